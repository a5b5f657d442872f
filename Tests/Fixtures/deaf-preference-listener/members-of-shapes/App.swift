// D.1: what a project adds to shapes or to texts emits as what it adds to views does; a wrapper may project a view.
import SwiftUI

struct TitleKey: PreferenceKey {
  static let defaultValue: [String] = []
  static func reduce(value: inout [String], nextValue: () -> [String]) { value += nextValue() }
}

struct Banner: View {
  var body: some View { Text("banner").preference(key: TitleKey.self, value: ["banner"]) }
}

extension Shape {
  func marked() -> some View { preference(key: TitleKey.self, value: ["shape"]) }

  func plain() -> some View { frame(width: 1) }
}

extension Color {
  func swatch() -> some View { preference(key: TitleKey.self, value: ["color"]) }
}

extension Text {
  func titled() -> some View { preference(key: TitleKey.self, value: ["text"]) }
}

@propertyWrapper
struct Framed<Content: View>: DynamicProperty {
  var wrappedValue: Content
  var projectedValue: some View { HStack { wrappedValue } }
}

struct Screen: View {
  @Framed var banner = Banner()

  var body: some View {
    VStack {
      VStack { Circle().marked() }.onPreferenceChange(TitleKey.self) { print($0) }
      VStack { Text("bold").bold().titled() }.onPreferenceChange(TitleKey.self) { print($0) }
      VStack { Color.red.opacity(0.5).swatch() }.onPreferenceChange(TitleKey.self) { print($0) }
      VStack { $banner }.onPreferenceChange(TitleKey.self) { print($0) }
    }
    VStack { Circle().plain() }
      .onPreferenceChange(TitleKey.self) { print($0) } // want deaf-preference-listener(TitleKey)
    VStack { Text("bold").bold() }
      .onPreferenceChange(TitleKey.self) { print($0) } // want deaf-preference-listener(TitleKey)
  }
}

@main
struct ShapeApp: App {
  var body: some Scene {
    WindowGroup { Screen() }
  }
}
