// Sets of options, which are numbers: each option is a bit, or several.

extension Evaluator {
  /// Whether options of a type of the project hold another one; nil where their numbers are not told.
  func holds(options: [ValueID], _ wanted: ValueID) -> Bool? {
    guard let asked = bits(of: wanted), let held = bits(of: options) else { return nil }
    return held & asked == asked
  }

  /// The same of a set that is one option, or several in a list.
  func holds(options: ValueID, _ wanted: ArgumentSource) -> Bool? {
    guard bits(of: options) != nil else { return nil }
    var type = type(of: options)
    if case .array(let element) = project.types[type] { type = element }
    return holds(options: [options], value(of: wanted, expected: type))
  }

  private func bits(of options: [ValueID]) -> Int? {
    var result = 0
    for option in options {
      guard let bits = bits(of: option) else { return nil }
      result |= bits
    }
    return result
  }

  /// The number of an option, or of several in a list.
  func bits(of id: ValueID) -> Int? {
    if let elements = exactElements(of: id) {
      // Nothing is a set of options only where one is wanted.
      guard !elements.isEmpty || project.types.nominal(type(of: id)) != nil else { return nil }
      return bits(of: elements)
    }
    guard case .instance(let type, let fields) = store[core(id)],
      let nominal = project.types.nominal(type), isOptionSet(nominal), fields.count == 1,
      fields[0].name == language.rawValue
    else { return nil }
    return number(fields[0].value)
  }

  /// Whether conditions may ask whether a set holds an option, which its number says: they ask what something contains, beside the name
  /// of one.
  func isAskedAsOption(_ name: Name, of id: NominalID) -> Bool {
    guard name == language.rawValue, isOptionSet(id) else { return false }
    return project[id].orderedMembers.contains { member in
      member.isStatic
        && project.files(naming: project.name(of: member.reference)).contains {
          namesInConditions(ofFile: $0).contains(language.contains)
        }
    }
  }

  func isOptionSet(_ id: NominalID) -> Bool {
    project.conformance(of: id).externals.contains { project.names[$0] == "OptionSet" }
  }
}
