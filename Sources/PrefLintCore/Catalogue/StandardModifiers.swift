// SwiftUI's modifiers.

enum StandardModifiers {
  static let entries: [ModifierEntry] = [
    ModifierEntry("environmentObject", .writesObject),
    ModifierEntry("environment", .writesEnvironment),
    ModifierEntry("modifier", .appliesModifier),
    ModifierEntry("sheet", .presents, [Slot("content", .content, [.unwrapped("item")]), Slot("", .content, [.unwrapped("item")]), Slot("onDismiss", .action)]),
    ModifierEntry("navigationDestination", .declaresDestination, [Slot("", .destination, [.instance(of: "for"), .unwrapped("item")]), Slot("destination", .destination, [.instance(of: "for"), .unwrapped("item")])]),
    ModifierEntry("overlay", .none, [Slot("", .content), Slot("content", .content)]),
  ]
}
