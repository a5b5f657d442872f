// What a user operates, and what shows views that no user can operate.

enum StandardControls {
  /// Components and modifiers whose actions run when somebody operates them, and never of themselves.
  static let operated: Set<String> = [
    "Button", "Menu", "PasteButton", "RenameButton", "SecureField", "Slider", "Stepper",
    "TextField", "onLongPressGesture", "onSubmit", "onTapGesture",
  ]

  /// Fields with a title whose trailing closure runs when somebody is done with them.
  static let committing: Set<String> = ["SecureField", "TextField"]

  /// Labels of what SwiftUI's initialisers take besides content and code, of views whose names packages use, too. A call with another label
  /// is of such a package's: `Menu("More", icon: "ellipsis") { open() }`.
  static let valueLabels: [String: Set<String>] = [
    "ControlGroup": ["image", "systemImage"], "DisclosureGroup": ["isExpanded"], "GroupBox": [],
    "Menu": ["image", "systemImage"], "Section": ["footer", "header", "isExpanded"],
  ]

  /// Hosts of which nothing but a picture of a view comes out, and modifiers that show one (C3b, C19).
  static let pictures: Set<String> = ["ImageRenderer", "contextMenu"]
}
