// Parts of state that have no property of their own: elements of collections, by what they are looked up with, and elements of
// tuples.

extension LayoutReader {
  /// An element of what state holds, by its key; nil where that is not told.
  func element(
    of owner: LayoutValue, _ arguments: [(label: Name, value: LayoutValue)]
  ) -> LayoutValue? {
    guard let first = arguments.first, first.label == .none,
      arguments.dropFirst().allSatisfy({ text($0.label) == "default" })
    else { return nil }
    switch owner {
    case .binding(let inner): return element(of: inner, arguments).map { .binding($0) }
    case .cell(let id, let path, nil):
      guard let key = key(first.value) else { return nil }
      return .cell(
        id, path + [project.names.intern("[" + key + "]")], collection(id, path)?.element)
    case .record(let parts): return found(first.value, among: parts)
    default: return nil
    }
  }

  /// The name by which an element of an array is a part of it.
  func elementName(_ index: Int) -> Name {
    project.names.intern("[" + (key(.number(.number(Double(index)))) ?? "") + "]")
  }

  func key(_ value: LayoutValue) -> String? {
    switch value {
    case .element(let name): return text(name)
    case .symbol(let name): return name == .none ? nil : text(name)
    case .number(let term): return term.number.map { "\($0)" }
    // A part of the element that a row shows.
    case .cell(_, let path, _):
      guard let index = path.lastIndex(where: isRowKey) else { return nil }
      let parts = [String(text(path[index]).dropFirst().dropLast())]
      return (parts + path.dropFirst(index + 1).map { text($0) }).joined(separator: ".")
    default: return nil
    }
  }

  /// Whether a member of what a type from outside is tells all of it in other words: `token.uuidString`.
  func isText(_ name: Name, of base: LayoutValue) -> Bool {
    StandardLayout.textMembers.contains(text(name)) && extensionMembers(name, of: base).isEmpty
  }

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

// MARK: What collections and optionals make of what they hold

extension LayoutReader {
  /// A dictionary that is written out, as the elements by their keys; nil where a key is not told.
  func elementsByKey(_ values: [LayoutValue]) -> [(label: Name, value: LayoutValue)]? {
    guard !values.isEmpty, values.count % 2 == 0 else { return nil }
    var result: [(label: Name, value: LayoutValue)] = []
    for index in stride(from: 0, to: values.count, by: 2) {
      guard let key = key(values[index]) else { return nil }
      result.append((project.names.intern("[" + key + "]"), values[index + 1]))
    }
    return result
  }

  /// `height.map { $0 + 4 }`, `rows.map(\.height)`, `heights.max()`; nil for other calls.
  func mapped(
    _ base: LayoutValue, _ method: String, _ list: ArgumentList, _ frame: LayoutFrame, _ site: Site
  ) -> LayoutValue? {
    let isMap = StandardLayout.mappingMethods.contains(method)
    let isKnown = isMap || StandardLayout.extremes[method] != nil
    if let result = gone(through: base, method, list, frame, site) { return result }
    guard isKnown, facts(frame)[list].count == (isMap ? 1 : 0) else { return nil }
    switch base {
    case .none: return isMap ? LayoutValue.none : nil
    // What has no method by that name is what an optional holds.
    case .number, .size, .frame:
      return isMap ? invoke(arguments(list, frame)[0].value, [base], site) : nil
    case .list, .record:
      guard let values = elements(of: base) else { return nil }
      if isMap {
        guard method != "flatMap" else { return nil }
        let code = arguments(list, frame)[0].value
        return .list(values.map { invoke(code, [$0], site) })
      }
      let terms = values.compactMap { number($0) }
      guard let first = terms.first, terms.count == values.count,
        let isMaximum = StandardLayout.extremes[method]
      else { return nil }
      return .number(
        terms.dropFirst().reduce(first) { isMaximum ? $0.largest($1) : $0.smallest($1) })
    case .cell(let id, let path, nil) where isMap && isOptional(id, path):
      return invoke(arguments(list, frame)[0].value, [forwarded(base)], site)
    case .cell(let id, let path, nil) where method == CollectionUses.largest:
      return largest(id, path)
    default: return nil
    }
  }

  private func isOptional(_ id: Int32, _ path: [Name]) -> Bool {
    guard let (facts, variable) = variable(id, path), let type = facts[variable].type else {
      return false
    }
    if case .optional = facts[type].kind { return true }
    return false
  }

  /// The variable that declares a part of state.
  func variable(_ id: Int32, _ path: [Name]) -> (facts: FileFacts, variable: VariableID)? {
    guard let property = property(of: id, path) else { return nil }
    let facts = project.files[property.fileIndex].facts
    guard case .variable(let variable) = facts[property.id].kind else { return nil }
    return (facts, variable)
  }

  /// Whether all that a `reduce` does is to put the next elements behind those that it has.
  func joins(_ reduce: DeclarationReference) -> Bool {
    let facts = project.files[reduce.fileIndex].facts
    guard let function = project.function(of: reduce), let body = function.body,
      facts[body].count == 1, let statement = facts[body].first,
      case .expression(let only) = facts[statement].kind
    else { return false }
    let names = facts[function.parameters].map(\.name)
    guard names.count == 2 else { return false }
    func isName(_ id: ExpressionID, _ name: LocalName) -> Bool {
      if case .name(name, _) = facts[id].kind { true } else { false }
    }
    func isNext(_ id: ExpressionID) -> Bool {
      guard case .call(let callee, let list) = facts[id].kind, facts[list].isEmpty else {
        return false
      }
      return isName(callee, names[1])
    }
    switch facts[only].kind {
    case .binary(let operation, let left, let right):
      return facts[operation] == "+=" && isName(left, names[0]) && isNext(right)
    case .assignment(let target, let value):
      guard isName(target, names[0]),
        case .binary(let operation, let left, let right) = facts[value].kind
      else { return false }
      return facts[operation] == "+" && isName(left, names[0]) && isNext(right)
    case .call(let callee, let list):
      guard case .member(let base, let method, _) = facts[callee].kind, isName(base, names[0]),
        let first = facts[list].first, isNext(first.value)
      else { return false }
      let labels = facts[list].map { facts[$0.label] }
      // Which of two values of one key is kept does not matter where each has a key of its own.
      return facts[method] == "append" && labels == ["contentsOf"]
        || facts[method] == "merge" && (labels == ["", ""] || labels == ["", "uniquingKeysWith"])
    default: return false
    }
  }

  /// Whether a key is the element of a row itself, or its identity: `[#4]`, `[#4.id]`.
  func isOwnKey(_ label: Name) -> Bool {
    let key = text(label).dropFirst().dropLast()
    guard text(label).hasPrefix("["), key.hasPrefix("#") else { return false }
    return key.dropFirst().allSatisfy(\.isNumber)
      || key.hasSuffix(".id") && !key.dropLast(3).contains(".")
  }
}
