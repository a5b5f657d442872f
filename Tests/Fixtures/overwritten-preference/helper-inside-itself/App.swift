// D1, D2: a helper that is applied within what it is applied to replaces its own value, which is told where it is lost; the
// outer one is heard. One that only another emitter replaces is not heard at all.
import SwiftUI

struct TitleKey: PreferenceKey {
  static let defaultValue = ""
  static func reduce(value: inout String, nextValue: () -> String) { value += nextValue() }
}

struct LostKey: PreferenceKey {
  static let defaultValue = ""
  static func reduce(value: inout String, nextValue: () -> String) { value += nextValue() }
}

extension View {
  func screenTitle(_ title: String) -> some View { preference(key: TitleKey.self, value: title) }

  func lostTitle(_ title: String) -> some View {
    preference(key: LostKey.self, value: title)  // want overwritten-preference(LostKey)
  }
}

struct Detail: View {
  var body: some View {
    Text("detail")  // want overwritten-preference(TitleKey)
      .screenTitle("detail")
      .lostTitle("lost")
  }
}

struct Screen: View {
  @State private var title = ""

  var body: some View {
    VStack { Detail() }
      .screenTitle("fallback")
      .preference(key: LostKey.self, value: "outer")
      .onPreferenceChange(TitleKey.self) { title = $0 }
      .onPreferenceChange(LostKey.self) { title = $0 }
  }
}

@main
struct TitleApp: App {
  var body: some Scene {
    WindowGroup { Screen() }
  }
}
