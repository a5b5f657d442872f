// D7: what a modifier is applied to is a view, though it is not told which: an element of what SwiftUI hands over, or what a
// transition is given. A listener around it may hear anything; one around a text hears nothing.
import SwiftUI

struct ElementKey: PreferenceKey {
  static let defaultValue = 0
  static func reduce(value: inout Int, nextValue: () -> Int) { value += nextValue() }
}

struct ShownKey: PreferenceKey {
  static let defaultValue = 0
  static func reduce(value: inout Int, nextValue: () -> Int) { value += nextValue() }
}

struct TextKey: PreferenceKey {
  static let defaultValue = 0
  static func reduce(value: inout Int, nextValue: () -> Int) { value += nextValue() }
}

struct HearingElement: ViewModifier {
  func body(content: Content) -> some View { content.onPreferenceChange(ElementKey.self) { print($0) } }
}

struct HearingShown: ViewModifier {
  func body(content: Content) -> some View { content.onPreferenceChange(ShownKey.self) { print($0) } }
}

struct HearingText: ViewModifier {
  func body(content: Content) -> some View {
    content.onPreferenceChange(TextKey.self) { print($0) } // want deaf-preference-listener(TextKey)
  }
}

struct Showing: Transition {
  func body(content: Content, phase: TransitionPhase) -> some View { content.modifier(HearingShown()) }
}

struct Screen: View {
  @State private var isShown = false

  var body: some View {
    VStack {
      Group(subviews: Text("a").preference(key: ElementKey.self, value: 1)) { views in
        ForEach(views) { view in view.modifier(HearingElement()) }
      }
      if isShown { Text("b").preference(key: ShownKey.self, value: 1).transition(Showing()) }
      Text("c").modifier(HearingText())
      Text("d").preference(key: TextKey.self, value: 1) // want non-child-preference(TextKey)
    }
  }
}

@main
struct PassingApp: App {
  var body: some Scene {
    WindowGroup { Screen() }
  }
}
