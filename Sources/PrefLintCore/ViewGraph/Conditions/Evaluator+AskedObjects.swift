// What conditions that are not understood depend on: values that are traced, and objects of classes by which branches that
// write objects are decided, whatever they are asked.

extension Evaluator {
  /// Whether objects decide branches that write objects.
  var asksObjects: Bool { !repeatedConditions.asked.isEmpty }

  /// Whether a value is an object of a class by which branches that write objects are decided.
  func isAskedObject(_ value: ValueID) -> Bool {
    asksObjects && !objectSources(of: value, .whole).isEmpty
  }

  /// What the answer to a question about an object, or about a member of it that is not traced, may depend on.
  func objectSources(of value: ValueID, _ role: AskedRole) -> Set<Name> {
    guard role != .asked, asksObjects,
      let id = nominal(ofWrapped: value)
    else { return [] }
    let known = askedObjects[id] ?? findAskedObject(id)
    return role == .base ? known.asWhole : known.sources
  }

  /// Objects of a class, its heirs and what it inherits from may be one: of all that are asked it is not told which is.
  private func findAskedObject(_ id: NominalID) -> AskedObject {
    let asked = repeatedConditions.asked
    func isRelated(_ other: NominalID) -> Bool {
      other == id || project.heirs[other]?.contains(id) ?? false
        || project.heirs[id]?.contains(other) ?? false
    }
    let related = asked.wholes.union(asked.owners).filter(isRelated)
    let names = Set(related.sorted().map { project.names.intern("*\($0.rawValue)") })
    let result = AskedObject(
      sources: related.isEmpty ? [] : names.union(repeatedConditions.members(of: related)),
      asWhole: related.isDisjoint(with: asked.wholes) ? [] : names)
    askedObjects[id] = result
    return result
  }

  /// The traced values, and the objects, that an expression depends on.
  func origins(
    of id: ExpressionID, _ frame: Frame, as role: AskedRole = .asked
  ) -> Set<Name> {
    let facts = frame.file.facts
    var found: Set<Name> = []
    var waiting = [(id, role)]
    while let (next, role) = waiting.popLast() {
      switch facts[next].kind {
      case .name(let local, _):
        found.formUnion(sources(ofFunction: frame.file.name(local), frame))
        let value = evaluate(next, frame)
        found.formUnion(sources(of: value))
        found.formUnion(objectSources(of: value, role))
      case .member(let base, let name, _):
        let value = evaluate(next, frame)
        var own = sources(of: value)
        // `user?.isAdmin` asks what `user.isAdmin` does where there is one.
        if role != .base, case .optionalChain = facts[base].kind,
          let owner = nominal(ofWrapped: evaluate(base, frame)),
          let key = repeatedConditions.key(of: frame.file.name(name), in: owner)
        {
          found.formUnion(related(to: key))
        }
        if role != .base, let trace = globalTrace(next, frame) { own.insert(trace.name) }
        found.formUnion(own)
        found.formUnion(objectSources(of: value, role))
        if own.isEmpty { waiting += AskedRole.parts(of: next, role, facts) }
      case .closure(let closure):
        guard asksObjects else { break }
        for name in namesUsed(in: closure, frame).sorted() {
          guard let value = frame.local(name) ?? storedObject(name, frame) else { continue }
          found.formUnion(sources(of: value))
          found.formUnion(objectSources(of: value, .whole))
        }
      default: waiting += AskedRole.parts(of: next, role, facts)
      }
    }
    return found
  }

  /// The object that a property holds of the value whose code runs.
  private func storedObject(_ name: Name, _ frame: Frame) -> ValueID? {
    guard let receiver = frame.receiver, let owner = nominal(of: receiver),
      SharedConditions(project: project).objectClass(name, of: owner) != nil
    else { return nil }
    let site = Site(file: frame.fileIndex, ExpressionID(0))
    return member(name, of: receiver, frame, site: site, generics: [])
  }

  /// The traced values that a function of the type depends on in whose code it is called.
  private func sources(ofFunction name: Name, _ frame: Frame) -> Set<Name> {
    guard frame.local(name) == nil, let receiver = frame.receiver,
      let owner = nominal(of: receiver)
    else { return [] }
    var found: Set<Name> = []
    let reader = DecidingNames(project: project)
    let uses = reader.uses(inFunction: .init(object: .none, name: name), of: owner)
    // In order: what they are worth is numbered as it comes up.
    for use in uses.sorted() where use.object == .none {
      guard let member = project.members(named: use.name, of: owner).first,
        case .variable = project.declaration(member.reference).kind
      else { continue }
      found.formUnion(
        sources(
          of: self.member(
            use.name, of: receiver, frame, site: Site(file: frame.fileIndex, ExpressionID(0)),
            generics: [])))
    }
    return found
  }

  /// The traced values that a value depends on.
  func sources(of value: ValueID) -> Set<Name> {
    var found: Set<Name> = []
    var presences: [PresenceID] = []
    if let trace = trace(of: value) {
      if environmentTraces[trace.name] != nil { return [] }
      if trace.name != .none { found = related(to: trace.name) }
      presences = [trace.holds, trace.fails]
    } else if case .union(let alternatives) = store[core(value)] {
      presences = alternatives.map(\.presence)
    }
    for presence in presences {
      for literal in project.presences[presence].literals {
        found.formUnion(questions[literal.name]?.sources ?? [])
      }
    }
    return found
  }
}

/// What questions about the objects of a class may depend on by which branches are decided.
struct AskedObject {
  /// Of one that is asked as a whole: all that is asked of such objects.
  var sources: Set<Name>
  /// Of a member that is not traced: what is asked of them as a whole.
  var asWhole: Set<Name>
}
