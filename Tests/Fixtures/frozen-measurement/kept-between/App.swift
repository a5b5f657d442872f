// E.3: what is only kept between two numbers stays as it begins, or becomes one of them, whatever the content is. What is measured inside
// follows the content.
import SwiftUI

extension Comparable {
  func clamped(to limits: ClosedRange<Self>) -> Self {
    min(max(self, limits.lowerBound), limits.upperBound)
  }
}

struct Composer: View {
  @State private var text = ""
  @State private var height: CGFloat = 36
  var body: some View {
    TextEditor(text: $text)
      .frame(height: min(max(height, 36), 140))
      .background(
        GeometryReader { proxy in // want frozen-measurement(height)
          Color.clear.onChange(of: proxy.size.height) { height = proxy.size.height }
        })
  }
}

struct Clamped: View {
  @State private var height: CGFloat = 50
  var body: some View {
    VStack { Text("a"); Text("b") }.frame(height: height.clamped(to: 40...400))
      .onGeometryChange(for: CGFloat.self) { $0.size.height } action: { height = $0 } // want frozen-measurement(height)
  }
}

struct ClampedInside: View {
  @State private var height: CGFloat = 50
  var body: some View {
    VStack { Text("a"); Text("b") }
      .onGeometryChange(for: CGFloat.self) { $0.size.height } action: { height = $0 }
      .frame(height: height.clamped(to: 40...400))
  }
}

struct FromBelow: View {
  @State private var height: CGFloat = 0
  var body: some View {
    VStack { Text("a"); Text("b") }.frame(height: max(40, min(height, 400)))
      .onGeometryChange(for: CGFloat.self) { $0.size.height } action: { height = $0 } // want frozen-measurement(height)
  }
}

struct Tapped: View {
  @State private var height: CGFloat = 50
  var body: some View {
    VStack { Text("a"); Text("b") }.frame(height: height.clamped(to: 40...90))
      .onGeometryChange(for: CGFloat.self) { $0.size.height } action: { height = $0 }
      .onTapGesture { height = 80 }
  }
}

struct AtLeast: View {
  @State private var total: CGFloat = 0
  var body: some View {
    Text("a").frame(height: max(10, total))
      .onGeometryChange(for: CGFloat.self) { $0.size.height } action: { total = $0 } // want frozen-measurement(total)
  }
}

struct WrittenAtLeast: View {
  @State private var total: CGFloat = 0
  var body: some View {
    Text("a").frame(height: total)
      .onGeometryChange(for: CGFloat.self) { $0.size.height } action: { total = max(44, $0) } // want frozen-measurement(total)
  }
}

struct NothingAtFirst: View {
  @State private var total: CGFloat?
  var body: some View {
    Text("a").frame(height: max(total ?? 0, 44))
      .onGeometryChange(for: CGFloat.self) { $0.size.height } action: { total = $0 } // want frozen-measurement(total)
  }
}

struct AsHighAsOthers: View {
  @State private var line: CGFloat = 0
  var body: some View {
    HStack {
      Circle().frame(width: 44, height: 44)
      Color.red.frame(width: 1, height: line)
    }
    .onGeometryChange(for: CGFloat.self) { $0.size.height } action: { line = $0 }
  }
}

struct AtLeastItsContent: View {
  @State private var least: CGFloat = 0
  var body: some View {
    Text("a").frame(minHeight: max(10, least))
      .onGeometryChange(for: CGFloat.self) { $0.size.height } action: { least = $0 }
  }
}

struct Expanded: View {
  let text: String
  @State private var full: CGFloat = 0
  @State private var isExpanded = false
  var body: some View {
    VStack {
      Text(text).frame(height: isExpanded ? full : 60)
        .onGeometryChange(for: CGFloat.self) { $0.size.height } action: { full = $0 } // want frozen-measurement(full)
      Button("More") { isExpanded.toggle() }
    }
  }
}

struct Freed: View {
  let text: String
  @State private var full: CGFloat = 0
  @State private var isFixed = false
  var body: some View {
    VStack {
      Text(text).frame(height: isFixed ? full : nil)
        .onGeometryChange(for: CGFloat.self) { $0.size.height } action: { full = $0 }
      Button("Fix") { isFixed.toggle() }
    }
  }
}

/// The height of the one stays that of the other.
struct OneForBoth: View {
  @State private var mark: CGFloat = 60
  @State private var isOpen = false
  var body: some View {
    VStack {
      Group {
        if isOpen { Text("a").frame(height: mark) } else { Circle().frame(height: 40) }
      }
      .onGeometryChange(for: CGFloat.self) { $0.size.height } action: { mark = $0 }
      Button("Open") { isOpen.toggle() }
    }
  }
}

struct SetByButton: View {
  let text: String
  @State private var given: CGFloat = 0
  @State private var isWide = false
  var body: some View {
    VStack {
      Text(text).frame(height: isWide ? given : 60)
        .onGeometryChange(for: CGFloat.self) { $0.size.height } action: { given = $0 }
      Button("Wide") { isWide.toggle() }
      Button("High") { given = 300 }
    }
  }
}

@main
struct Main: App {
  var body: some Scene {
    WindowGroup {
      AtLeast()
      WrittenAtLeast()
      NothingAtFirst()
      AsHighAsOthers()
      AtLeastItsContent()
      Expanded(text: "a")
      Freed(text: "a")
      OneForBoth()
      SetByButton(text: "a")
      Composer()
      Clamped()
      ClampedInside()
      FromBelow()
      Tapped()
    }
  }
}
