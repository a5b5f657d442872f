// Entries of the catalogue as the view graph and the flows ask for them: objects, as they do at every step.

/// A modifier of the catalogue.
final class ListedModifier: SlottedEntry {
  let name: String
  let effect: ModifierEffect
  let slots: [Slot]
  let alternatives: [SlotAlternative]
  let unlistedContent: SlotRole
  let injects: [String]
  let isCutOnIOS13: Bool
  /// Whether what it is applied to stands where a closure puts it.
  let givesBase: Bool

  init(_ entry: ModifierEntry) {
    name = entry.name
    effect = entry.effect
    slots = entry.slots
    alternatives = entry.alternatives
    unlistedContent = entry.unlistedContent
    injects = entry.injects
    isCutOnIOS13 = entry.isCutOnIOS13
    givesBase = (entry.slots + entry.alternatives.flatMap(\.slots)).contains(where: \.isGivenBase)
  }
}

/// A component of the catalogue.
final class ListedComponent: SlottedEntry {
  let name: String
  let kind: ComponentKind
  let slots: [Slot]
  let alternatives: [SlotAlternative]

  init(_ entry: ComponentEntry) {
    name = entry.name
    kind = entry.kind
    slots = entry.slots
    alternatives = entry.alternatives
  }
}

/// The entries of a catalogue by the names of a project, made once for all who ask.
struct ListedEntries {
  let modifiers: [Name: ListedModifier]
  let components: [Name: ListedComponent]

  init(_ catalogue: Catalogue, _ names: ProjectNames) {
    modifiers = names.numbered(catalogue.modifiers).mapValues(ListedModifier.init)
    components = names.numbered(catalogue.components).mapValues(ListedComponent.init)
  }
}
