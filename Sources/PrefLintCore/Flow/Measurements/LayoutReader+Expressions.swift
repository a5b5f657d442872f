// Expressions: names, members, arithmetic and conditions.

extension LayoutReader {
  /// What an expression names, as it was before a callback: what may be assigned.
  func target(_ id: ExpressionID, _ frame: LayoutFrame) -> LayoutValue {
    guard step() else { return .undecided }
    depth += 1
    defer { depth -= 1 }
    let facts = facts(frame)
    let site = Site(file: frame.file, id)
    switch facts[id].kind {
    case .name(let local, let generics):
      return nameValue(name(local, frame), generics, frame, site)
    case .member(let base, let local, _):
      let owner = target(base, frame)
      see(site, of: owner)
      return member(name(local, frame), of: owner, frame, site)
    case .implicitMember(let local, _):
      let name = name(local, frame)
      // `stamp = .now`
      let isFresh =
        StandardLayout.freshMembers.values.contains { $0.contains(text(name)) }
        && !project.declares(name)
      return isFresh ? .fresh : .symbol(name)
    case .call(let callee, let arguments):
      return call(callee, arguments, frame, Site(file: frame.file, callee))
    case .subscripted(let base, let arguments):
      let inside = facts[arguments].map { value($0.value, frame) }
      let owner = target(base, frame)
      if case .proxy = owner, inside.count == 1, let frame = resolved(inside[0]) { return frame }
      if inside.count == 1, case .keyPath(let names) = inside[0] {
        return names.reduce(owner) { member($1, of: $0, frame, site) }
      }
      let labels = facts[arguments].map { name($0.label, frame) }
      if let element = element(of: owner, Array(zip(labels, inside))) { return element }
      return .unknown(sources(of: forwarded(owner)).union(inside.flatMap { sources(of: $0) }))
    case .closure(let closure):
      return .closure(LayoutClosure(file: frame.file, id: closure, frame: frame.copy()))
    case .string(let literal, let parts):
      if parts.isEmpty, literal != .none { return .symbol(name(literal, frame)) }
      let values = facts[parts].map { value($0, frame) }
      let isTold = values.allSatisfy { sources(of: $0).isEmpty }
      return isTold ? hasText(id, facts) ? .symbol(.none) : .undecided : .text(values)
    case .number(let literal): return number(written: facts[literal])
    case .boolean(let constant): return .boolean(constant)
    case .none: return .none
    case .array(let elements): return .list(facts[elements].map { value($0, frame) })
    case .dictionary(let elements):
      if let parts = elementsByKey(facts[elements].map { value($0, frame) }) {
        return .record(parts)
      }
      return .unknown(Set(facts[elements].flatMap { sources(of: value($0, frame)) }))
    case .tuple(let elements):
      return .record(
        facts[elements].map { (name($0.label, frame), value($0.value, frame)) })
    case .optionalChain(let inner), .forceUnwrap(let inner), .optionalTry(let inner):
      return value(inner, frame)
    case .ternary(let test, let then, let otherwise):
      return choose(
        condition(test, frame), { self.value(then, frame) }, { self.value(otherwise, frame) })
    case .binary(let local, let left, let right):
      return binary(text(name(local, frame)), left, right, frame, site)
    case .assignment(let target, let value):
      let isNew = isNewImplicitly(value, for: target, frame)
      assign(isNew ? .fresh : self.value(value, frame), to: target, frame, site)
      return .none
    case .prefix(let local, let operand):
      let inner = value(operand, frame)
      switch text(name(local, frame)) {
      case "-": return number(inner).map { .number($0.scaled(-1)) } ?? .unknown(sources(of: inner))
      case "!": return negated(inner)
      case "+": return inner
      default: return .unknown(sources(of: inner))
      }
    case .postfix(_, let operand): return .unknown(sources(of: value(operand, frame)))
    case .cast(let operand, let cast, _):
      let inner = value(operand, frame)
      return cast == .check ? .condition(unknownCondition(sources(of: inner))) : inner
    case .inOut(let operand):
      let inner = target(operand, frame)
      if !isSubscribing { expose(inner) }
      blur(inner)
      return .unknown(sources(of: inner))
    case .type(let type):
      return .metatype(resolved(project.resolveType(type, in: context(frame)), frame))
    case .keyPath(_, let components, let isPlain):
      return isPlain ? .keyPath(facts[components].map { name($0, frame) }) : .undecided
    case .conditional, .selection, .doCatch:
      return statementValue(id, frame)
    case .configured(let base, let clauses):
      // Each build has one of the clauses, or none.
      let first = value(base, frame)
      return facts[clauses].reversed().reduce(first) { otherwise, clause in
        let outer = frame.locals[.none]
        defer { frame.locals[.none] = outer }
        return choose(
          build(clause.condition, frame),
          {
            frame.locals[.none] = first
            return self.value(clause.value, frame)
          }, { otherwise })
      }
    case .configurationBase: return frame.locals[.none] ?? .undecided
    case .macro(_, let arguments):
      return .unknown(Set(facts[arguments].flatMap { sources(of: value($0.value, frame)) }))
    case .other(let parts):
      return .unknown(Set(facts[parts].flatMap { sources(of: value($0, frame)) }))
    }
  }

