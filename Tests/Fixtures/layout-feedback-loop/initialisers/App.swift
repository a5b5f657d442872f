// E.3: an initialiser that may fail, one of several and a case with defaults make what the sources tell, and no more.
import SwiftUI

struct Sure {
  var height: CGFloat = 0
  init() {}
  init(checked: CGFloat) { height = checked }
}

struct SureView: View {
  @State private var sure = Sure()
  var body: some View {
    Text("A").padding(.top, sure.height)
      .onGeometryChange(for: CGFloat.self) { $0.size.height } action: { new in // want layout-feedback-loop(sure)
        sure = Sure(checked: new)
      }
  }
}

struct Failable {
  var height: CGFloat = 0
  init() {}
  init?(checked: CGFloat) {
    guard checked < 40 else { return nil }
    height = checked
  }
}

struct FailableView: View {
  @State private var failable = Failable()
  var body: some View {
    Text("A").padding(.top, failable.height)
      .onGeometryChange(for: CGFloat.self) { $0.size.height } action: { new in
        if let next = Failable(checked: new) { failable = next }
      }
  }
}

struct Throwing {
  struct TooTall: Error {}
  var height: CGFloat = 0
  init() {}
  init(checked: CGFloat) throws {
    if checked > 40 { throw TooTall() }
    height = checked
  }
}

struct ThrowingView: View {
  @State private var throwing = Throwing()
  var body: some View {
    Text("A").padding(.top, throwing.height)
      .onGeometryChange(for: CGFloat.self) { $0.size.height } action: { new in
        if let next = try? Throwing(checked: new) { throwing = next }
      }
  }
}

struct Overloaded {
  var height: CGFloat = 0
  init() {}
  init(_ height: Int) { self.height = CGFloat(height) }
  init(_ height: CGFloat) { self.height = min(height, 40) }
}

struct OverloadedView: View {
  @State private var overloaded = Overloaded()
  var body: some View {
    Text("A").padding(.top, overloaded.height)
      .onGeometryChange(for: CGFloat.self) { $0.size.height } action: { new in
        overloaded = Overloaded(new)
      }
  }
}

enum Phase {
  case idle
  case measured(height: CGFloat = 40, width: CGFloat = 40)
}

struct SecondPlace: View {
  @State private var second: Phase = .idle
  var gap: CGFloat {
    if case .measured(let height, _) = second { return height }
    return 0
  }
  var body: some View {
    Text("A").padding(.top, gap)
      .onGeometryChange(for: CGFloat.self) { $0.size.height } action: { new in
        second = .measured(width: new)
      }
  }
}

struct FirstPlace: View {
  @State private var first: Phase = .idle
  var gap: CGFloat {
    if case .measured(let height, _) = first { return height }
    return 0
  }
  var body: some View {
    Text("A").padding(.top, gap)
      .onGeometryChange(for: CGFloat.self) { $0.size.height } action: { new in // want layout-feedback-loop(first)
        first = .measured(height: new)
      }
  }
}

enum Stage {
  case idle
  case measured(width: CGFloat = 40, height: CGFloat)
}

struct BehindDefault: View {
  @State private var behind: Stage = .idle
  var gap: CGFloat {
    if case .measured(_, let height) = behind { return height }
    return 0
  }
  var body: some View {
    Text("A").padding(.top, gap)
      .onGeometryChange(for: CGFloat.self) { $0.size.height } action: { new in // want layout-feedback-loop(behind)
        behind = .measured(height: new)
      }
  }
}

/// A function that throws ends what follows its call.
struct Checked {
  struct TooTall: Error {}
  var height: CGFloat = 0
  func check(_ height: CGFloat) throws { if height > 40 { throw TooTall() } }
  mutating func take(_ height: CGFloat) throws {
    try check(height)
    self.height = height
  }
  mutating func keep(_ height: CGFloat) { self.height = height }
}

struct CheckedView: View {
  @State private var checked = Checked()
  @State private var kept = Checked()
  var body: some View {
    VStack {
      Text("A").padding(.top, checked.height)
        .onGeometryChange(for: CGFloat.self) { $0.size.height } action: { new in
          try? checked.take(new)
        }
      Text("A").padding(.top, kept.height)
        .onGeometryChange(for: CGFloat.self) { $0.size.height } action: { new in // want layout-feedback-loop(kept)
          kept.keep(new)
        }
    }
  }
}

enum Pair {
  case idle
  case measured(CGFloat, CGFloat)
}

struct PairView: View {
  @State private var pair: Pair = .idle
  var gap: CGFloat {
    if case .measured(let both) = pair { return both.1 }
    return 0
  }
  var body: some View {
    Text("A").padding(.top, gap)
      .onGeometryChange(for: CGFloat.self) { $0.size.height } action: { new in
        pair = .measured(new, 4)
      }
  }
}
