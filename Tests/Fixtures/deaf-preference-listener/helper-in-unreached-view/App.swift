// D6–D8, design §4: a helper's listener counts where the helper is applied; in a view that nothing builds, or that a preview
// alone shows, it is no mistake of the app.
import SwiftUI

struct BarKey: PreferenceKey {
  static let defaultValue: CGFloat = 0

  static func reduce(value: inout CGFloat, nextValue: () -> CGFloat) { value = max(value, nextValue()) }
}

struct FootKey: PreferenceKey {
  static let defaultValue: CGFloat = 0

  static func reduce(value: inout CGFloat, nextValue: () -> CGFloat) { value = max(value, nextValue()) }
}

extension View {
  func onBarHeight(_ action: @escaping (CGFloat) -> Void) -> some View {
    onPreferenceChange(BarKey.self) { action($0) }
  }
}

struct FootReader: ViewModifier {
  @State private var height: CGFloat = 0

  func body(content: Content) -> some View {
    content.onPreferenceChange(FootKey.self) { height = $0 } // want deaf-preference-listener(FootKey)
  }
}

struct OldScreen: View {
  @State private var height: CGFloat = 0

  var body: some View { Text("\(height)").onBarHeight { height = $0 } }
}

struct Root: View {
  @State private var height: CGFloat = 0

  var body: some View {
    VStack {
      VStack { Text("x").preference(key: BarKey.self, value: 1) }
        .onPreferenceChange(BarKey.self) { height = $0 }
      VStack { Text("x").preference(key: FootKey.self, value: 1) }
        .onPreferenceChange(FootKey.self) { height = $0 }
      Text("d").modifier(FootReader())
    }
  }
}

@main
struct DemoApp: App {
  var body: some Scene {
    WindowGroup { Root() }
  }
}
