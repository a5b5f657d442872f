// Short forms for the tables, so that an entry is one line: labels grouped by what they are, not a list of
// slots.

extension [Slot] {
  /// Slots by role.
  ///
  /// - Parameters:
  ///   - parameters: What closures are called with that build content, a destination or a preview.
  ///   - values: What actions are called with.
  static func labels(
    content: [String] = [], destination: [String] = [], detached: [String] = [],
    with parameters: [ClosureParameter] = [], action: [String] = [],
    given values: [ClosureParameter] = [], value: [String] = [], modifier: [String] = []
  ) -> [Slot] {
    content.map { Slot($0, .content, parameters) }
      + destination.map { Slot($0, .destination, parameters) }
      + detached.map { Slot($0, .detached, parameters) }
      + action.map { Slot($0, .action, values) }
      + value.map { Slot($0, .value) }
      + modifier.map { Slot($0, .modifier) }
  }
}

extension SlotAlternative {
  static func when(
    _ label: String, content: [String] = [], with parameters: [ClosureParameter] = [],
    action: [String] = [], value: [String] = []
  ) -> SlotAlternative {
    SlotAlternative(
      label, .labels(content: content, with: parameters, action: action, value: value))
  }
}

extension ModifierEntry {
  /// The same modifier, whose content inherits nothing on iOS 13 (C1).
  var cutOnIOS13: ModifierEntry {
    var copy = self
    copy.isCutOnIOS13 = true
    return copy
  }

  static func modifier(
    _ name: String, _ effect: ModifierEffect = .none, content: [String] = [],
    destination: [String] = [], detached: [String] = [], with parameters: [ClosureParameter] = [],
    action: [String] = [], given values: [ClosureParameter] = [], value: [String] = [],
    alternatives: [SlotAlternative] = []
  ) -> ModifierEntry {
    ModifierEntry(
      name, effect,
      .labels(
        content: content, destination: destination, detached: detached, with: parameters,
        action: action, given: values, value: value),
      alternatives: alternatives)
  }
}

extension [ModifierEntry] {
  static func groups(_ groups: [ModifierEntry]...) -> [ModifierEntry] { groups.flatMap { $0 } }

  /// Modifiers that take values only.
  static func plain(_ names: [String]) -> [ModifierEntry] {
    names.map { ModifierEntry($0, .none, []) }
  }

  /// Modifiers that place gestures or transitions, under the labels by which they are passed.
  static func placing(_ labels: [String], _ names: [String]) -> [ModifierEntry] {
    names.map { ModifierEntry($0, .none, .labels(content: labels)) }
  }

  /// Modifiers that take a style (A17).
  static func styles(_ names: [String]) -> [ModifierEntry] {
    names.map { ModifierEntry($0, .appliesStyle, []) }
  }

  /// Modifiers that take nothing but code that runs later (A20), under the labels by which it is passed.
  static func actions(_ labels: [String], _ names: [String]) -> [ModifierEntry] {
    names.map { ModifierEntry($0, .none, .labels(action: labels)) }
  }
}

extension ComponentEntry {
  static func component(
    _ name: String, _ kind: ComponentKind = .view, content: [String] = [],
    destination: [String] = [], with parameters: [ClosureParameter] = [], action: [String] = [],
    given values: [ClosureParameter] = [], value: [String] = [], modifier: [String] = [],
    alternatives: [SlotAlternative] = []
  ) -> ComponentEntry {
    ComponentEntry(
      name, kind,
      .labels(
        content: content, destination: destination, with: parameters, action: action,
        given: values, value: value, modifier: modifier),
      alternatives: alternatives)
  }
}

extension [ComponentEntry] {
  static func groups(_ groups: [ComponentEntry]...) -> [ComponentEntry] { groups.flatMap { $0 } }

  /// Views that build nothing from closures.
  static func leaves(_ names: [String]) -> [ComponentEntry] {
    names.map { ComponentEntry($0, .view, []) }
  }

  /// Views whose closures all build content, under the labels by which they are passed.
  static func containers(_ labels: [String], _ names: [String]) -> [ComponentEntry] {
    names.map { ComponentEntry($0, .view, .labels(content: labels)) }
  }
}
