// D5, A15: a modifier that resolves to another one applies that; one that is only made somewhere is applied elsewhere.
import SwiftUI

struct TitleKey: PreferenceKey {
  static let defaultValue: [String] = []
  static func reduce(value: inout [String], nextValue: () -> [String]) { value += nextValue() }
}

struct OtherKey: PreferenceKey {
  static let defaultValue: [String] = []
  static func reduce(value: inout [String], nextValue: () -> [String]) { value += nextValue() }
}

struct PickedKey: PreferenceKey {
  static let defaultValue: [String] = []
  static func reduce(value: inout [String], nextValue: () -> [String]) { value += nextValue() }
}

struct Hearing: ViewModifier {
  func body(content: Content) -> some View { content.onPreferenceChange(TitleKey.self) { print($0) } }
}

struct Resolving: EnvironmentalModifier {
  func resolve(in environment: EnvironmentValues) -> some ViewModifier { Hearing() }
}

struct Deaf: ViewModifier {
  func body(content: Content) -> some View {
    content.onPreferenceChange(OtherKey.self) { print($0) } // want deaf-preference-listener(OtherKey)
  }
}

struct ResolvingDeaf: EnvironmentalModifier {
  func resolve(in environment: EnvironmentValues) -> Deaf { Deaf() }
}

struct Picked: ViewModifier {
  func body(content: Content) -> some View { content.onPreferenceChange(PickedKey.self) { print($0) } }
}

struct Theme {
  var modifier: Picked { Picked() }
}

struct Screen: View {
  let path: KeyPath<Theme, Picked> = \.modifier

  var body: some View {
    VStack {
      Text("heard").preference(key: TitleKey.self, value: ["heard"]).modifier(Resolving())
      Text("nothing").modifier(ResolvingDeaf())
      Text("beside").preference(key: OtherKey.self, value: ["beside"]) // want non-child-preference(OtherKey)
      Text("picked").preference(key: PickedKey.self, value: ["picked"]).modifier(Theme()[keyPath: path])
    }
  }
}

@main
struct ModifierApp: App {
  var body: some Scene {
    WindowGroup { Screen() }
  }
}
