// Constants that code gives properties, and what they answer.

/// A constant as it is written.
enum WrittenConstant: Hashable {
  case absent
  case flag(Bool)
  /// A case: `.active`, `Stage.active`.
  case named(Name)
  /// A text as it is written, with its quotation marks.
  case text(String)
  case number(Double)
  /// A list, a set or a dictionary.
  case collection(isEmpty: Bool)
}

extension Project {
  /// The constant that an expression is; nil for anything else.
  func writtenConstant(_ id: ExpressionID, _ file: ProjectFile) -> WrittenConstant? {
    let facts = file.facts
    switch facts[id].kind {
    case .none: return .absent
    case .boolean(let flag): return .flag(flag)
    case .implicitMember(let name, _): return .named(file.name(name))
    case .string(let literal, let parts):
      return facts[parts].isEmpty ? .text("\"\(facts[literal])\"") : nil
    case .number(let text): return LiteralTexts.number(facts[text]).map { .number($0) }
    case .array(let elements): return .collection(isEmpty: facts[elements].isEmpty)
    case .dictionary(let elements): return .collection(isEmpty: facts[elements].isEmpty)
    case .member(let base, let name, _):
      guard case .name(let type, _) = facts[base].kind,
        names.kind(of: file.name(type)) == .capitalised
      else { return nil }
      return .named(file.name(name))
    // `[Item]()`, `Set<Item>()`, `String()`
    case .call(let callee, let arguments) where facts[arguments].isEmpty:
      switch facts[callee].kind {
      case .array, .dictionary: return .collection(isEmpty: true)
      case .name(let name, _):
        if StandardTypes.listTypes.contains(facts[name]) { return .collection(isEmpty: true) }
        return file.name(name) == language.string ? .text("\"\"") : nil
      default: return nil
      }
    default: return nil
    }
  }
}

extension Question.Kind {
  /// What a constant answers; nil where that is not told.
  ///
  /// - Parameter isOptional: whether what is asked may hold nothing: then a flag is something, whatever it is.
  func answer(of constant: WrittenConstant, isOptional: Bool, _ names: ProjectNames) -> Bool? {
    switch (self, constant) {
    case (.holds, .flag(let flag)): return isOptional || flag
    case (.holds, .absent): return false
    case (.holds, _): return true
    case (.equals, .absent): return false
    case (.equals(let name), .named(let given)): return name == given
    case (.equals(let name), .flag(let flag)): return names[name] == (flag ? "true" : "false")
    case (.equals(let name), .text(let text)):
      guard names[name].hasPrefix("\"") else { return nil }
      return LiteralTexts.areEqual(
        texts: String(names[name].dropFirst().dropLast()), String(text.dropFirst().dropLast()))
    case (.equals(let name), .number(let number)):
      return LiteralTexts.number(names[name]).map { $0 == number }
    case (.compared(let operation, let bound, _), .number(let number)):
      return NumberRange(operation, bound, holds: true).contains(number)
    case (.asked(let question), .text(let text)):
      guard let isEmpty = LiteralTexts.isEmpty(String(text.dropFirst().dropLast())) else {
        return nil
      }
      return Self.answer(names[question], isEmpty)
    case (.asked(let question), .collection(let isEmpty)):
      return Self.answer(names[question], isEmpty)
    default: return nil
    }
  }

  /// What a list or a text answers of which it is known whether it has elements.
  private static func answer(_ question: String, _ isEmpty: Bool) -> Bool? {
    if question.contains("isEmpty") { return isEmpty }
    guard isEmpty else { return nil }
    return StandardTypes.questionsOfElements.contains { question.contains($0) } ? false : nil
  }
}
