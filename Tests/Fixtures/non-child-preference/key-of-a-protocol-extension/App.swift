// 'Self' in an extension of 'PreferenceKey' is the key that its function is called on.
import SwiftUI

struct WidthKey: PreferenceKey {
  static let defaultValue: CGFloat = 0
  static func reduce(value: inout CGFloat, nextValue: () -> CGFloat) { value = max(value, nextValue()) }
}

struct HeightKey: PreferenceKey {
  static let defaultValue: CGFloat = 0
  static func reduce(value: inout CGFloat, nextValue: () -> CGFloat) { value = max(value, nextValue()) }
}

extension PreferenceKey where Value == CGFloat {
  static func reader() -> some View {
    GeometryReader {
      Color.clear.preference(key: Self.self, value: $0.size.width)  // want non-child-preference(WidthKey)
    }
  }
}

struct Root: View {
  var body: some View {
    Text("w")
      .onPreferenceChange(WidthKey.self) { print($0) }  // want deaf-preference-listener(WidthKey)
      .background(WidthKey.reader())
    Text("h")
      .background(HeightKey.reader())
      .onPreferenceChange(HeightKey.self) { print($0) }
  }
}

@main struct DemoApp: App {
  var body: some Scene { WindowGroup { Root() } }
}