  /// Whether a text has more than what is put into it, which may be nothing.
  private func hasText(_ id: ExpressionID, _ facts: FileFacts) -> Bool {
    guard case .string(_, let parts) = facts[id].kind else { return false }
    func length(_ id: ExpressionID) -> UInt32 { facts[id].range.end - facts[id].range.start }
    // The quotes, and `\()` around each.
    return length(id) > facts[parts].reduce(2) { $0 + length($1) + 3 }
  }

  private func number(written text: String) -> LayoutValue {
    let isGrouped = text.utf8.contains(UInt8(ascii: "_"))
    let digits = isGrouped ? text.filter { $0 != "_" } : text
    return Double(digits).map { .number(.number($0)) } ?? .undecided
  }

  // MARK: Names

  private func nameValue(
    _ name: Name, _ generics: TypeReferenceList, _ frame: LayoutFrame, _ site: Site
  ) -> LayoutValue {
    if let local = frame.locals[name] { return local }
    if name == project.language.selfValue { return frame.receiver ?? .undecided }
    switch project.names.kind(of: name) {
    case .projection, .underscored:
      if let plain = project.names.withoutPrefix(name) {
        if let local = frame.locals[plain] { return .binding(local) }
        let isWrapper = project.names.kind(of: name) == .underscored
        // A property of that name is no wrapper's.
        if isWrapper, let own = ownMember(name, frame, site) { return own }
        if let own = projected(plain, of: frame.receiver, isWrapper: isWrapper) { return own }
        if let given = given(plain, of: frame.receiver) { return given }
        if let member = ownMember(plain, frame, site) { return .binding(member) }
      }
    case .plain, .capitalised: break
    }
    if let member = ownMember(name, frame, site) { return member }
    let type = namedType(name, generics, frame)
    switch project.types[type] {
    case .nominal: return .metatype(type)
    default: break
    }
    if let global = global(name, frame) { return global }
    return project.names.kind(of: name) == .capitalised ? .metatype(type) : .symbol(name)
  }

  /// A member of the receiver, or a static member of a type around.
  private func ownMember(_ name: Name, _ frame: LayoutFrame, _ site: Site) -> LayoutValue? {
    if let stored = frame.stored, let field = stored.fields[name] { return field }
    if let receiver = frame.receiver, hasMember(name, receiver) {
      see(site, of: receiver)
      return member(name, of: receiver, frame, site)
    }
    for type in evaluator.enclosingTypes(of: evaluatorFrame(frame)) {
      guard let nominal = project.types.nominal(type),
        let constant = staticMember(name, of: nominal)
      else { continue }
      return constant
    }
    return nil
  }

  func evaluatorFrame(_ frame: LayoutFrame) -> Frame {
    Frame(
      file: project.files[frame.file], index: frame.file, declaration: frame.declaration,
      receiver: nil)
  }

  private func global(_ name: Name, _ frame: LayoutFrame) -> LayoutValue? {
    let found = evaluator.globalMembers(name, evaluatorFrame(frame))
    guard found.count == 1 else { return found.isEmpty ? nil : .undecided }
    return constant(found[0].reference)
  }

  func staticMember(_ name: Name, of nominal: NominalID) -> LayoutValue? {
    let found = project.members(named: name, of: nominal).ofTypes
    guard !found.isEmpty else { return nil }
    return found.count == 1 ? constant(found[0].reference) : .undecided
  }

  /// A global or a static: a `let`, or a function.
  private func constant(_ reference: DeclarationReference) -> LayoutValue {
    let facts = project.files[reference.fileIndex].facts
    switch facts[reference.id].kind {
    case .function: return .function(reference, receiver: nil)
    case .enumCase(let function, _) where facts[facts[function].parameters].isEmpty:
      return .symbol(project.name(of: reference))
    case .variable(let id):
      guard facts[id].isLet, let initializer = facts[id].initializer,
        activeCalls[reference, default: 0] == 0
      else { return .unknown([symbol(-1, reference)]) }
      if let object = held(by: reference) { return object }
      activeCalls[reference] = 1
      defer { activeCalls[reference] = 0 }
      let frame = LayoutFrame(file: reference.fileIndex, declaration: reference.id, receiver: nil)
      let value = value(initializer, frame)
      switch value {
      case .unknown(let sources) where sources.isEmpty: return .unknown([symbol(-1, reference)])
      // It was new once.
      case .fresh: return .unknown([symbol(-1, reference)])
      default: return value
      }
    default: return .undecided
    }
  }

