// The default value of a key, as far as it is written, and whether it leaves what `reduce` combines as it is (D14).

/// A default value.
enum PreferenceDefault: Hashable {
  case none
  case boolean(Bool)
  case number(Double)
  /// An empty collection or text, and one that is not.
  case empty, filled
  /// `.zero`, of a number, a size, a point or a rectangle.
  case zero
  /// `.infinity` and the like, and its opposite.
  case greatest, least
  /// `.null` of a rectangle.
  case null
  case unknown

  /// The default of a key; `none` where there is no such member, and the value is optional.
  init(of key: NominalID, in project: Project) {
    guard let name = project.names.find("defaultValue") else {
      self = .none
      return
    }
    let members = project.members(named: name, of: key).filter { !project.isRequirement($0) }
    guard !members.isEmpty else {
      self = .none
      return
    }
    guard members.count == 1, let value = Self.expression(members[0].reference, project) else {
      self = .unknown
      return
    }
    self = Self.value(value, project.files[members[0].reference.fileIndex].facts)
  }

  /// What a property is worth: its initial value, or what its getter returns.
  private static func expression(
    _ reference: DeclarationReference, _ project: Project
  ) -> ExpressionID? {
    let facts = project.files[reference.fileIndex].facts
    guard case .variable(let id) = facts[reference.id].kind else { return nil }
    if let initial = facts[id].initializer { return initial }
    guard let body = facts.getter(of: id)?.body,
      facts[body].count == 1, let statement = facts[body].first
    else { return nil }
    switch facts[statement].kind {
    case .expression(let value): return value
    case .returned(let value): return value
    default: return nil
    }
  }

  private static func value(_ id: ExpressionID, _ facts: FileFacts) -> PreferenceDefault {
    switch facts[id].kind {
    case .none: return .none
    case .boolean(let value): return .boolean(value)
    case .number(let text): return number(facts[text]).map { .number($0) } ?? .unknown
    case .prefix(let sign, let operand) where facts[sign] == "-":
      switch value(operand, facts) {
      case .number(let value): return .number(-value)
      case .greatest: return .least
      default: return .unknown
      }
    case .string(let literal, let parts):
      if !facts[parts].isEmpty { return .unknown }
      return literal == .none || facts[literal].isEmpty ? .empty : .filled
    case .array(let elements): return facts[elements].isEmpty ? .empty : .filled
    case .dictionary(let elements): return facts[elements].isEmpty ? .empty : .filled
    case .implicitMember(let name, _), .member(_, let name, _): return named(facts[name])
    case .call(let callee, let arguments):
      if facts[arguments].isEmpty { return made(by: callee, facts) }
      // `CGFloat(0)` is the number that it is made of.
      guard facts[arguments].count == 1, let only = facts[arguments].first, only.label == .none,
        case .name(let type, _) = facts[callee].kind, numbers.contains(facts[type]),
        case .number(let value) = value(only.value, facts)
      else { return .unknown }
      return .number(value)
    default: return .unknown
    }
  }

  private static func number(_ text: String) -> Double? {
    Double(text.filter { $0 != "_" })
  }

  private static func named(_ name: String) -> PreferenceDefault {
    switch name {
    case "zero": .zero
    case "distantFuture", "greatestFiniteMagnitude", "infinity", "max": .greatest
    case "distantPast", "min": .least
    case "null": .null
    default: .unknown
    }
  }

  private static let numbers: Set<String> = ["CGFloat", "Double", "Float", "Int"]

  /// A value made without arguments: `[Int]()`, `Set<Int>()`, `CGRect()`.
  private static func made(by callee: ExpressionID, _ facts: FileFacts) -> PreferenceDefault {
    switch facts[callee].kind {
    case .array, .dictionary, .type: return .empty
    case .name(let name, _):
      switch facts[name] {
      case "Array", "Set", "Dictionary", "String", "OrderedSet": return .empty
      case "CGRect", "CGSize", "CGPoint", "EdgeInsets": return .zero
      case let type where numbers.contains(type): return .number(0)
      default: return .unknown
      }
    default: return .unknown
    }
  }

  /// Whether a combination with the default leaves a value as it is; nil where that cannot be told.
  func isNeutral(for operation: ReduceOperation, isRectangle: Bool) -> Bool? {
    switch (operation, self) {
    case (.sum, .number(0)), (.sum, .zero), (.sum, .empty): true
    case (.sum, .number), (.sum, .filled): false
    case (.product, .number(1)): true
    case (.product, .number(0)), (.product, .zero): false
    case (.collect, .empty): true
    case (.collect, .filled): false
    case (.collect, .null) where isRectangle: true
    case (.collect, .zero) where isRectangle: false
    case (.intersect, .empty): false
    case (.minimum, .greatest): true
    case (.minimum, .number(0)), (.minimum, .zero), (.minimum, .least): false
    case (.maximum, .least): true
    case (.maximum, .greatest): false
    case (.or, .boolean(let value)): !value
    case (.and, .boolean(let value)): value
    default: nil
    }
  }
}
