// Whether an argument can be one for a parameter: Swift tells overloads, and the project's functions from modifiers that
// have their names, apart by types. What is not known of an argument leaves the choice open.

extension Evaluator {
  /// Whether an argument fits a parameter of a type.
  func fit(_ argument: ArgumentSource, _ declared: TypeID) -> Fit {
    guard declared != .unknown else { return .unknown }
    switch argument.origin {
    case .expression(let id, let frame): return fit(id, frame, declared)
    case .value(let value): return fit(value, declared)
    }
  }

  func fit(_ id: ExpressionID, _ frame: Frame, _ declared: TypeID) -> Fit {
    let facts = frame.file.facts
    let wanted = project.types.unwrapped(declared)
    switch facts[id].kind {
    case .closure(let closure): return fit(closure: closure, frame, declared)
    case .none: return isOptional(declared) ? .yes : isOpen(declared) ? .unknown : .no
    case .number(let text):
      let isWhole = !facts[text].contains(".") || facts[text].hasPrefix("0x")
      return fit(
        literal: isWhole ? ["Integer", "Float"] : ["Float"],
        of: isWhole ? StandardTypes.wholeNumbers : StandardTypes.fractions, wanted)
    case .string:
      return fit(
        literal: ["String", "StringInterpolation", "UnicodeScalar"], of: StandardTypes.texts, wanted
      )
    case .boolean: return fit(literal: ["Boolean"], of: ["Bool"], wanted)
    case .keyPath:
      // A key path is also a function.
      if case .external(let name, _) = project.types[wanted], isKeyPath(name) { return .yes }
      return isNoFunction(wanted) ? .no : .unknown
    case .implicitMember(let name, _): return fit(member: frame.file.name(name), nil, frame, wanted)
    case .call(let callee, let arguments):
      guard case .implicitMember(let name, _) = facts[callee].kind else { break }
      return fit(member: frame.file.name(name), arguments, frame, wanted)
    case .ternary(_, let then, let otherwise):
      return min(fit(then, frame, declared), fit(otherwise, frame, declared))
    case .prefix(let name, let operand) where facts[name] == "-":
      return fit(operand, frame, declared)
    default: break
    }
    return fit(evaluate(id, frame, expected: declared), declared)
  }

  private func fit(_ value: ValueID, _ declared: TypeID) -> Fit {
    let actual = type(of: value)
    if actual == declared { return .yes }
    let wanted = project.types.unwrapped(declared)
    if actual != .unknown { return fit(actual, wanted, isOptional: isOptional(declared)) }
    guard let nominal = project.types.nominal(wanted),
      project.kind(of: nominal) != .protocolType
    else { return .unknown }
    // What stands outside the project makes no value of a type that it does not know.
    switch store[core(value)] {
    case .externalMember(let base?, _): return isOutside(base) ? .no : .unknown
    case .component: return .no
    default: return .unknown
    }
  }

  private func fit(_ actual: TypeID, _ wanted: TypeID, isOptional: Bool) -> Fit {
    if let known = conformance(of: actual, to: wanted) { return known }
    if isOpen(wanted) { return fits(actual, wanted) ? .unknown : .no }
    switch (project.types[actual], project.types[wanted]) {
    case (.parameter, _), (.variants, _), (_, .variants), (.existential, _), (.opaque, _):
      return .unknown
    case (.optional(let inner), _):
      return isOptional ? fit(inner, wanted, isOptional: false) : .no
    case (.external(let left, _), .external(let right, _)) where left != right:
      // Numbers of a kind stand for each other; what else outside types are to each other is not known.
      let names = (project.names[left], project.names[right])
      if StandardTypes.fractions.isSuperset(of: [names.0, names.1]) { return .yes }
      return isScalar(actual) && isScalar(wanted) ? .no : .unknown
    default: return fits(actual, wanted) ? .yes : .no
    }
  }

