// Views without a container: a modifier of `ForEach`, `Group` or a builder's views is one of each view. A listener there hears
// each by itself, and the values of several do not meet in it, unless they are all that a scene or a layer holds.

extension PreferenceFlow {
  /// How many bodies are looked into.
  private static let bodyLimit = 8

  /// Whether a value may be several views side by side, with modifiers or without.
  func isSeveralViews(_ value: ValueID) -> Bool { isSeveralViews(value, Self.bodyLimit) }

  private func isSeveralViews(_ value: ValueID, _ limit: Int) -> Bool {
    guard limit > 0 else { return false }
    var current = value
    while case .modified(let base, _, _, _) = evaluator.store[evaluator.core(current)] {
      current = base
    }
    let core = evaluator.core(current)
    switch evaluator.store[core] {
    case .group(let views), .array(let views): return views.count > 1
    case .union(let alternatives):
      return alternatives.contains { isSeveralViews($0.value, limit - 1) }
    case .component(let name, let arguments, let site):
      guard StandardPreferences.viewLists.contains(project.names[name]) else { return false }
      guard let entry = evaluator.componentEntries[name], componentPassages[name] == nil else {
        return true
      }
      let placed = evaluator.placed(arguments, by: entry, site, .whole).filter(\.isContent)
      return placed.count > 1 || placed.contains { isSeveralViews($0.value, limit - 1) }
    case .instance, .enumCase:
      guard let nominal = project.types.nominal(evaluator.type(of: core)),
        project.isInstalled(nominal), !evaluator.isRepresentable(nominal)
      else { return false }
      return isSeveralViews(evaluator.body(of: core, nominal), limit - 1)
    default: return false
    }
  }
}
