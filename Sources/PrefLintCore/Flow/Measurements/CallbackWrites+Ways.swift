// The ways by which what callbacks write comes to a view: proxies of geometry, closures that views are given, initialisers, and keys
// of the environment.

extension CallbackWrites {
  /// Whether an expression names what a `GeometryReader` around it measures.
  ///
  /// - Complexity: O(closures and expressions of the file).
  func namesProxy(_ id: ExpressionID, _ index: Int) -> Bool {
    let file = project.files[index]
    var reader = NameUseReader(facts: file.facts)
    reader.expression(id)
    return reader.uses.contains { use in
      guard case .bare = use.base else { return false }
      return isProxy(use.name, around: file.facts[id].range, file)
    }
  }

  private func isProxy(_ name: LocalName, around range: TextRange, _ file: ProjectFile) -> Bool {
    let facts = file.facts
    let binding = facts.closures.filter { closure in
      closure.range.contains(range) && facts[closure.parameters].contains { $0.name == name }
    }.min { $0.range.end - $0.range.start < $1.range.end - $1.range.start }
    guard let binding else { return false }
    return facts.expressions.contains { expression in
      guard case .call(let callee, let arguments) = expression.kind,
        case .name(let local, _) = facts[callee].kind,
        StandardLayout.behaviours[facts[local]] == .measures
      else { return false }
      return holds(binding.range, in: arguments, file)
    }
  }

  /// Why a closure runs that a view of the project is given, if it calls that in callbacks alone.
  func run(ofGiven closure: TextRange, _ site: Site, _ depth: Int) -> Run? {
    let file = project.files[site.fileIndex]
    for expression in file.facts.expressions where expression.range.contains(closure) {
      guard case .call(let callee, let arguments) = expression.kind,
        case .name(let local, _) = file.facts[callee].kind,
        holds(closure, in: arguments, file),
        let view = view(file.name(local), at: site),
        let argument = file.facts[arguments].first(where: {
          file.facts[$0.value].range == closure
        }),
        let name = closureProperty(file.name(argument.label), of: view)
      else { continue }
      return run(ofCallsOf: name, of: view, depth)
    }
    return nil
  }

  private func run(ofCallsOf name: Name, of view: NominalID, _ depth: Int) -> Run? {
    var result: Run?
    for mention in reader.variables.mentions(of: name) {
      guard mention.isOwn, project.owner(of: mention.site) == view else { continue }
      if isInitial(mention) { continue }
      guard mention.isNamed, let next = run(of: mention.site, depth + 1) else { return nil }
      result = result == .appearing ? result : next
    }
    return result
  }

  /// The property that holds a closure which a view is given without a name, or by that.
  private func closureProperty(_ label: Name, of view: NominalID) -> Name? {
    guard project.members(named: project.language.initializer, of: view).isEmpty else {
      return nil
    }
    let holding = project[view].orderedMembers.filter { member in
      guard !member.isStatic, case .variable(let id) = project.declaration(member.reference).kind
      else { return false }
      let facts = project.files[member.reference.fileIndex].facts
      return facts[id].type.map { reader.isFunction($0, facts) } ?? false
    }.map { project.name(of: $0.reference) }
    if label != .none { return holding.contains(label) ? label : nil }
    return holding.count == 1 ? holding[0] : nil
  }

  /// The label by which a view is given a property: its own name, or that of the parameter which its initialiser stores as it is.
  func label(of name: Name, of view: NominalID) -> Name? {
    let initializers = project.members(named: project.language.initializer, of: view)
    guard !initializers.isEmpty else { return name }
    guard initializers.count == 1, let function = project.function(of: initializers[0].reference)
    else { return nil }
    let reference = initializers[0].reference
    let file = project.files[reference.fileIndex]
    let stored = reader.variables.mentions(of: name).filter {
      $0.isOwn && $0.around == reference
    }
    guard stored.count == 1, case .assigned(let assignment) = stored[0].form,
      case .assignment(_, let value) = file.facts[assignment].kind,
      case .name(let local, _) = file.facts[value].kind,
      reader.bindings(of: local, in: reference) == 1
    else { return nil }
    return file.facts[function.parameters].first { $0.name == local }.map { file.name($0.label) }
  }

  // MARK: The environment

  /// The key that a property reads.
  func environmentKey(_ name: Name, of view: NominalID) -> Name? {
    guard let member = project.members(named: name, of: view).first, !member.isStatic else {
      return nil
    }
    return DecidingNames(project: project).environmentKey(of: member)
  }

  /// Whether all places that write a key give it what callbacks decide, previews aside.
  func isWritten(_ key: Name, _ asked: Bool?, _ depth: Int) -> Bool {
    var isWritten = false
    for index in project.files(naming: key) where !project.files[index].isTest {
      let file = project.files[index]
      let previews = ReachedWays.previews(in: file, project, index)
      for (position, expression) in file.facts.expressions.enumerated() {
        guard case .call(_, let list) = expression.kind,
          !previews.contains(where: { $0.contains(expression.range) })
        else { continue }
        let arguments = file.facts[list]
        guard let path = arguments.first,
          case .keyPath(_, let names, _) = file.facts[path.value].kind,
          file.facts[names].first.map(file.name) == key
        else { continue }
        let site = Site(file: index, ExpressionID(position))
        guard arguments.count == 2, let value = arguments.last, let owner = project.owner(of: site),
          isDecided(value.value, in: index, owner, asked, depth + 1)
        else { return false }
        isWritten = true
      }
    }
    return isWritten
  }
}
