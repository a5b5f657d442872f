// `self.init(…)` and `super.init(…)`: what other initialisers do for the object that is being made, and the root view that a host
// gets on the way.

extension Evaluator {
  func delegate(
    _ base: ValueID, _ arguments: [ArgumentSource], _ frame: Frame, _ site: Site
  ) -> ValueID {
    let base = frame.receiver ?? base
    let own = type(of: base)
    guard let id = project.types.nominal(own) else {
      // In an extension of somebody else's type the value is what it delegates to.
      guard case .external = project.types[own] else { return .unknown }
      let value = construct(own, arguments, frame, site, .unknown)
      frame.fields?[language.selfValue] = value
      return .unknown
    }
    guard calleeIsSuper(site) else {
      for (object, isDecided) in delegates(of: base, id, taking: arguments) {
        under(.always, decided: isDecided) {
          merge(
            construct(type(of: object), arguments, frame, site, .unknown, of: object), into: frame)
        }
      }
      return .unknown
    }
    // `super` is above the class whose code it is, whatever class is made.
    var declaring = id
    if let around = innermostType(of: frame),
      let own = project.types.nominal(around)
    {
      declaring = own
    }
    let superclass = project.conformance(of: declaring).superclass.map {
      project.types.substitute($0, frame.bindings)
    }
    // Where a class of the project takes the root view, its own code says what is shown.
    if let slot = hostSlot(own), !(superclass.map { takes(arguments, $0) } ?? false) {
      let label = project.names.intern(slot.label)
      for argument in arguments {
        let isRoot = argument.label == label
        let value = self.value(of: argument, expected: isRoot ? shown(by: superclass) : .unknown)
        touch(value, frame)
        if isRoot {
          record(host: site, root: value, name: project[declaring].name, made: base, in: frame)
          frame.fields?[label] = value
          frame.give(GivenRoot(site: site, root: value, made: base))
        }
      }
    }
    guard let superclass, case .nominal = project.types[superclass] else {
      // A platform's class takes what it is given: `super.init(rootViewController: UIHostingController(rootView: …))`.
      if hostSlot(own) == nil {
        for argument in arguments { touch(value(of: argument), frame) }
      }
      return .unknown
    }
    merge(construct(superclass, arguments, frame, site, .unknown, of: base), into: frame)
    return .unknown
  }

  /// The objects whose initialisers `self.init(…)` may mean: the one that is being made, or, where it may be any heir's, one of each
  /// class that overrides the initialiser.
  private func delegates(
    of object: ValueID, _ id: NominalID, taking arguments: [ArgumentSource]
  ) -> [(object: ValueID, isDecided: Bool)] {
    guard case .opaque = store[core(object)], project.kind(of: id) == .classType,
      let heirs = project.heirs[id]?.filter({
        !project[$0].isTest && isHere(project[$0].presence)
      }), !heirs.isEmpty, heirs.count <= Self.alternativeLimit
    else { return [(object, true)] }
    let known = Set(initializers(of: id, taking: arguments).map(\.0.reference))
    let overriding = heirs.filter { heir in
      initializers(of: heir, taking: arguments).contains { !known.contains($0.0.reference) }
    }
    guard !overriding.isEmpty else { return [(object, true)] }
    return [(object, mayBeMade(id, heirs, without: Set(overriding)))]
      + overriding.map { (self.object(of: project.selfType(of: $0)), true) }
  }

  /// Whether an initialiser of a class of the project takes some arguments.
  private func takes(_ arguments: [ArgumentSource], _ type: TypeID) -> Bool {
    guard let id = project.types.nominal(type) else { return false }
    return !initializers(of: id, taking: arguments).isEmpty
  }

  private func merge(_ value: ValueID, into frame: Frame) {
    let made = core(unwrapped(value))
    guard case .instance(_, let fields) = store[made] else { return }
    for field in fields where frame.fields?[field.name] == nil {
      frame.fields?[field.name] = field.value
    }
    frame.give(givenRoots[made] ?? [])
  }

  func calleeIsSuper(_ site: Site) -> Bool {
    let file = project.files[site.fileIndex]
    guard case .member(let base, _, _) = file.facts[site.id].kind,
      case .name(let name, _) = file.facts[base].kind
    else { return false }
    return file.name(name) == language.superValue
  }
}
