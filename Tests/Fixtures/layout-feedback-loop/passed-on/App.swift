// E.3, D: a preference that is measured far below is heard above views that only pass it on, also by a container or a helper that is
// given the views.
import SwiftUI

struct HeightKey: PreferenceKey {
  static let defaultValue: CGFloat = 0
  static func reduce(value: inout CGFloat, nextValue: () -> CGFloat) {
    value = max(value, nextValue())
  }
}

struct Inset: View {
  let inset: CGFloat

  var body: some View {
    Text("B").padding(.top, inset).background {
      GeometryReader { proxy in // want layout-feedback-loop(heard) layout-feedback-loop(contained) layout-feedback-loop(erased)
        Color.clear.preference(key: HeightKey.self, value: proxy.size.height)
      }
    }
  }
}

struct Middle: View {
  let inset: CGFloat
  var body: some View { VStack { Inset(inset: inset) } }
}

struct Upper: View {
  let inset: CGFloat
  var body: some View { HStack { Middle(inset: inset) } }
}

struct Heard: View {
  @State private var heard: CGFloat = 0

  var body: some View {
    Upper(inset: heard).onPreferenceChange(HeightKey.self) { heard = $0 }
  }
}

struct Listening<Content: View>: View {
  @State private var contained: CGFloat = 0
  @ViewBuilder var content: (CGFloat) -> Content

  var body: some View {
    content(contained).onPreferenceChange(HeightKey.self) { contained = $0 }
  }
}

struct Shown: View {
  var body: some View { Listening { inset in Upper(inset: inset) } }
}

struct Erasing: View {
  @State private var erased: CGFloat = 0
  let content: (CGFloat) -> AnyView

  var body: some View {
    content(erased).onPreferenceChange(HeightKey.self) { erased = $0 }
  }
}

struct Erased: View {
  var body: some View { Erasing { inset in AnyView(Upper(inset: inset)) } }
}

struct Heading: View {
  @State private var height: CGFloat = 0

  var body: some View {
    VStack {
      Text("Title").font(.title).frame(height: height)
      Upper(inset: 8).onPreferenceChange(HeightKey.self) { height = $0 }
    }
  }
}

@main
struct Main: App {
  var body: some Scene {
    WindowGroup {
      Heard()
      Shown()
      Erased()
      Heading()
    }
  }
}
