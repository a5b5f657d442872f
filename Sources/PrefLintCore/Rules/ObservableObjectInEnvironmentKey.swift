// observable-object-in-environment-key: a key whose value is an `ObservableObject`. A view that reads the key is
// updated when the value is replaced, not when the object changes (A11).

extension Rule {
  static let observableObjectInEnvironmentKey = Rule(
    id: "observable-object-in-environment-key"
  ) { context in
    let defaultValue = context.project.names.find("defaultValue")
    return context.keySubjects.compactMap { key in
      let declaration: DeclarationReference?
      switch key {
      case .type(let id):
        declaration = defaultValue.flatMap {
          context.project[id].members(named: $0).first { $0.isStatic }?.reference
        }
      case .entry(let property): declaration = property.reference
      }
      return declaration.flatMap { context.unobserved($0, of: key) }
    }
  }
}

extension RuleContext {
  fileprivate func unobserved(
    _ declaration: DeclarationReference, of key: EnvironmentKeySubject
  ) -> Finding? {
    let type = project.types.unwrapped(valueType(of: declaration))
    guard let id = project.types.nominal(type), isOnlyObservableObject(id) else {
      return nil
    }
    let subject = project.names[project[id].name]
    let readers = properties(of: key).flatMap {
      environment.keyUses.properties[$0.name]?.wrappers ?? []
    }
    // Who only tells the object what to do shows nothing of it that could be old.
    var showing: [EnvironmentWrapper] = []
    if !readers.isEmpty {
      let uses = ObjectShowing(project: project, of: id)
      let answers = readers.map { ($0, uses.shows($0)) }
      showing = answers.filter { $0.1 == true }.map(\.0)
      if showing.isEmpty {
        // Where nobody does anything with it, whoever does so first has the mistake.
        guard answers.allSatisfy({ $0.1 == nil }) else { return nil }
        showing = readers
      }
    }
    let trace = showing.prefix(1).map { reader in
      TraceStep(
        kind: .read, range: flow.propertyRange(reader.reference),
        message: "this view is not updated when the object changes")
    }
    return Finding(
      rule: "observable-object-in-environment-key", severity: .warning,
      message: "'\(subject)' is an 'ObservableObject' in the key '\(name(of: key))', "
        + "which does not observe it",
      subject: subject, reason: "not-observed", range: flow.range(ofName: declaration),
      trace: Array(trace),
      help: "inject it with '.environmentObject(…)', or make '\(subject)' '@Observable'",
      anchor: anchor(declaration))
  }

  /// The declared type of a property, or that of its initial value.
  private func valueType(of reference: DeclarationReference) -> TypeID {
    let facts = project.files[reference.fileIndex].facts
    guard case .variable(let variable) = facts[reference.id].kind else { return .unknown }
    let frame = flow.evaluator.frame(for: reference, receiver: nil)
    if let type = facts[variable].type { return flow.evaluator.resolve(type, in: frame) }
    guard let value = facts[variable].initializer else { return .unknown }
    return flow.evaluator.type(of: flow.evaluator.evaluate(value, frame))
  }

  /// Whether a class, or one that it inherits from, conforms to `ObservableObject`, and none is
  /// `@Observable`.
  private func isOnlyObservableObject(_ id: NominalID) -> Bool {
    guard let name = project.names.find("ObservableObject"), project.kind(of: id) == .classType,
      project.conforms(id, to: name)
    else { return false }
    var current: NominalID? = id
    var seen: Set<NominalID> = []
    var publishes = false
    while let next = current, seen.insert(next).inserted {
      if project.hasUnknownMacro(project[next].reference)
        || project.hasAttribute("Observable", next) || project.hasAttribute("Model", next)
      {
        return false
      }
      publishes = publishes || self.publishes(next)
      current = nil
      if let superclass = project.conformance(of: next).superclass {
        current = project.types.nominal(superclass)
        // What a class from outside publishes is not known.
        publishes = publishes || current == nil
      }
    }
    return publishes
  }

  /// Whether a class may tell of its changes: a property has a wrapper, as `@Published` is one, or some code sends what tells. What
  /// one without any property will hold is not known.
  private func publishes(_ id: NominalID) -> Bool {
    let names = StandardTypes.changePublishers.compactMap(project.names.find)
    if names.contains(where: { !project.files(naming: $0).isEmpty }) { return true }
    let properties = project[id].orderedMembers.filter { member in
      guard !member.isStatic, case .variable = project.declaration(member.reference).kind else {
        return false
      }
      return true
    }
    return properties.isEmpty
      || properties.contains { member in
        let facts = project.files[member.reference.fileIndex].facts
        return !facts[facts[member.reference.id].attributes].isEmpty
      }
  }
}
