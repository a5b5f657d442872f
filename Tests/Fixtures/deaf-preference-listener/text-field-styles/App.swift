// D7: a style of text fields builds them where they stand, so that a listener between them hears what the style sets; one
// around other views hears nothing.
import SwiftUI

struct FieldKey: PreferenceKey {
  static let defaultValue = 0
  static func reduce(value: inout Int, nextValue: () -> Int) { value += nextValue() }
}

struct Emitting: TextFieldStyle {
  func _body(configuration: TextField<Self._Label>) -> some View {
    configuration.preference(key: FieldKey.self, value: 1)
  }
}

struct Screen: View {
  @State private var text = ""

  var body: some View {
    VStack { TextField("a", text: $text) }
      .onPreferenceChange(FieldKey.self) { print($0) }
      .textFieldStyle(Emitting())
    VStack { Text("b") }
      .onPreferenceChange(FieldKey.self) { print($0) }  // want deaf-preference-listener(FieldKey)
      .textFieldStyle(Emitting())
  }
}

@main
struct FieldApp: App {
  var body: some Scene {
    WindowGroup { Screen() }
  }
}
