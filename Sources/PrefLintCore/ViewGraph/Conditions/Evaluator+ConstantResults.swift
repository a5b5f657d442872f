// Functions and computed properties of plain data whose own code says what they are worth: `func isBeta() -> Bool { false }`.
// To take their results for values of the run would make both branches of what they decide happen.

extension Evaluator {
  /// Whether some way through a body leads to a constant, to the answer of a flag's call, or, where the result is optional, to something
  /// that is certainly there. What other calls compute is not asked.
  ///
  /// - Complexity: linear in the body, once for each.
  func mayGiveConstant(
    _ body: Block, _ reference: DeclarationReference, _ declared: TypeID
  ) -> Bool {
    if let known = constantResults[reference] { return known }
    let result = ConstantResultReader(
      file: project.files[reference.fileIndex], takesObjects: isOptional(declared),
      flags: declared == boolType ? repeatedConditions.calls : [], names: project.names
    ).mayGive(body, isWhole: true)
    constantResults[reference] = result
    return result
  }
}

/// Looks for constants among what a body returns.
private struct ConstantResultReader {
  let file: ProjectFile
  let facts: FileFacts
  /// Local variables that begin with a constant.
  private var constants: Set<LocalName> = []
  /// Those that begin with what a type makes.
  private var holders: Set<LocalName> = []

  /// Whether what a type makes or holds tells something, too.
  let takesObjects: Bool
  /// The calls, as they are written, whose answers conditions tell apart.
  let flags: Set<Name>
  let names: ProjectNames

  init(file: ProjectFile, takesObjects: Bool, flags: Set<Name>, names: ProjectNames) {
    self.file = file
    facts = file.facts
    self.takesObjects = takesObjects
    self.flags = flags
    self.names = names
  }

  func mayGive(_ body: Block, isWhole: Bool) -> Bool {
    var reader = self
    return reader.read(body, isWhole: isWhole)
  }

  private mutating func read(_ body: Block, isWhole: Bool) -> Bool {
    let statements = facts[body]
    for id in statements {
      switch facts[id].kind {
      case .returned(let value?): if isConstant(value) { return true }
      case .expression(let value):
        switch facts[value].kind {
        case .conditional, .selection, .doCatch:
          if isConstant(value, isValue: isWhole && statements.count == 1) { return true }
        default: if isWhole, statements.count == 1, isConstant(value) { return true }
        }
      case .guarded(_, let otherwise): if read(otherwise, isWhole: false) { return true }
      case .forEach(_, _, _, let inner), .whileLoop(_, let inner), .repeatLoop(let inner, _):
        if read(inner, isWhole: false) { return true }
      case .declaration(let declaration):
        if case .variable(let variable) = facts[declaration].kind,
          let initial = facts[variable].initializer
        {
          if isConstant(initial) { constants.insert(facts[declaration].name) }
          if isMade(initial) { holders.insert(facts[declaration].name) }
        }
      case .configured(let clauses):
        for clause in facts[clauses] where read(clause.body, isWhole: isWhole) { return true }
      default: continue
      }
    }
    return false
  }

  /// - Parameter isValue: whether a branch is worth what its only expression is.
  private func isConstant(_ id: ExpressionID, isValue: Bool = true) -> Bool {
    switch facts[id].kind {
    case .boolean, .number, .none, .implicitMember: return true
    case .string(_, let parts): return parts.isEmpty
    case .array(let elements), .dictionary(let elements):
      return facts[elements].allSatisfy { isConstant($0) || isMade($0) }
    case .name(let name, _): return constants.contains(name)
    case .prefix(_, let operand), .forceUnwrap(let operand), .inOut(let operand):
      return isConstant(operand)
    case .binary(_, let left, let right):
      return isConstant(left) && isConstant(right) || isFlag(left) || isFlag(right)
    case .tuple(let elements): return facts[elements].contains { isConstant($0.value) }
    case .ternary(_, let then, let otherwise): return isConstant(then) || isConstant(otherwise)
    case .conditional(let id):
      if mayGive(facts[id].then, isWhole: isValue) { return true }
      return facts[id].otherwise.map { mayGive($0, isWhole: isValue) } ?? false
    case .selection(let id):
      return facts[facts[id].cases].contains { mayGive($0.body, isWhole: isValue) }
    case .doCatch(let blocks, _): return facts[blocks].contains { mayGive($0, isWhole: isValue) }
    case .call(let callee, let arguments):
      // `Mode(rawValue: 2)`
      if isTypeName(callee), let first = facts[arguments].first,
        facts[first.label] == "rawValue"
      {
        return true
      }
      return takesObjects && (isTypeName(callee) || isOfType(callee)) || isOfCollection(callee)
        || isFlag(id)
    case .member(let base, _, _):
      // `box.rows`, `list.count`
      if case .name(let name, _) = facts[base].kind,
        holders.contains(name) || constants.contains(name)
      {
        return true
      }
      return takesObjects && isOfType(id) || isMade(base)
    default: return false
    }
  }

  /// Whether an expression asks what is asked elsewhere.
  private func isFlag(_ id: ExpressionID) -> Bool {
    guard !flags.isEmpty else { return false }
    switch facts[id].kind {
    case .prefix(_, let operand): return isFlag(operand)
    case .binary(_, let left, let right): return isFlag(left) || isFlag(right)
    case .call:
      return DecidingNames.call(id, file).flatMap(names.find).map(flags.contains)
        ?? false
    default: return false
    }
  }

  /// `[2, 1].sorted`, `rows.sorted`
  private func isOfCollection(_ id: ExpressionID) -> Bool {
    guard case .member(let base, _, _) = facts[id].kind else { return false }
    switch facts[base].kind {
    case .array, .dictionary, .name: return isConstant(base)
    default: return false
    }
  }

  /// `Box(rows: 1)`
  private func isMade(_ id: ExpressionID) -> Bool {
    guard case .call(let callee, _) = facts[id].kind else { return false }
    return isTypeName(callee)
  }

  /// `Session`, `Session.shared`
  private func isOfType(_ id: ExpressionID) -> Bool {
    guard case .member(let base, _, _) = facts[id].kind else { return false }
    return isTypeName(base)
  }

  private func isTypeName(_ id: ExpressionID) -> Bool {
    guard case .name(let name, _) = facts[id].kind, let first = facts[name].utf8.first else {
      return false
    }
    return UInt8(ascii: "A")...UInt8(ascii: "Z") ~= first
  }
}