  /// Whether values of a type are ones of a protocol of the project; nil where that is not the question.
  func conformance(of actual: TypeID, to wanted: TypeID) -> Fit? {
    func nominals(_ type: TypeID) -> [NominalID]? {
      switch project.types[type] {
      case .nominal(let nominal, _): return [nominal]
      case .existential(let bounds), .opaque(let bounds):
        let found = bounds.compactMap { bound -> NominalID? in
          guard let nominal = project.types.nominal(bound) else { return nil }
          return nominal
        }
        return found.count == bounds.count ? found : nil
      case .optional(let inner): return nominals(inner)
      default: return nil
      }
    }
    guard let required = nominals(wanted), let given = nominals(actual), !required.isEmpty,
      required.allSatisfy({ project[$0].kind == .protocolType })
    else { return nil }
    let isGiven = required.allSatisfy { ancestor in
      given.contains { project.inherits($0, from: ancestor) }
    }
    if isGiven { return .yes }
    // What a class inherits from outside is of a protocol of the project where an extension says so, of whatever it inherits.
    let isExtended =
      given.contains(where: mayInheritMore) && required.contains(where: project.isOfSomeOutside)
    return isExtended ? .unknown : .no
  }

  /// Whether a type is one for a generic parameter of a function, as far as it asks for protocols of the project.
  func fit(_ actual: TypeID, parameter name: Name, of reference: DeclarationReference) -> Fit {
    constraints(ofParameter: name, of: reference).compactMap { wanted -> Fit? in
      if let known = conformance(of: actual, to: wanted) { return known }
      // What a protocol from outside asks (`Key: PreferenceKey`) is asked of both that may be meant.
      guard let id = project.types.nominal(wanted) else { return nil }
      guard project.kind(of: id) == .protocolType,
        case .external(let external, _) = project.types[actual]
      else { return .unknown }
      return project.isExtended(external, toBe: id) ? .yes : .no
    }.min() ?? .yes
  }

  /// Whether a class may conform by what it inherits from outside the project, which the project may extend.
  func mayInheritMore(_ id: NominalID) -> Bool {
    project.kind(of: id) == .classType && !project.conformance(of: id).externals.isEmpty
  }

  /// `.name` or `.name(arguments)` where a type is wanted.
  private func fit(
    member name: Name, _ arguments: ArgumentList?, _ frame: Frame, _ wanted: TypeID
  ) -> Fit {
    switch project.types[wanted] {
    case .nominal(let nominal, _):
      guard project.kind(of: nominal) != .protocolType else { return .unknown }
      if name == language.initializer { return .unknown }
      let found = members(named: name, of: wanted)
      guard let arguments else { return found.isEmpty ? .no : .yes }
      let sources = sources(arguments, frame)
      let isCalled = found.contains { member in
        guard let function = project.function(of: member.reference) else { return true }
        if case .enumCase = project.declaration(member.reference).kind {
          return function.parameters.count == arguments.count
        }
        return match(sources, to: member.reference) != nil
      }
      return isCalled ? .yes : .no
    case .external(let external, _):
      if project.externalMembers[external]?[name] != nil { return .yes }
      return isScalar(wanted) && !StandardTypes.scalarMembers.contains(project.names[name])
        ? .no : .unknown
    default: return .unknown
    }
  }

  private func fit(literal kinds: [String], of types: Set<String>, _ wanted: TypeID) -> Fit {
    switch project.types[wanted] {
    case .nominal(let nominal, _):
      guard project.kind(of: nominal) != .protocolType else { return .unknown }
      let protocols = Set(kinds.map { "ExpressibleBy\($0)Literal" }).union(
        kinds.contains("StringInterpolation") ? ["ExpressibleByStringInterpolation"] : [])
      return project.conformance(of: nominal).externals.contains {
        protocols.contains(project.names[$0])
      } ? .yes : .no
    case .external(let name, _):
      if types.contains(project.names[name]) { return .yes }
      return isScalar(wanted) || wanted == boolType ? .no : .unknown
    case .array, .dictionary, .tuple, .function, .metatype: return .no
    default: return .unknown
    }
  }

  /// Whether a value is one of a type from outside the project, or such a type.
  private func isOutside(_ id: ValueID) -> Bool {
    switch store[core(id)] {
    case .component: return true
    case .externalMember(let base?, _): return isOutside(base)
    case .metatype(let type), .opaque(let type), .literal(_, let type), .someConstant(let type):
      if case .external = project.types[project.types.unwrapped(type)] { return true }
      return false
    default: return false
    }
  }

