// E.3: state follows other state across views: in a child that is given a value and a binding, in a modifier, by a callback that a
// child runs as its own state changes, by a preference whose value is state.
import SwiftUI

struct HeightKey: PreferenceKey {
  static let defaultValue: CGFloat = 0
  static func reduce(value: inout CGFloat, nextValue: () -> CGFloat) {
    value = max(value, nextValue())
  }
}

struct Sync: View {
  let from: CGFloat
  @Binding var to: CGFloat

  var body: some View { Color.clear.onChange(of: from, initial: true) { to = from } }
}

struct Following: ViewModifier {
  let from: CGFloat
  @Binding var to: CGFloat

  func body(content: Content) -> some View {
    content.onChange(of: from) { _, new in to = new }
  }
}

extension View {
  func follow(_ from: CGFloat, _ to: Binding<CGFloat>) -> some View {
    modifier(Following(from: from, to: to))
  }
}

struct Reporting: View {
  let top: CGFloat
  let onHeight: (CGFloat) -> Void
  @State private var own: CGFloat = 0

  var body: some View {
    Text("A").padding(.top, top)
      .onGeometryChange(for: CGFloat.self) { $0.size.height } action: { own = $0 } // want layout-feedback-loop(own)
      .onChange(of: own) { _, new in onHeight(new) }
  }
}

struct ReportingPlain: View {
  let onHeight: (CGFloat) -> Void
  @State private var own: CGFloat = 0

  var body: some View {
    Text("A")
      .onGeometryChange(for: CGFloat.self) { $0.size.height } action: { own = $0 }
      .onChange(of: own) { _, new in onHeight(new) }
  }
}

struct Emitting: View {
  let top: CGFloat
  @State private var inner: CGFloat = 0

  var body: some View {
    Text("A").padding(.top, top)
      .onGeometryChange(for: CGFloat.self) { $0.size.height } action: { inner = $0 } // want layout-feedback-loop(inner)
      .preference(key: HeightKey.self, value: inner)
  }
}

struct ByChild: View {
  @State private var a: CGFloat = 0
  @State private var b: CGFloat = 0

  var body: some View {
    Color.red.frame(height: b + 1)
      .background { Sync(from: a, to: $b) }
      .onGeometryChange(for: CGFloat.self) { $0.size.height } action: { a = $0 } // want layout-feedback-loop(a)
  }
}

struct ByChildDrawn: View {
  @State private var a: CGFloat = 0
  @State private var b: CGFloat = 0

  var body: some View {
    Color.red.frame(height: 20).opacity(b)
      .background { Sync(from: a, to: $b) }
      .onGeometryChange(for: CGFloat.self) { $0.size.height } action: { a = $0 }
  }
}

struct ByModifier: View {
  @State private var a: CGFloat = 0
  @State private var b: CGFloat = 0

  var body: some View {
    Text("A").padding(.top, b)
      .onGeometryChange(for: CGFloat.self) { $0.size.height } action: { a = $0 } // want layout-feedback-loop(a)
      .follow(a, $b)
  }
}

struct ByModifierOutside: View {
  @State private var a: CGFloat = 0
  @State private var b: CGFloat = 0

  var body: some View {
    Text("A")
      .onGeometryChange(for: CGFloat.self) { $0.size.height } action: { a = $0 }
      .follow(a, $b)
      .padding(.top, b)
  }
}

struct OfReport: View {
  @State private var top: CGFloat = 0

  var body: some View {
    Reporting(top: top) { top = $0 }
  }
}

struct OfReportOutside: View {
  @State private var top: CGFloat = 0

  var body: some View {
    ReportingPlain { top = $0 }
      .padding(.top, top)
  }
}

struct OfPreference: View {
  @State private var top: CGFloat = 0

  var body: some View {
    Emitting(top: top)
      .onPreferenceChange(HeightKey.self) { top = $0 }
  }
}

struct HeardThenSynced: View {
  @State private var a: CGFloat = 0
  @State private var b: CGFloat = 0

  var body: some View {
    Text("A").padding(.top, b)
      .background(
        GeometryReader { proxy in // want layout-feedback-loop(a)
          Color.clear.preference(key: HeightKey.self, value: proxy.size.height)
        }
      )
      .onPreferenceChange(HeightKey.self) { a = $0 }
      .onChange(of: a) { b = a }
  }
}

struct ReadThenSynced: View {
  @State private var a: CGFloat = 0
  @State private var b: CGFloat = 0

  var body: some View {
    Text("A").padding(.top, b)
      .background(
        GeometryReader { proxy in // want layout-feedback-loop(a)
          Color.clear
            .onAppear { a = proxy.size.height }
            .onChange(of: proxy.size.height) { a = $0 }
        }
      )
      .onChange(of: a) { withAnimation { b = a } }
  }
}

@main
struct Main: App {
  var body: some Scene {
    WindowGroup {
      ByChild()
      ByChildDrawn()
      ByModifier()
      ByModifierOutside()
      OfReport()
      OfReportOutside()
      OfPreference()
      HeardThenSynced()
      ReadThenSynced()
    }
  }
}