  // MARK: Operators

  private func binary(
    _ operation: String, _ left: ExpressionID, _ right: ExpressionID, _ frame: LayoutFrame,
    _ site: Site
  ) -> LayoutValue {
    switch operation {
    case "&&", "||": return logical(operation == "&&", left, right, frame)
    case "??":
      // Once it is measured, it is there.
      let first = value(left, frame)
      if case .none = first { return value(right, frame) }
      return coalesced(first) { self.value(right, frame) }
    case "+=", "-=", "*=", "/=", "&+=", "&-=":
      let old = value(left, frame)
      let plain = operation.hasPrefix("&") ? operation.dropFirst() : operation[...]
      var new = arithmetic(String(plain.dropLast()), old, value(right, frame))
      if plain == "/=", isWhole(left, old, frame), let quotient = number(new) {
        new = .number(quotient.rounded(.down))
      }
      assign(new, to: left, frame, site)
      return .none
    default: break
    }
    let (lhs, rhs) = (value(left, frame), value(right, frame))
    if operation == "+" {
      if let text = joinedText(lhs, rhs, site) { return text }
      for case .text in [lhs, rhs] { return .text([lhs, rhs]) }
    }
    if operation == "..<" || operation == "...", let range = range(operation, lhs, rhs) {
      return range
    }
    if ["==", "!=", "<", ">", "<=", ">=", "===", "!==", "~="].contains(operation) {
      return compared(lhs, operation, rhs)
    }
    let result = arithmetic(operation, lhs, rhs)
    guard operation == "/", isWhole(left, lhs, frame), let quotient = number(result) else {
      return result
    }
    return .number(quotient.rounded(.down))
  }

  /// A range of whole numbers that are written out, as the numbers in it; of one with its end, and of others that end with a
  /// number, its bounds.
  private func range(
    _ operation: String, _ lhs: LayoutValue, _ rhs: LayoutValue
  ) -> LayoutValue? {
    guard let start = number(lhs), let stop = number(rhs) else { return nil }
    guard operation == "..<", let low = start.number.flatMap(Int.init(exactly:)),
      let high = stop.number.flatMap(Int.init(exactly:)), low <= high, high - low <= 100
    else {
      return .record(
        zip(StandardLayout.bounds, [start, stop]).map { (project.names.intern($0), .number($1)) })
    }
    return .list((low..<high).map { .number(.number(Double($0))) })
  }

  private func coalesced(_ first: LayoutValue, _ second: () -> LayoutValue) -> LayoutValue {
    guard case .choice(let ways) = first else { return first }
    return .choice(
      ways.map { way in
        if case .none = way.value { return (way.guards, under(way.guards, second)) }
        return way
      })
  }

  func arithmetic(_ operation: String, _ lhs: LayoutValue, _ rhs: LayoutValue) -> LayoutValue {
    let all = sources(of: lhs).union(sources(of: rhs))
    guard let left = number(lhs), let right = number(rhs) else { return .unknown(all) }
    switch operation {
    case "+": return .number(left + right)
    case "-": return .number(left + right.scaled(-1))
    case "*":
      if let factor = right.number { return .number(left.scaled(factor)) }
      if let factor = left.number { return .number(right.scaled(factor)) }
    case "/":
      if let factor = right.number, factor != 0 { return .number(left.scaled(1 / factor)) }
    default: break
    }
    return .unknown(all)
  }

  // MARK: Numbers

  /// The number that a value is; nil for what is none.
  func number(_ value: LayoutValue) -> LayoutTerm? {
    switch value {
    case .number(let term): return term
    case .cell(let id, let path, _): return .source(.cell(id, path))
    case .unknown(let sources):
      if sources.isEmpty { return .source(freshSymbol()) }
      if sources.count == 1, let only = sources.first, only.isConstant { return .source(only) }
      return .opaque(sources)
    case .symbol(let name):
      switch text(name) {
      case "infinity", "greatestFiniteMagnitude": return .number(.infinity)
      case "zero": return .zero
      default: return nil
      }
    case .steady, .element: return .source(freshSymbol())
    case .choice(let ways):
      var result: [LayoutTerm.Way] = []
      for way in ways {
        guard let term = number(way.value) else { return nil }
        result += term.under(way.guards).ways
      }
      return LayoutTerm(ways: result)
    default: return nil
    }
  }
}