  /// Whether a parameter's type takes arguments of many types.
  private func isOpen(_ type: TypeID) -> Bool {
    switch project.types[type] {
    case .unknown, .parameter, .existential, .opaque, .variants: true
    case .nominal(let nominal, _): project.kind(of: nominal) == .protocolType
    case .external: !isScalar(type) && type != boolType
    default: project.types.isGeneric(type)
    }
  }

  func isOptional(_ type: TypeID) -> Bool { project.types.isOptional(type) }

  /// How the arguments of a call fit the parameters of a function: as the worst of them.
  func fit(_ member: Member, _ match: [Int?], _ arguments: [ArgumentSource]) -> Fit {
    guard let function = project.function(of: member.reference) else { return .unknown }
    let own = frame(for: member.reference, receiver: nil)
    var result = Fit.yes
    for (index, parameter) in own.file.facts[function.parameters].enumerated() {
      guard let position = match[index], let written = parameter.type, !parameter.isVariadic else {
        continue
      }
      let declared = resolve(written, in: own)
      // An autoclosure takes what it returns.
      if isFunctionType(declared), !isClosure(arguments[position]) { continue }
      result = min(result, fit(arguments[position], declared, of: member.reference))
      if result == .no { return .no }
    }
    return result
  }

  private func fit(
    _ argument: ArgumentSource, _ declared: TypeID, of reference: DeclarationReference
  ) -> Fit {
    if case .expression(let id, let frame) = argument.origin {
      switch frame.file.facts[id].kind {
      case .number, .string, .boolean:
        if case .parameter(let name) = project.types[declared],
          isRuledOut(literal: argument, asParameter: name, of: reference)
        {
          return .no
        }
        return fit(argument, declared)
      case .closure, .none, .keyPath, .implicitMember, .ternary:
        return fit(argument, declared)
      default: break
      }
    }
    let type = staticType(of: argument, expected: declared)
    if case .parameter(let name) = project.types[declared] {
      return fit(static: type, parameter: name, of: reference, argument) == .no ? .no : .unknown
    }
    return fit(static: type, declared, argument) ?? fit(argument, declared)
  }

  func fits(_ actual: TypeID, _ declared: TypeID) -> Bool {
    switch (project.types[actual], project.types[declared]) {
    case (_, .parameter), (_, .unknown), (.unknown, _): return true
    case (.nominal(let left, _), .nominal(let right, _)): return project.inherits(left, from: right)
    case (_, .opaque(let bounds)), (_, .existential(let bounds)):
      return !bounds.contains(where: isViewProtocol) || isViewLike(actual)
    case (_, .optional(let wrapped)): return fits(project.types.unwrapped(actual), wrapped)
    case (.external(let left, let given), .external(let right, let wanted)):
      return left == right
        && (given.count != wanted.count || zip(given, wanted).allSatisfy { isSame($0, $1) })
    case (.array, .array), (.dictionary, .dictionary), (.tuple, .tuple), (.metatype, .metatype),
      (.function, .function):
      return true
    case (.variants, _), (_, .variants): return true
    default: return false
    }
  }

  /// Whether a generic argument may be the one that is wanted: a `Binding<Int>` is no `Binding<Int?>`.
  private func isSame(_ actual: TypeID, _ wanted: TypeID) -> Bool {
    switch (project.types[actual], project.types[wanted]) {
    case (.optional(let left), .optional(let right)): return isSame(left, right)
    case (.optional, .parameter), (.optional, .unknown), (.optional, .variants): return true
    case (.optional, _): return false
    case (_, .optional(let wrapped)):
      return project.types[actual] == .unknown || project.types[wrapped] == .unknown
    case (.nominal(let left, _), .nominal(let right, _)): return left == right
    default: return fits(actual, wanted)
    }
  }

  func isFunctionType(_ type: TypeID) -> Bool {
    switch project.types[type] {
    case .function: return true
    case .optional(let wrapped): return isFunctionType(wrapped)
    default: return false
    }
  }
}
