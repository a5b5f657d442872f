// What SwiftUI's own components and modifiers take without a label, outside a closure: a text, a collection, an axis. None of
// these is a view of the project, also where the value is not known.

enum StandardTitles {
  static let names: Set<String> = [
    "Button", "ColorPicker", "CommandMenu", "ContentUnavailableView", "ControlGroup", "DatePicker",
    "DisclosureGroup", "ForEach", "GroupBox", "Label", "LabeledContent", "LazyHGrid", "LazyVGrid",
    "Link", "List", "Menu", "MenuBarExtra", "MultiDatePicker", "NavigationLink", "Picker",
    "ProgressView", "ScrollView", "Section", "SecureField", "Stepper", "Tab", "Table", "TextField",
    "TextFieldLink", "Toggle", "Window", "WindowGroup", "accessibilityLabel", "alert",
    "confirmationDialog", "navigationTitle",
  ]
}

extension SlottedEntry {
  /// Whether what stands without a label, outside a closure, is a text or data.
  var isTitled: Bool { StandardTitles.names.contains(name) }
}
