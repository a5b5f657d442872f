// D7: a control that a style makes of its configuration shows the views that the configuration is of. A listener around it hears what
// whoever uses the style sets in them; one beside it hears nothing.
import SwiftUI

struct ToggleKey: PreferenceKey {
  static let defaultValue = 0
  static func reduce(value: inout Int, nextValue: () -> Int) { value += nextValue() }
}

struct LabelKey: PreferenceKey {
  static let defaultValue = 0
  static func reduce(value: inout Int, nextValue: () -> Int) { value += nextValue() }
}

struct ProgressKey: PreferenceKey {
  static let defaultValue = 0
  static func reduce(value: inout Int, nextValue: () -> Int) { value += nextValue() }
}

struct BoxKey: PreferenceKey {
  static let defaultValue = 0
  static func reduce(value: inout Int, nextValue: () -> Int) { value += nextValue() }
}

struct ContentKey: PreferenceKey {
  static let defaultValue = 0
  static func reduce(value: inout Int, nextValue: () -> Int) { value += nextValue() }
}

struct ButtonKey: PreferenceKey {
  static let defaultValue = 0
  static func reduce(value: inout Int, nextValue: () -> Int) { value += nextValue() }
}

struct FieldKey: PreferenceKey {
  static let defaultValue = 0
  static func reduce(value: inout Int, nextValue: () -> Int) { value += nextValue() }
}

struct MenuKey: PreferenceKey {
  static let defaultValue = 0
  static func reduce(value: inout Int, nextValue: () -> Int) { value += nextValue() }
}

struct BesideKey: PreferenceKey {
  static let defaultValue = 0
  static func reduce(value: inout Int, nextValue: () -> Int) { value += nextValue() }
}

struct BesideFieldKey: PreferenceKey {
  static let defaultValue = 0
  static func reduce(value: inout Int, nextValue: () -> Int) { value += nextValue() }
}

struct OwnToggleStyle: ToggleStyle {
  func makeBody(configuration: Configuration) -> some View {
    Toggle(configuration).onPreferenceChange(ToggleKey.self) { print($0) }
  }
}

struct OwnLabelStyle: LabelStyle {
  func makeBody(configuration: Configuration) -> some View {
    Label(configuration).onPreferenceChange(LabelKey.self) { print($0) }
  }
}

struct OwnProgressStyle: ProgressViewStyle {
  func makeBody(configuration: Configuration) -> some View {
    ProgressView(configuration).onPreferenceChange(ProgressKey.self) { print($0) }
  }
}

struct OwnBoxStyle: GroupBoxStyle {
  func makeBody(configuration: Configuration) -> some View {
    GroupBox(configuration).onPreferenceChange(BoxKey.self) { print($0) }
  }
}

struct OwnContentStyle: LabeledContentStyle {
  func makeBody(configuration: Configuration) -> some View {
    LabeledContent(configuration).onPreferenceChange(ContentKey.self) { print($0) }
  }
}

struct OwnButtonStyle: PrimitiveButtonStyle {
  func makeBody(configuration: Configuration) -> some View {
    Button(configuration).onPreferenceChange(ButtonKey.self) { print($0) }
  }
}

struct OwnMenuStyle: MenuStyle {
  func makeBody(configuration: Configuration) -> some View {
    Menu(configuration).onPreferenceChange(MenuKey.self) { print($0) }
  }
}

struct OwnFieldStyle: TextFieldStyle {
  func _body(configuration: TextField<Self._Label>) -> some View {
    configuration.onPreferenceChange(FieldKey.self) { print($0) }
  }
}

struct BesideStyle: ToggleStyle {
  func makeBody(configuration: Configuration) -> some View {
    HStack {
      Toggle(configuration)
      Text("beside").onPreferenceChange(BesideKey.self) { print($0) } // want deaf-preference-listener(BesideKey)
    }
  }
}

struct BesideFieldStyle: TextFieldStyle {
  func _body(configuration: TextField<Self._Label>) -> some View {
    HStack {
      configuration
      Text("beside").onPreferenceChange(BesideFieldKey.self) { print($0) } // want deaf-preference-listener(BesideFieldKey)
    }
  }
}

struct Screen: View {
  @State private var isOn = false
  @State private var text = ""

  var body: some View {
    VStack {
      Toggle(isOn: $isOn) { Text("a").preference(key: ToggleKey.self, value: 1) }.toggleStyle(OwnToggleStyle())
      Label { Text("b").preference(key: LabelKey.self, value: 1) } icon: { Text("i") }.labelStyle(OwnLabelStyle())
      ProgressView { Text("c").preference(key: ProgressKey.self, value: 1) }.progressViewStyle(OwnProgressStyle())
      GroupBox { Text("d").preference(key: BoxKey.self, value: 1) }.groupBoxStyle(OwnBoxStyle())
      LabeledContent { Text("e").preference(key: ContentKey.self, value: 1) } label: { Text("l") }
        .labeledContentStyle(OwnContentStyle())
      Button {} label: { Text("f").preference(key: ButtonKey.self, value: 1) }.buttonStyle(OwnButtonStyle())
      Menu { Text("item") } label: { Text("g").preference(key: MenuKey.self, value: 1) }.menuStyle(OwnMenuStyle())
      TextField(text: $text) { Text("h").preference(key: FieldKey.self, value: 1) }.textFieldStyle(OwnFieldStyle())
    }
    VStack {
      Toggle(isOn: $isOn) { Text("i").preference(key: BesideKey.self, value: 1) } // want non-child-preference(BesideKey)
        .toggleStyle(BesideStyle())
      TextField(text: $text) { Text("j").preference(key: BesideFieldKey.self, value: 1) } // want non-child-preference(BesideFieldKey)
        .textFieldStyle(BesideFieldStyle())
    }
  }
}

@main
struct StyledApp: App {
  var body: some Scene {
    WindowGroup { Screen() }
  }
}
