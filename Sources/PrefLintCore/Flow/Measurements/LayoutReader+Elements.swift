// Parts of state that have no property of their own: elements of collections, by what they are looked up with, and elements of
// tuples.

extension LayoutReader {
  /// An element of what state holds, by its key; nil where that is not told.
  func element(
    of owner: LayoutValue, _ arguments: [(label: Name, value: LayoutValue)]
  ) -> LayoutValue? {
    guard case .cell(let id, let path, nil) = owner, let first = arguments.first,
      first.label == .none, arguments.dropFirst().allSatisfy({ text($0.label) == "default" }),
      let key = key(first.value)
    else { return nil }
    return .cell(id, path + [project.names.intern("[" + key + "]")], nil)
  }

  private func key(_ value: LayoutValue) -> String? {
    switch value {
    case .element(let name): text(name)
    case .symbol(let name): name == .none ? nil : text(name)
    case .number(let term): term.number.map { "\($0)" }
    default: nil
    }
  }

  /// What a collection gives for each of its elements: the same in one row, and another in each.
  func element(of node: Int32) -> LayoutValue { .element(project.names.intern("#\(node)")) }

  /// A tuple with the labels that the property has for its elements.
  func labelled(_ value: LayoutValue, as property: DeclarationReference) -> LayoutValue {
    guard case .record(let parts) = value, let labels = labels(of: property),
      labels.count == parts.count
    else { return value }
    return .record(zip(labels, parts).map { ($0, $1.value) })
  }

  /// The element of a tuple, by its label or its number.
  func label(_ name: Name, of property: DeclarationReference) -> Name? {
    guard let labels = labels(of: property) else { return nil }
    if labels.contains(name) { return name }
    return Int(text(name)).flatMap { labels.indices.contains($0) ? labels[$0] : nil }
  }

  /// The labels of a tuple's elements, or else their numbers; nil for properties of other types.
  private func labels(of property: DeclarationReference) -> [Name]? {
    let file = project.files[property.fileIndex]
    guard case .variable(let id) = file.facts[property.id].kind else { return nil }
    let names: [LocalName]
    if let type = file.facts[id].type {
      guard case .tuple(let elements) = file.facts[type].kind else { return nil }
      names = file.facts[elements].map(\.label)
    } else if let initializer = file.facts[id].initializer,
      case .tuple(let elements) = file.facts[initializer].kind
    {
      names = file.facts[elements].map(\.label)
    } else {
      return nil
    }
    return names.enumerated().map { index, name in
      let label = file.name(name)
      return label == .none ? project.names.intern("\(index)") : label
    }
  }
}
