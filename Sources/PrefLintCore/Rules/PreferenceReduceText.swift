// How messages call a `reduce`, and what to write instead.

extension RuleContext {
  /// The type of a key's values, as the parameter of its `reduce` is written.
  func valueText(of reduce: PreferenceReduce) -> String {
    let file = project.files[reduce.reference.fileIndex]
    guard let function = project.function(of: reduce.reference),
      let type = file.facts[function.parameters].first?.type
    else { return "" }
    let text = flow.text(file.facts[type].range, file: reduce.reference.fileIndex)
    let words = text.split(separator: " ").filter { $0 != "inout" }.joined(separator: " ")
    guard words == "Value" || words == "Self.Value",
      let owner = project.owner(of: reduce.reference), let name = project.names.find("Value"),
      let entity = project[owner].nested[name]?.first, case .alias(let alias) = entity,
      case .typeAlias(let target) = project.declaration(alias).kind
    else { return words }
    return flow.text(
      project.files[alias.fileIndex].facts[target].range, file: alias.fileIndex)
  }

  /// A `reduce` that keeps all values of a type.
  func reducer(for value: String, of key: NominalID) -> String {
    if value.hasPrefix("["), value.contains(":") {
      return "'value.merge(nextValue()) { $1 }'"
    }
    if value.hasPrefix("[") || value.hasPrefix("Array<") {
      return "'value.append(contentsOf: nextValue())'"
    }
    if value.hasPrefix("Set<") { return "'value.formUnion(nextValue())'" }
    if value.hasSuffix("?") || value.hasPrefix("Optional<") {
      return "'value = nextValue() ?? value'"
    }
    // What leaves the default as it is.
    let neutral = PreferenceDefault(of: key, in: project)
    switch value {
    case "Bool" where neutral == .boolean(true): return "'value = value && nextValue()'"
    case "Bool": return "'value = value || nextValue()'"
    case "CGFloat", "Double", "Float", "Int", "TimeInterval":
      return neutral == .greatest
        ? "'value = min(value, nextValue())'" : "'value = max(value, nextValue())'"
    default: return "a combination of 'value' and 'nextValue()'"
    }
  }
}
