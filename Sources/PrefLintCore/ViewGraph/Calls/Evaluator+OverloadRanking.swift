// Which of several overloads Swift prefers that all take the arguments: first one that needs neither another type of a literal than
// the usual one nor an optional around a value, then one that says more of its parameters: a type rather than a generic parameter, a
// parameter with more constraints, a value rather than an optional (lib/Sema/CSRanking.cpp of the compiler).

extension Evaluator {
  typealias Overload = (member: Member, match: [Int?])

  /// Of overloads that the arguments fit alike those that no other one is preferred to.
  ///
  /// - Complexity: quadratic in the overloads, which are few.
  func preferred(_ overloads: [Overload], _ arguments: [ArgumentSource]) -> [Overload] {
    guard overloads.count > 1 else { return overloads }
    let ranked = overloads.map { overload in
      (
        overload: overload, isCertain: takes(overload, arguments),
        cost: conversions(overload, arguments)
      )
    }
    let kept = ranked.indices.filter { index in
      !ranked.indices.contains { other in
        guard other != index, ranked[other].isCertain,
          isAs(general: ranked[other].overload.member, as: ranked[index].overload.member),
          let cost = ranked[other].cost, let own = ranked[index].cost
        else { return false }
        if cost != own { return cost < own }
        return comparison(ranked[other].overload, ranked[index].overload, arguments) == .more
      }
    }
    return kept.isEmpty ? overloads : kept.map { overloads[$0] }
  }

  /// Whether what a function gives is certainly none of a type: a number is no view.
  func givesOther(than expected: TypeID, _ member: Member) -> Bool {
    guard expected != .unknown, !project.types.isGeneric(expected),
      let function = project.function(of: member.reference), let written = function.result
    else { return false }
    let result = resolve(written, in: frame(for: member.reference, receiver: nil))
    let types = [result, project.types.unwrapped(expected)]
    let areData = types.map { isScalar($0) || $0 == boolType }
    let areViews = types.map { type in
      if case .opaque(let bounds) = project.types[type] {
        return bounds.contains(where: isViewProtocol)
      }
      return isViewLike(type)
    }
    return areData[0] && areViews[1] || areViews[0] && areData[1]
  }

  /// Whether a function is there wherever another one of the same type is.
  private func isAs(general left: Member, as right: Member) -> Bool {
    left.owner == right.owner && !isConstrained(left) && !isConstrained(right)
      && (left.presence == .always || left.presence == right.presence)
  }

  // MARK: Conversions

  /// What arguments are made into for an overload: literals into other types than the usual one, values into optionals.
  private struct Conversions: Comparable {
    var literals = 0
    var optionals = 0

    static func < (left: Self, right: Self) -> Bool {
      (left.literals, left.optionals) < (right.literals, right.optionals)
    }
  }

  /// - Returns: nil where that is not told.
  private func conversions(_ overload: Overload, _ arguments: [ArgumentSource]) -> Conversions? {
    var result = Conversions()
    for (argument, declared) in parameters(of: overload, arguments) {
      if isClosure(argument) { continue }
      let isOptional = isOptional(declared)
      if let usual = literalType(of: argument) {
        let wanted = project.types.unwrapped(declared)
        if hasName(wanted), plain(wanted) != usual { result.literals += 1 }
        if isOptional { result.optionals += 1 }
        continue
      }
      if isNil(argument) { continue }
      let type = staticType(of: argument, expected: declared)
      guard type != .unknown else { return nil }
      if isOptional, !self.isOptional(type) { result.optionals += 1 }
    }
    return result
  }

  /// A type by the name that the standard library has for it: `TimeInterval` is a `Double`.
  private func plain(_ type: TypeID) -> TypeID {
    guard case .external(let name, _) = project.types[type], project.names[name] == "TimeInterval"
    else { return type }
    return project.types.intern(.external(language.double, []))
  }

  private func hasName(_ type: TypeID) -> Bool {
    switch project.types[type] {
    case .nominal(let id, _): project.kind(of: id) != .protocolType
    case .external: true
    default: false
    }
  }

