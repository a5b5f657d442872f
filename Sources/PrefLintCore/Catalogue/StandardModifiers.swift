// The modifiers of SwiftUI and of the frameworks that add to it, through the 26 releases. A name in these
// tables is known to write nothing but what its effect says; any other modifier is a project's own or a
// third party's.

enum StandardModifiers {
  static let entries: [ModifierEntry] = .groups(
    accessibility, charts, drawing, environment, events, frameworks, layout, lists, navigation,
    preferences, presentation, scenes, text, widgets)
}
