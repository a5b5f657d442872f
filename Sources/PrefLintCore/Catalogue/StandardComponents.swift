// SwiftUI's views, scenes, widget configurations and hosts, and those of the frameworks that add to it.
// An unlabelled slot covers unlabelled arguments and the first trailing closure: text in it builds nothing.

enum StandardComponents {
  static let entries: [ComponentEntry] = .groups(
    containers, controls, commands, drawing, frameworks, hosts, navigation, scenes, widgets)
}
