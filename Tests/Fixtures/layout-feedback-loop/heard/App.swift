// E.3 and E.4 by preferences with a `reduce` of their own, anchors, `onChange`, `task(id:)` and alignment guides; guards that let more
// through, and what is written once.
import SwiftUI

struct SizeKey: PreferenceKey {
  static var defaultValue: CGSize { .zero }
  static func reduce(value: inout CGSize, nextValue: () -> CGSize) {
    let next = nextValue()
    value = CGSize(width: max(value.width, next.width), height: max(value.height, next.height))
  }
}

struct WidthKey: PreferenceKey {
  static let defaultValue: CGFloat? = nil
  static func reduce(value: inout CGFloat?, nextValue: () -> CGFloat?) { value = value ?? nextValue() }
}

struct SumKey: PreferenceKey {
  static let defaultValue: CGFloat = 0
  static func reduce(value: inout CGFloat, nextValue: () -> CGFloat) { value += nextValue() }
}

struct B1: View {
  @State private var b1: CGSize = .zero
  var body: some View {
    VStack {
      ForEach(0..<3, id: \.self) { i in
        Text("\(i)").frame(height: b1.height)
          .background(GeometryReader { p in Color.clear.preference(key: SizeKey.self, value: p.size) }) // want frozen-measurement(b1)
      }
    }
    .onPreferenceChange(SizeKey.self) { b1 = $0 }
  }
}

struct B1Safe: View {
  @State private var b: CGSize = .zero
  var body: some View {
    VStack {
      ForEach(0..<3, id: \.self) { i in
        Text("\(i)")
          .background(GeometryReader { p in Color.clear.preference(key: SizeKey.self, value: p.size) })
          .frame(width: b.width, height: b.height)
      }
    }
    .onPreferenceChange(SizeKey.self) { b = $0 }
  }
}

struct B2: View {
  @State private var b2: CGFloat?
  var body: some View {
    VStack {
      Text("A").padding(.horizontal, b2 ?? 0)
        .background(GeometryReader { p in Color.clear.preference(key: WidthKey.self, value: p.size.width) }) // want layout-feedback-loop(b2)
    }
    .onPreferenceChange(WidthKey.self) { b2 = $0 }
  }
}

struct B2Safe: View {
  @State private var b: CGFloat?
  var body: some View {
    VStack {
      Text("A")
        .background(GeometryReader { p in Color.clear.preference(key: WidthKey.self, value: p.size.width) })
        .frame(width: b)
    }
    .onPreferenceChange(WidthKey.self) { b = $0 }
  }
}

// A sum of several: how many there are is not told.
struct B3Silent: View {
  @State private var b: CGFloat = 0
  var body: some View {
    HStack {
      ForEach(0..<3, id: \.self) { _ in
        Text("A").background(GeometryReader { p in Color.clear.preference(key: SumKey.self, value: p.size.width) })
      }
    }
    .onPreferenceChange(SumKey.self) { b = $0 }
    .padding(.top, b)
  }
}

struct B4: View {
  @State private var b4: CGFloat = 0
  var body: some View {
    GeometryReader { outer in // want layout-feedback-loop(b4)
      Color.clear.onChange(of: outer.size.height, initial: true) { b4 = outer.size.height }
    }
    .frame(height: b4 + 1)
  }
}

struct B5: View {
  @State private var b5: CGFloat = 0
  var body: some View {
    Text("A").padding(.top, b5)
      .background {
        GeometryReader { p in // want layout-feedback-loop(b5)
          Color.clear.task(id: p.size.height) { b5 = p.size.height }
        }
      }
  }
}

struct B5Safe: View {
  @State private var b: CGFloat = 0
  var body: some View {
    Text("A").padding(.top, b)
      .background { GeometryReader { p in Color.clear.task { b = p.size.height } } }
  }
}

struct B6: View {
  @State private var b6: CGFloat = 0
  var body: some View {
    HStack(alignment: .top) {
      Text("A").padding(.leading, b6)
        .alignmentGuide(.leading) { d in // want layout-feedback-loop(b6)
          Task { b6 = d.width }
          return d[.leading]
        }
    }
  }
}

struct AnchorKey: PreferenceKey {
  static let defaultValue: [Anchor<CGRect>] = []
  static func reduce(value: inout [Anchor<CGRect>], nextValue: () -> [Anchor<CGRect>]) { value += nextValue() }
}

struct B7Safe: View {
  var body: some View {
    VStack { Text("A").anchorPreference(key: AnchorKey.self, value: .bounds) { [$0] } }
      .overlayPreferenceValue(AnchorKey.self) { anchors in
        GeometryReader { p in
          ForEach(anchors.indices, id: \.self) { i in
            Rectangle().stroke().frame(width: p[anchors[i]].width, height: p[anchors[i]].height)
          }
        }
      }
  }
}

struct B8: View {
  @State private var b8: CGFloat = 0
  var body: some View {
    Text("A").padding(.vertical, b8)
      .background(GeometryReader { p in Color.clear.preference(key: SumKey.self, value: p.size.height) }) // want layout-feedback-loop(b8)
      .onPreferenceChange(SumKey.self) { [$b8] in $b8.wrappedValue = $0 }
  }
}

struct B9: View {
  @State private var b9: CGFloat = 0
  var body: some View {
    Text("A").padding(.vertical, b9)
      .background(GeometryReader { p in Color.clear.preference(key: SumKey.self, value: p.size.height) }) // want layout-feedback-loop(b9)
      .onPreferenceChange(SumKey.self) { new in
        MainActor.assumeIsolated { if abs(new - b9) > 0.5 { b9 = new } }
      }
  }
}

// One shot.
struct B10Safe: View {
  @State private var b: CGFloat?
  var body: some View {
    Text("A").padding(.vertical, b ?? 0)
      .onGeometryChange(for: CGFloat.self) { $0.size.height } action: { if b == nil { b = $0 } }
  }
}

struct B11Safe: View {
  @State private var b: CGFloat = 0
  @State private var isDone = false
  var body: some View {
    Text("A").padding(.vertical, b)
      .onGeometryChange(for: CGFloat.self) { $0.size.height } action: {
        guard !isDone else { return }
        isDone = true
        b = $0
      }
  }
}

@main struct AppB: App {
  var body: some Scene { WindowGroup { VStack { B1(); B1Safe(); B2(); B2Safe(); B3Silent(); B4() }; VStack { B5(); B5Safe(); B6(); B7Safe(); B8(); B9(); B10Safe(); B11Safe() } } }
}