  private func isNil(_ argument: ArgumentSource) -> Bool {
    guard case .expression(let id, let frame) = argument.origin,
      case .none = frame.file.facts[id].kind
    else { return false }
    return true
  }

  /// The type that a literal has where nothing asks for another one; nil for what is none.
  private func literalType(of argument: ArgumentSource) -> TypeID? {
    guard case .expression(var id, let frame) = argument.origin else { return nil }
    let facts = frame.file.facts
    if case .prefix(let name, let operand) = facts[id].kind, facts[name] == "-" { id = operand }
    switch facts[id].kind {
    case .number(let text): return numberType(facts[text], .unknown)
    case .string: return project.types.intern(.external(language.string, []))
    case .boolean: return boolType
    default: return nil
    }
  }

  /// Whether a literal is certainly none for a generic parameter: no type that it may have has what that asks for.
  func isRuledOut(
    literal argument: ArgumentSource, asParameter name: Name, of reference: DeclarationReference
  ) -> Bool {
    guard let usual = literalType(of: argument) else { return false }
    let double = project.types.intern(.external(language.double, []))
    let options = isNumber(usual) ? [usual, double] : [usual]
    return constraints(ofParameter: name, of: reference).contains { bound in
      options.allSatisfy { conforms($0, to: bound) == .no }
    }
  }

  // MARK: What is taken

  /// Whether an overload certainly takes the arguments.
  private func takes(_ overload: Overload, _ arguments: [ArgumentSource]) -> Bool {
    parameters(of: overload, arguments).allSatisfy { argument, declared in
      let bounds: [TypeID]
      switch project.types[declared] {
      case .parameter(let name):
        bounds = constraints(ofParameter: name, of: overload.member.reference)
      case .opaque(let own): bounds = own
      case .function where !isClosure(argument): return false
      default: return fit(argument, declared) == .yes
      }
      if bounds.isEmpty { return true }
      let type = literalType(of: argument) ?? staticType(of: argument, expected: declared)
      return type != .unknown
        && bounds.allSatisfy { bound in
          isViewProtocol(bound) ? isViewLike(type) : conforms(type, to: bound) == .yes
        }
    }
  }

  // MARK: Specialisation

  /// What one overload says of its parameters beside what another one says.
  private enum Comparison {
    case same, more, less, neither

    func with(_ other: Comparison) -> Comparison {
      switch (self, other) {
      case (.same, _): other
      case (_, .same): self
      default: self == other ? self : .neither
      }
    }
  }

  private func comparison(
    _ left: Overload, _ right: Overload, _ arguments: [ArgumentSource]
  ) -> Comparison {
    var result = Comparison.same
    for position in arguments.indices {
      guard let one = parameter(at: position, of: left),
        let other = parameter(at: position, of: right)
      else { return .neither }
      result = result.with(
        compare(one, left.member.reference, other, right.member.reference))
      if result == .neither { return .neither }
    }
    return result
  }

  private func compare(
    _ left: TypeID, _ owner: DeclarationReference, _ right: TypeID, _ other: DeclarationReference
  ) -> Comparison {
    let (one, two) = (bounds(of: left, owner), bounds(of: right, other))
    switch (one, two) {
    case (let one?, let two?):
      let (says, isSaid) = (implies(one, two), implies(two, one))
      return says ? (isSaid ? .same : .more) : isSaid ? .less : .neither
    case (nil, _?): return isOpenType(left) ? .neither : .more
    case (_?, nil): return isOpenType(right) ? .neither : .less
    case (nil, nil): break
    }
    if left == right { return .same }
    switch (project.types[left], project.types[right]) {
    case (.optional(let one), .optional(let two)): return compare(one, owner, two, other)
    case (_, .optional(let wrapped)):
      let inner = compare(left, owner, wrapped, other)
      return inner == .same ? .more : inner == .more ? .more : .neither
    case (.optional(let wrapped), _):
      let inner = compare(wrapped, owner, right, other)
      return inner == .same ? .less : inner == .less ? .less : .neither
    case (.array(let one), .array(let two)), (.metatype(let one), .metatype(let two)):
      return compare(one, owner, two, other)
    case (.function(let ones, let one), .function(let twos, let two)) where ones.count == twos.count:
      return zip(ones, twos).reduce(compare(one, owner, two, other)) {
        $0.with(compare($1.0, owner, $1.1, other))
      }
    case (.nominal(let one, _), .nominal(let two, _)) where one != two:
      return project.inherits(one, from: two)
        ? .more : project.inherits(two, from: one) ? .less : .neither
    default: return .neither
    }
  }

