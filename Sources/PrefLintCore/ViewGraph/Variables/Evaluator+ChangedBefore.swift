// Static and global variables that code changes before it asks them: `Cache.load()` and then `Cache.isLoaded`. What the run left in them
// is not what they hold then, and what they hold is not followed.

/// A variable that is asked within a member.
struct AskedVariable: FastHashable {
  var asking: DeclarationReference
  var name: Name

  @inline(__always) func mix(into mixer: inout HashMixer) {
    mixer.add(asking)
    mixer.add(name)
  }
}

extension Evaluator {
  /// A value of the run, left open where the code that asks for it may have given the variable another one before.
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
      let first = firstChange(of: name, in: asking), first <= frame.file.facts[site.id].range.end
    else { return value }
    return store.intern(.someConstant(type))
  }

  /// Where code of a member ends that is the first to change a variable, or calls what does; what closures do happens later.
  private func firstChange(of name: Name, in asking: DeclarationReference) -> UInt32? {
    let key = AskedVariable(asking: asking, name: name)
    if let known = firstChanges[key] { return known }
    let file = project.files[asking.fileIndex]
    let facts = file.facts
    let range = facts[asking.id].range
    let closures = facts.closures.map(\.range).filter(range.contains)
    let functions = changers(of: name)
    let first = facts.expressions.lazy.filter { expression in
      range.contains(expression.range)
        && (self.changes(name, expression, file) || self.calls(functions, expression, file))
        && !closures.contains { $0.contains(expression.range) }
    }.map(\.range.end).min()
    firstChanges[key] = first
    return first
  }

  /// The names of the functions whose own code changes a variable.
  private func changers(of name: Name) -> Set<Name> {
    if let known = knownChangers[name] { return known }
    var found: Set<Name> = []
    for index in project.files(naming: name) where !project.files[index].isTest {
      let file = project.files[index]
      for (position, expression) in file.facts.expressions.enumerated()
      where changes(name, expression, file) {
        let site = Site(file: index, ExpressionID(position))
        guard let around = project.enclosingDeclaration(of: site) else { continue }
        let reference = DeclarationReference(file: index, around)
        if case .function = file.facts[around].kind { found.insert(project.name(of: reference)) }
      }
    }
    knownChangers[name] = found
    return found
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
}
