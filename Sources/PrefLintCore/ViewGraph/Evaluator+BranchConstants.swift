// What a branch knows of the Boolean that it asks: `if isOn { Page(isOn: isOn) }` builds `Page(isOn: true)`. Only where the branch
// hands it on to a type, and nothing in it changes it.

/// What the code of a file does with names, for the branches in it.
struct BranchNames {
  /// Names that are arguments of calls of types, or negated ones, with where they stand.
  private(set) var given: [Name: [UInt32]] = [:]
  /// Names that something is assigned to, that a method is called on, or that are bound (`$name`).
  private(set) var changed: [Name: [UInt32]] = [:]
  /// Calls of functions, and of methods of what is no view that is built there: any of them may change what was asked.
  private(set) var calls: [UInt32] = []

  /// Linear in the expressions of the file.
  init(_ file: ProjectFile, _ names: ProjectNames) {
    let facts = file.facts
    func root(_ id: ExpressionID) -> Name? {
      switch facts[id].kind {
      case .name(let local, _): file.name(local)
      case .member(let base, let local, _):
        if case .name(let own, _) = facts[base].kind, facts[own] == "self" {
          file.name(local)
        } else {
          root(base)
        }
      case .subscripted(let base, _), .forceUnwrap(let base), .optionalChain(let base): root(base)
      default: nil
      }
    }
    func change(_ id: ExpressionID) {
      if let name = root(id) { changed[name, default: []].append(facts[id].range.start) }
    }
    for expression in facts.expressions {
      switch expression.kind {
      case .assignment(let target, _), .inOut(let target): change(target)
      case .name(let local, _) where names.kind(of: file.name(local)) == .projection:
        if let plain = names.withoutPrefix(file.name(local)) {
          changed[plain, default: []].append(expression.range.start)
        }
      case .call(let callee, let arguments):
        switch facts[callee].kind {
        case .name(let local, _) where names.kind(of: file.name(local)) != .capitalised:
          calls.append(expression.range.start)
        case .member(let base, _, _):
          change(base)
          if root(base).map({ names.kind(of: $0) != .capitalised }) ?? false {
            calls.append(expression.range.start)
          }
        case .name(let type, _) where names.kind(of: file.name(type)) == .capitalised:
          for argument in facts[arguments] {
            var value = argument.value
            if case .prefix(_, let operand) = facts[value].kind { value = operand }
            guard case .name(let local, _) = facts[value].kind else { continue }
            given[file.name(local), default: []].append(facts[value].range.start)
          }
        default: continue
        }
      default: continue
      }
    }
  }

  /// Whether code of a place hands a name on, and nothing there changes it.
  func isHandedOn(_ name: Name, in range: TextRange) -> Bool {
    func holds(_ place: UInt32) -> Bool { range.start <= place && place < range.end }
    return given[name]?.contains(where: holds) ?? false
      && !(changed[name]?.contains(where: holds) ?? false) && !calls.contains(where: holds)
  }
}

extension Evaluator {
  /// Binds, in a branch, the Booleans that its conditions ask for by name.
  func bindAsked(_ id: ConditionalID, then: Bool, _ frame: Frame) {
    let facts = frame.file.facts
    let conditional = facts[id]
    // What a view builds is built at once; other code may wait between question and use. A condition that binds may bind the name.
    guard let receiver = frame.receiver, isViewLike(type(of: receiver)),
      facts[conditional.conditions].allSatisfy({
        if case .expression = $0 { true } else { false }
      }), let block = then ? conditional.then : conditional.otherwise,
      then || conditional.conditions.count == 1,
      let first = facts[block].first, let last = facts[block].last
    else { return }
    let range = TextRange(start: facts[first].range.start, end: facts[last].range.end)
    for condition in facts[conditional.conditions] {
      if case .expression(let asked) = condition { bindAsked(asked, as: then, range, frame) }
    }
  }

  /// Binds what a condition asks that holds, or does not.
  private func bindAsked(_ id: ExpressionID, as value: Bool, _ range: TextRange, _ frame: Frame) {
    let facts = frame.file.facts
    switch facts[id].kind {
    case .prefix(let name, let operand) where frame.file.name(name) == language.not:
      bindAsked(operand, as: !value, range, frame)
    case .binary(let name, let left, let right)
    where frame.file.name(name) == (value ? language.and : language.or):
      bindAsked(left, as: value, range, frame)
      bindAsked(right, as: value, range, frame)
    case .name(let local, _):
      let name = frame.file.name(local)
      guard branchNames(ofFile: frame.fileIndex).isHandedOn(name, in: range),
        isStoredName(name, frame), type(of: evaluate(id, frame)) == boolType
      else { return }
      frame.bind(name, store.intern(.boolean(value)))
    default: return
    }
  }

  /// Whether a name is a local's, a parameter's or a stored property's: a getter may answer otherwise the next time.
  private func isStoredName(_ name: Name, _ frame: Frame) -> Bool {
    if frame.local(name) != nil { return true }
    guard let type = enclosingTypes(of: frame).first else { return false }
    let found = members(named: name, of: type)
    return !found.isEmpty
      && found.allSatisfy { member in
        let facts = project.files[member.reference.fileIndex].facts
        guard case .variable(let id) = facts[member.reference.id].kind else { return false }
        return facts.getter(of: id) == nil
      }
  }

  private func branchNames(ofFile index: Int) -> BranchNames {
    if let known = namesInBranches[index] { return known }
    let names = BranchNames(project.files[index], project.names)
    namesInBranches[index] = names
    return names
  }
}