  /// What a generic parameter asks for; nil for other types.
  private func bounds(of type: TypeID, _ reference: DeclarationReference) -> [TypeID]? {
    switch project.types[type] {
    case .parameter(let name): constraints(ofParameter: name, of: reference)
    case .opaque(let bounds): bounds
    default: nil
    }
  }

  private func isOpenType(_ type: TypeID) -> Bool {
    switch project.types[type] {
    case .unknown, .variants, .existential: true
    case .nominal(let id, _): project.kind(of: id) == .protocolType
    default: false
    }
  }

  /// Whether what conforms to some protocols conforms to others as well.
  private func implies(_ bounds: [TypeID], _ others: [TypeID]) -> Bool {
    others.allSatisfy { wanted in
      bounds.contains { bound in
        if bound == wanted { return true }
        switch (project.types[bound], project.types[wanted]) {
        case (.nominal(let one, _), .nominal(let two, _)): return project.inherits(one, from: two)
        case (.nominal(let one, _), .external(let name, _)):
          return project.conformance(of: one).externals.contains(name)
        case (.external(let one, _), .external(let two, _)):
          return StandardConformances.inherited[project.names[one]]?.contains(project.names[two])
            ?? false
        default: return false
        }
      }
    }
  }

  // MARK: Parameters

  /// The arguments of a call with the declared types of the parameters that they are for.
  private func parameters(
    of overload: Overload, _ arguments: [ArgumentSource]
  ) -> [(argument: ArgumentSource, declared: TypeID)] {
    arguments.indices.map { position in
      (arguments[position], parameter(at: position, of: overload) ?? .unknown)
    }
  }

  private func parameter(at position: Int, of overload: Overload) -> TypeID? {
    guard let function = project.function(of: overload.member.reference),
      let index = overload.match.firstIndex(of: position)
    else { return nil }
    let own = frame(for: overload.member.reference, receiver: nil)
    let parameters = own.file.facts[function.parameters]
    let parameter = parameters[parameters.startIndex + index]
    guard !parameter.isVariadic, let written = parameter.type else { return nil }
    let declared = resolve(written, in: own)
    guard case .parameter(let name) = project.types[declared] else { return declared }
    return same(asParameter: name, of: overload.member.reference) ?? declared
  }

  /// The type that a generic parameter of a function is said to be: `where Value == Int`.
  private func same(asParameter name: Name, of reference: DeclarationReference) -> TypeID? {
    let file = project.files[reference.fileIndex]
    let requirement = file.facts[project.declaration(reference).requirements].first {
      guard $0.isSameType, case .named(nil, let subject, _) = file.facts[$0.subject].kind else {
        return false
      }
      return file.name(subject) == name
    }
    return requirement.map {
      project.resolveType($0.bound, in: LexicalContext(reference: reference, project: project))
    }
  }

  /// The protocols and classes that a generic parameter of a function is constrained to.
  func constraints(
    ofParameter name: Name, of reference: DeclarationReference
  ) -> [TypeID] {
    let file = project.files[reference.fileIndex]
    let declaration = project.declaration(reference)
    let context = LexicalContext(reference: reference, project: project)
    var bounds = file.facts[declaration.genericParameters].filter { file.name($0.name) == name }
      .compactMap(\.constraint)
    for requirement in file.facts[declaration.requirements] where !requirement.isSameType {
      guard case .named(nil, let subject, _) = file.facts[requirement.subject].kind,
        file.name(subject) == name
      else { continue }
      bounds.append(requirement.bound)
    }
    return bounds.flatMap { bound -> [TypeID] in
      let type = project.resolveType(bound, in: context)
      if case .existential(let parts) = project.types[type] { return parts }
      return [type]
    }
  }
}
