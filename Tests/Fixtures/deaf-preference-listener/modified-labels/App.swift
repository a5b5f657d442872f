// D7: a modifier that a style applies to the views of its control is around these, whatever it does with them, and whatever
// the type says by which code hands them on; so are modifiers from elsewhere. A listener in it, or behind it, hears what whoever uses
// the style sets in them; one beside them hears nothing.
import Shimmer
import SwiftUI

struct BareKey: PreferenceKey {
  static let defaultValue = 0
  static func reduce(value: inout Int, nextValue: () -> Int) { value += nextValue() }
}

struct PaddedKey: PreferenceKey {
  static let defaultValue = 0
  static func reduce(value: inout Int, nextValue: () -> Int) { value += nextValue() }
}

struct TypedKey: PreferenceKey {
  static let defaultValue = 0
  static func reduce(value: inout Int, nextValue: () -> Int) { value += nextValue() }
}

struct ForeignKey: PreferenceKey {
  static let defaultValue = 0
  static func reduce(value: inout Int, nextValue: () -> Int) { value += nextValue() }
}

struct MappedKey: PreferenceKey {
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

struct Hearing: ViewModifier {
  func body(content: Content) -> some View { content.onPreferenceChange(BareKey.self) { print($0) } }
}

struct Padded: ViewModifier {
  func body(content: Content) -> some View { content.padding() }
}

struct HearingMapped: ViewModifier {
  func body(content: Content) -> some View { content.onPreferenceChange(MappedKey.self) { print($0) } }
}

struct HearingBeside: ViewModifier {
  func body(content: Content) -> some View {
    content.onPreferenceChange(BesideKey.self) { print($0) } // want deaf-preference-listener(BesideKey)
  }
}

struct Typed: View {
  let content: GroupBoxStyleConfiguration.Content

  var body: some View { content.onPreferenceChange(TypedKey.self) { print($0) } }
}

struct BareStyle: GroupBoxStyle {
  func makeBody(configuration: Configuration) -> some View { configuration.content.modifier(Hearing()) }
}

struct PaddedStyle: GroupBoxStyle {
  func makeBody(configuration: Configuration) -> some View {
    configuration.content.modifier(Padded()).onPreferenceChange(PaddedKey.self) { print($0) }
  }
}

struct TypedStyle: GroupBoxStyle {
  func makeBody(configuration: Configuration) -> some View { Typed(content: configuration.content) }
}

struct ForeignStyle: GroupBoxStyle {
  func makeBody(configuration: Configuration) -> some View {
    Shimmering { configuration.content.shimmering() }.onPreferenceChange(ForeignKey.self) { print($0) }
  }
}

struct MappedStyle: ProgressViewStyle {
  func makeBody(configuration: Configuration) -> some View {
    configuration.label.map { $0.modifier(HearingMapped()) }
  }
}

struct MenuBoxStyle: GroupBoxStyle {
  func makeBody(configuration: Configuration) -> some View {
    Menu { Text("item") } label: { configuration.content }.onPreferenceChange(MenuKey.self) { print($0) }
  }
}

struct BesideStyle: GroupBoxStyle {
  func makeBody(configuration: Configuration) -> some View {
    VStack {
      configuration.content
      Text("beside").modifier(HearingBeside())
    }
  }
}

struct Screen: View {
  var body: some View {
    VStack {
      GroupBox { Text("a").preference(key: BareKey.self, value: 1) }.groupBoxStyle(BareStyle())
      GroupBox { Text("b").preference(key: PaddedKey.self, value: 1) }.groupBoxStyle(PaddedStyle())
      GroupBox { Text("c").preference(key: TypedKey.self, value: 1) }.groupBoxStyle(TypedStyle())
      GroupBox { Text("d").preference(key: ForeignKey.self, value: 1) }.groupBoxStyle(ForeignStyle())
      ProgressView(value: 0.5) { Text("e").preference(key: MappedKey.self, value: 1) }.progressViewStyle(MappedStyle())
      GroupBox { Text("f").preference(key: MenuKey.self, value: 1) }.groupBoxStyle(MenuBoxStyle())
    }
    GroupBox { Text("g").preference(key: BesideKey.self, value: 1) } // want non-child-preference(BesideKey)
      .groupBoxStyle(BesideStyle())
  }
}

@main
struct StyledApp: App {
  var body: some Scene {
    WindowGroup { Screen() }
  }
}
