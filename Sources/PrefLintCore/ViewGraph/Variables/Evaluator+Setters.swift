// What assignments run besides: setters and observers of properties, for what they read.

extension Evaluator {
  /// `count += 1`
  func runSetters(of target: ExpressionID, _ frame: Frame) {
    switch frame.file.facts[target].kind {
    case .name(let local, _):
      let name = frame.file.name(local)
      guard frame.local(name) == nil, let receiver = frame.receiver else { return }
      runSetters(of: name, on: receiver, frame)
    case .member(let base, let local, _):
      runSetters(of: frame.file.name(local), on: evaluate(base, frame), frame)
    case .subscripted(let base, _):
      runSetters(of: language.subscripted, on: evaluate(base, frame), frame)
    default: return
    }
  }

  /// What an assignment runs besides: a setter and observers, for what they read of the view (A7, A20).
  func runSetters(of name: Name, on owner: ValueID, _ frame: Frame) {
    guard readsEnvironment(owner) || holdsReadingWrapper(name, owner) else { return }
    for member in instanceMembers(named: name, of: owner, type(of: owner), from: frame) {
      let own = self.frame(for: member.reference, receiver: owner)
      guard let accessors = accessors(of: member), activeSetters.insert(member.reference).inserted
      else { continue }
      defer { activeSetters.remove(member.reference) }
      for accessor in own.file.facts[accessors] where accessor.kind != .get {
        guard let body = accessor.body else { continue }
        _ = bodyValue(body, own, .unknown)
      }
      if case .project(let written, _) = wrapper(of: member.reference) {
        runSetter(ofWrapper: resolve(written, in: own), on: owner, frame)
      }
    }
  }

  /// What a structure is when a property of it with a setter or an observer has been given a value; nil where that is not told.
  func changed(_ owner: ValueID, bySetting name: Name, to value: ValueID) -> ValueID? {
    guard value != .unknown, isToldStructure(owner),
      let nominal = self.owner(of: type(of: owner)),
      let (member, variable) = property(named: name, in: nominal),
      case .none = wrapper(of: member.reference)
    else { return nil }
    let facts = project.files[member.reference.fileIndex].facts
    let accessors = facts[variable.accessors]
    var current = owner
    let isComputed = facts.getter(of: variable) != nil
    var bound = [(newValue, value)]
    if !isComputed {
      bound = [(oldValue, field(member, of: owner) ?? initialValue(name, owner) ?? .unknown)]
      current = replacing(name, of: owner, by: value)
    }
    guard !accessors.contains(where: { $0.kind == .willSet }),
      let accessor = accessors.first(where: { $0.kind == (isComputed ? .set : .didSet) }),
      let body = accessor.body, changesPlainly(accessor.range, member.reference),
      namesOnlyKnown(body, given: isComputed ? newValue : nil, member),
      activeSetters.insert(member.reference).inserted
    else { return nil }
    defer { activeSetters.remove(member.reference) }
    let own = frame(for: member.reference, receiver: current)
    (own.changesSelf, own.notesEnds) = (true, true)
    own.declare(language.selfValue, isLet: false)
    own.bind(language.selfValue, current)
    for (name, value) in bound { own.bind(name, value) }
    _ = bodyValue(body, own, .unknown)
    let left = own.ends.isEmpty ? .unknown : valueAtEnds(of: language.selfValue, own)
    return left == .unknown ? nil : left
  }

  private var newValue: Name { project.names.intern("newValue") }
  private var oldValue: Name { project.names.intern("oldValue") }

  /// Whether an accessor calls what it is given as it is called where nothing else is written: it names it so, and nothing of which the
  /// project knows nothing.
  private func namesOnlyKnown(_ body: Block, given: Name?, _ member: Member) -> Bool {
    let file = project.files[member.reference.fileIndex]
    var reader = NameUseReader(facts: file.facts)
    reader.block(body)
    var isNamed = given == nil
    for use in reader.uses {
      guard case .bare = use.base else { continue }
      let name = file.name(use.name)
      if name == newValue || name == oldValue {
        guard !declares(name) else { return false }
        isNamed = isNamed || name == given
      } else if project.names.kind(of: name) == .plain, name != language.selfValue, !declares(name)
      {
        return false
      }
    }
    return isNamed
  }

  /// Whether a property has a wrapper of the project: what that reads, its owner reads.
  private func holdsReadingWrapper(_ name: Name, _ owner: ValueID) -> Bool {
    guard let nominal = self.nominal(of: owner),
      project.isInstalled(nominal)
    else { return false }
    return project[nominal].members(named: name).contains {
      if case .project = wrapper(of: $0.reference) { true } else { false }
    }
  }

  func accessors(of member: Member) -> AccessorList? {
    let facts = project.files[member.reference.fileIndex].facts
    switch facts[member.reference.id].kind {
    case .variable(let id): return facts[id].accessors
    case .subscriptMember(_, let accessors): return accessors
    default: return nil
    }
  }

  /// What is given to a property with a wrapper of the project goes through the wrapper's setter: what that reads, the view
  /// reads which assigns (A16).
  private func runSetter(ofWrapper wrapper: TypeID, on owner: ValueID, _ frame: Frame) {
    guard let nominal = project.types.nominal(wrapper), declaresWrapper(nominal),
      project.isInstalled(nominal)
    else { return }
    if setterReads[wrapper] == nil {
      let value = opaque(wrapper)
      let known = reads.removeValue(forKey: value)
      runSetters(of: language.wrappedValue, on: value, frame)
      setterReads[wrapper] = reads[value] ?? []
      reads[value] = known
    }
    for read in setterReads[wrapper] ?? [] {
      under(read.presence, decided: read.isDecided) { record(read, on: core(owner)) }
    }
  }
}
