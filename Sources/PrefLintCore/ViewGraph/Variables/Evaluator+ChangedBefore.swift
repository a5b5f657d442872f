// Static and global variables that code changes before it asks them: `Cache.load()` and then `Cache.isLoaded`. What the run left in
// them is not what they hold then, and what they hold is not followed.

/// What changes a variable.
struct VariableChanges {
  /// The names of the functions whose own code does.
  var functions: Set<Name> = []
  /// Whether some code gives it what others compute: that the run decides.
  var isOfRun = false
}

extension Evaluator {
  /// A value of the run, left open where the code that asks for it may have given the variable another one before. Variables and
  /// functions are known by their names: another one of the name leaves more open than need be.
  ///
  /// - Complexity: linear in the expressions of the files that name the variable, once for each name, and in those of the file that
  ///   asks, once for each member and name.
  func leftBefore(
    _ value: ValueID, _ member: Member, _ frame: Frame, _ site: Site
  ) -> ValueID {
    guard case .opaque(let type) = store[core(value)], isData(type),
      frame.declaration != nil, site.fileIndex == frame.fileIndex,
      let asking = project.member(around: site), asking != member.reference
    else { return value }
    let facts = project.files[member.reference.fileIndex].facts
    guard case .variable(let id) = facts[member.reference.id].kind, !facts[id].isLet,
      facts.getter(of: facts[id]) == nil
    else { return value }
    let name = project.name(of: member.reference)
    guard assignedNames.isReplaced(name) || assignedNames.isReceiver(name),
      !changes(of: name).isOfRun, let first = firstChange(of: name, in: asking),
      first <= frame.file.facts[site.id].range.end
    else { return value }
    return store.intern(.someConstant(type))
  }

  /// Where code of a member ends that is the first to change a variable, or calls what does; what closures do happens later.
  private func firstChange(of name: Name, in asking: DeclarationReference) -> UInt32? {
    if let known = firstChanges[asking]?[name] { return known }
    let file = project.files[asking.fileIndex]
    let facts = file.facts
    let range = facts[asking.id].range
    let closures = facts.closures.map(\.range).filter(range.contains)
    let functions = changes(of: name).functions
    let first = facts.expressions.lazy.filter { expression in
      range.contains(expression.range)
        && (self.changes(name, expression, file) || self.calls(functions, expression, file))
        && !closures.contains { $0.contains(expression.range) }
    }.map(\.range.end).min()
    firstChanges[asking, default: [:]][name] = .some(first)
    return first
  }

  /// What changes variables of a name, in all code but that of tests.
  private func changes(of name: Name) -> VariableChanges {
    if let known = variableChanges[name] { return known }
    var found = VariableChanges()
    for index in project.files(naming: name) where !project.files[index].isTest {
      let file = project.files[index]
      for (position, expression) in file.facts.expressions.enumerated()
      where changes(name, expression, file) {
        if case .assignment(_, let value) = expression.kind, isComputed(value, file) {
          found.isOfRun = true
        }
        let site = Site(file: index, ExpressionID(position))
        guard let around = project.enclosingDeclaration(of: site),
          case .function = file.facts[around].kind
        else { continue }
        found.functions.insert(project.name(of: DeclarationReference(file: index, around)))
      }
    }
    variableChanges[name] = found
    return found
  }

  /// Whether what is assigned is what some code gives, not a constant or what a name stands for.
  private func isComputed(_ id: ExpressionID, _ file: ProjectFile) -> Bool {
    switch file.facts[id].kind {
    case .boolean, .number, .string, .none, .implicitMember, .name, .array, .dictionary: false
    case .prefix(_, let operand): isComputed(operand, file)
    // `Options(rawValue: 1)`
    case .call(let callee, let arguments):
      !isTypeName(callee, file)
        || file.facts[arguments].contains { isComputed($0.value, file) }
    default: true
    }
  }

  /// Whether an expression gives a variable of a name, or something in it, another value.
  private func changes(_ name: Name, _ expression: Expression, _ file: ProjectFile) -> Bool {
    switch expression.kind {
    case .assignment(let target, _), .inOut(let target): holds(name, target, file)
    case .binary(let operation, let target, _):
      file.facts.assigns(operation) && holds(name, target, file)
    case .call(let callee, _):
      if case .member(let base, let local, _) = file.facts[callee].kind {
        (file.name(local) == language.toggle || changesCollection(file.name(local)))
          && holds(name, base, file)
      } else {
        false
      }
    default: false
    }
  }

  /// Whether a variable of a name is what an expression means, or holds that.
  private func holds(_ name: Name, _ target: ExpressionID, _ file: ProjectFile) -> Bool {
    var current = target
    while true {
      switch file.facts[current].kind {
      case .name(let local, _): return file.name(local) == name
      case .member(let base, let local, _):
        if file.name(local) == name { return true }
        current = base
      case .subscripted(let base, _), .optionalChain(let base), .forceUnwrap(let base):
        current = base
      default: return false
      }
    }
  }

  private func calls(_ names: Set<Name>, _ expression: Expression, _ file: ProjectFile) -> Bool {
    guard !names.isEmpty, case .call(let callee, _) = expression.kind else { return false }
    var current = callee
    while case .optionalChain(let inner) = file.facts[current].kind { current = inner }
    switch file.facts[current].kind {
    case .name(let local, _), .member(_, let local, _), .implicitMember(let local, _):
      return names.contains(file.name(local))
    default: return false
    }
  }

  private func isTypeName(_ id: ExpressionID, _ file: ProjectFile) -> Bool {
    guard case .name(let local, _) = file.facts[id].kind else { return false }
    return project.names.kind(of: file.name(local)) == .capitalised
  }
}
