// What the standard library makes of texts and numbers that stand in the sources: longer texts, texts of numbers and numbers of texts.

extension Evaluator {
  /// `name.hasPrefix("a")`, `name.uppercased()`, `count.isMultiple(of: 2)`: what a constant makes of constants; nil where it is not
  /// one that is known.
  func foldedMethod(_ name: Name, of base: ValueID, _ arguments: [ArgumentValue]) -> ValueID? {
    if let answer = foldedOptions(name, of: base, arguments) { return answer }
    if let text = plainText(base) { return foldedMethod(name, ofText: text, base, arguments) }
    guard project.names[name] == "isMultiple", arguments.count == 1,
      project.names[arguments[0].label] == "of", isInt(type(of: base)), let number = number(base),
      let divisor = self.number(arguments[0].value)
    else { return nil }
    return store.intern(
      .boolean(divisor == 0 ? number == 0 : number.isMultiple(of: divisor)))
  }

  private func foldedMethod(
    _ name: Name, ofText text: String, _ base: ValueID, _ arguments: [ArgumentValue]
  ) -> ValueID? {
    guard let first = arguments.first else {
      guard isString(base) else { return nil }
      switch project.names[name] {
      case "lowercased": return written(text.lowercased(), likeText: base)
      case "uppercased": return written(text.uppercased(), likeText: base)
      default: return nil
      }
    }
    guard arguments.count == 1, first.label == .none, let other = plainText(first.value),
      !other.isEmpty
    else { return nil }
    switch project.names[name] {
    case "hasPrefix": return store.intern(.boolean(text.hasPrefix(other)))
    case "hasSuffix": return store.intern(.boolean(text.hasSuffix(other)))
    case "contains":
      // What one character is, and what a text, the type tells that is wanted.
      guard other.count > 1 else { return nil }
      return store.intern(.boolean(text.contains(other)))
    default: return nil
    }
  }

  /// `"pro" + suffix`, `"a" < name`: what operators make of two texts.
  func foldedTexts(_ operation: Name, _ left: ValueID, _ right: ValueID) -> ValueID? {
    guard isString(left), isString(right), let first = plainText(left),
      let second = plainText(right)
    else { return nil }
    switch project.names[operation] {
    case "+": return written(first + second, likeText: left)
    case "<": return store.intern(.boolean(first < second))
    case ">": return store.intern(.boolean(first > second))
    case "<=": return store.intern(.boolean(first <= second))
    case ">=": return store.intern(.boolean(first >= second))
    default: return nil
    }
  }

  /// `String(3)`, `Int("3")`: what the initialiser of a number or a text makes of a constant.
  func foldedConversion(_ name: Name, _ arguments: [ArgumentValue]) -> ValueID? {
    guard name == language.int || name == language.string, arguments.count == 1,
      arguments[0].label == .none, case let given = arguments[0].value, isConstantData(given)
    else { return nil }
    let type = project.types.intern(.external(name, []))
    guard name == language.int else {
      return shown(given).map { written($0, type) } ?? store.intern(.someConstant(type))
    }
    guard isString(given) else { return nil }
    // Who is given it is told that it may be nil.
    let optional = project.types.intern(.optional(type))
    guard let text = plainText(given) else { return store.intern(.someConstant(optional)) }
    guard let number = Int(text) else { return ValueID.none }
    let value = store.intern(.literal(project.names.intern(String(number)), type))
    return store.intern(.typed(value, optional))
  }

  /// What a text or a whole number looks like in a text.
  private func shown(_ id: ValueID) -> String? {
    if isString(id) { return plainText(id) }
    guard isInt(type(of: id)), let number = number(id) else { return nil }
    return String(number)
  }

  func isString(_ id: ValueID) -> Bool {
    type(of: id) == project.types.intern(.external(language.string, []))
  }

  private func written(_ text: String, likeText id: ValueID) -> ValueID? {
    written(text, type(of: id))
  }

  /// A text of constants: `Row(name: name + "+")` in itself would be another view at each depth.
  private func written(_ text: String, _ type: TypeID) -> ValueID {
    guard text.utf8.count <= Self.textLimit else { return store.intern(.someConstant(type)) }
    return store.intern(.literal(project.names.intern(text), type))
  }

  /// Up to how many bytes texts are told that others make up.
  private static let textLimit = 32

  /// A text that is what it is written as: one line of ASCII without escapes.
  func plainText(_ id: ValueID) -> String? {
    guard case .literal(let name, let type) = store[core(id)], isText(type) else { return nil }
    let text = project.names[name]
    return LiteralTexts.isPlain(text) ? text : nil
  }
}
