// E.3, D7: a layer that is built of a preference may watch it, and write what it hears.
import SwiftUI

struct HeightKey: PreferenceKey {
  static let defaultValue: CGFloat = 0
  static func reduce(value: inout CGFloat, nextValue: () -> CGFloat) { value = max(value, nextValue()) }
}

struct Overlaid: View {
  @State private var height: CGFloat = 0
  var body: some View {
    Text("A").padding(.top, height)
      .background(GeometryReader { Color.clear.preference(key: HeightKey.self, value: $0.size.height) }) // want layout-feedback-loop(height)
      .overlayPreferenceValue(HeightKey.self) { value in
        Color.clear.onChange(of: value) { _, new in height = new }
      }
  }
}

struct Behind: View {
  @State private var height: CGFloat = 0
  var body: some View {
    Text("A").padding(.top, height)
      .background(GeometryReader { Color.clear.preference(key: HeightKey.self, value: $0.size.height) }) // want layout-feedback-loop(height)
      .backgroundPreferenceValue(HeightKey.self) { value in
        Color.clear.onChange(of: value) { height = $1 }
      }
  }
}

struct Around: View {
  @State private var height: CGFloat = 0
  var body: some View {
    Text("A")
      .background(GeometryReader { Color.clear.preference(key: HeightKey.self, value: $0.size.height) })
      .overlayPreferenceValue(HeightKey.self) { value in
        Color.clear.onChange(of: value) { _, new in height = new }
      }
      .padding(.top, height)
  }
}

struct Appearing: View {
  @State private var height: CGFloat = 0
  var body: some View {
    Text("A").padding(.top, height)
      .background(GeometryReader { Color.clear.preference(key: HeightKey.self, value: $0.size.height) })
      .overlayPreferenceValue(HeightKey.self) { value in Color.clear.onAppear { height = value } }
  }
}

struct Drawn: View {
  @State private var height: CGFloat = 0
  var body: some View {
    Text("A").padding(.top, height)
      .background(GeometryReader { Color.clear.preference(key: HeightKey.self, value: $0.size.height) })
      .overlayPreferenceValue(HeightKey.self) { value in Color.red.frame(height: value) }
      .onTapGesture { height = 20 }
  }
}

@main
struct Main: App {
  var body: some Scene {
    WindowGroup {
      Overlaid()
      Behind()
      Around()
      Appearing()
      Drawn()
    }
  }
}
