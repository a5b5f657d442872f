// D8: a listener on a sibling hears nothing; one on a common ancestor hears both. A view that is built in two places is
// fine if it is heard in one of them.
import SwiftUI

struct WidthKey: PreferenceKey {
  static let defaultValue = 0
  static func reduce(value: inout Int, nextValue: () -> Int) { value = max(value, nextValue()) }
}

struct HeightKey: PreferenceKey {
  static let defaultValue = 0
  static func reduce(value: inout Int, nextValue: () -> Int) { value = max(value, nextValue()) }
}

struct Measured: View {
  var body: some View {
    Text("measured").preference(key: HeightKey.self, value: 3)
  }
}

struct Screen: View {
  @State private var value = 0

  var body: some View {
    HStack {
      Text("left").preference(key: WidthKey.self, value: 1) // want non-child-preference(WidthKey)
      Text("right").onPreferenceChange(WidthKey.self) { value = $0 } // want deaf-preference-listener(WidthKey)
      Measured()
    }
  }
}

struct Other: View {
  @State private var value = 0

  var body: some View {
    VStack {
      Measured()
    }
    .onPreferenceChange(HeightKey.self) { value = $0 }
  }
}

@main
struct ReaderApp: App {
  var body: some Scene {
    WindowGroup {
      Screen()
      Other()
    }
  }
}
