// ROW: D6. A listener in a modifier that only a helper applies which nothing calls is in code that nothing uses; where one is called,
// what it is applied to tells.
import SwiftUI

struct HeightKey: PreferenceKey {
  static let defaultValue: CGFloat = 0
  static func reduce(value: inout CGFloat, nextValue: () -> CGFloat) {
    value = max(value, nextValue())
  }
}

struct WidthKey: PreferenceKey {
  static let defaultValue: CGFloat = 0
  static func reduce(value: inout CGFloat, nextValue: () -> CGFloat) {
    value = max(value, nextValue())
  }
}

struct HomeView: View {
  @State private var height: CGFloat = 0
  @State private var width: CGFloat = 0
  var body: some View {
    VStack {
      ScrollView { Text("x").tracked() }
        .onPreferenceChange(HeightKey.self) { height = $0 }
        .onPreferenceChange(WidthKey.self) { width = $0 }
      Text("a").tracked().measuring()
      Text("b").leading()
    }
    .overlay { Text("\(height) \(width)") }
  }
}

struct HintModifier: ViewModifier {
  func body(content: Content) -> some View {
    content.onPreferenceChange(HeightKey.self) { print($0) } // want deaf-preference-listener(HeightKey)
  }
}

struct MeasuringModifier: ViewModifier {
  func body(content: Content) -> some View {
    content.onPreferenceChange(HeightKey.self) { print($0) }
  }
}

struct LeadingModifier: ViewModifier {
  func body(content: Content) -> some View {
    content.onPreferenceChange(WidthKey.self) { print($0) } // want deaf-preference-listener(WidthKey)
  }
}

extension View {
  func tracked() -> some View {
    background {
      GeometryReader {
        Color.clear
          .preference(key: HeightKey.self, value: $0.size.height)
          .preference(key: WidthKey.self, value: $0.size.width)  // want non-child-preference(WidthKey)
      }
    }
  }

  func hint() -> some View { modifier(HintModifier()) }

  func hints() -> some View { hint().padding() }

  func measuring() -> some View { modifier(MeasuringModifier()) }

  func leading() -> some View { modifier(LeadingModifier()) }
}

@main
struct TheApp: App {
  var body: some Scene {
    WindowGroup { HomeView() }
  }
}
