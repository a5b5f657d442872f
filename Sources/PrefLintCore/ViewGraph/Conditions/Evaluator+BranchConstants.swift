// What a branch knows of the Boolean that it asks: `if isOn { Page(isOn: isOn) }` builds `Page(isOn: true)`, and so does
// `model.isOn ? Page(isOn: model.isOn) : nil`, and what stands behind a `guard`. Only where the branch hands it on to a type, and
// nothing changes it before.

/// A member of what a chain of members leads to.
struct ChainLink: FastHashable {
  var chain: Name
  var member: Name

  @inline(__always) func mix(into mixer: inout HashMixer) {
    mixer.add(UInt64(chain.rawValue) << 32 | UInt64(member.rawValue))
  }
}

/// The chains of members of which branches know what they are worth. Each is a variable of its own in the branch.
struct KnownChains {
  private var links: [ChainLink: Name] = [:]
  /// What each chain begins with, and the member that it ends with.
  private var ends: [Name: (root: Name, last: Name)] = [:]

  var isEmpty: Bool { links.isEmpty }

  subscript(chain: Name, member: Name) -> Name? { links[ChainLink(chain: chain, member: member)] }

  /// The variable for a chain that begins with a name.
  mutating func insert(_ root: Name, _ members: [Name], _ names: ProjectNames) -> Name {
    members.reduce(root) { chain, member in
      if let known = self[chain, member] { return known }
      let longer = names.intern("\(names[chain]).\(names[member])")
      links[ChainLink(chain: chain, member: member)] = longer
      ends[longer] = (root, member)
      return longer
    }
  }

  /// Whether code uses a chain that names what it begins with and the member that it ends with.
  func isUsed(_ chain: Name, roots: Set<Name>, members: @autoclosure () -> Set<Name>) -> Bool {
    guard let ends = ends[chain], roots.contains(ends.root) else { return false }
    return members().contains(ends.last)
  }
}

extension Evaluator {
  /// Binds, in code under conditions that hold or do not, the Booleans that they ask; `bound` are the variables from that one on
  /// that the conditions have bound.
  func bindAsked(
    _ conditions: ConditionList, as value: Bool, in range: TextRange, bound: Int, _ frame: Frame
  ) {
    guard mayBindAsked(frame), value || conditions.count == 1 else { return }
    // A condition that binds may bind the name.
    let shadowing = Set(frame.locals[bound...].map(\.name))
    for condition in frame.file.facts[conditions] {
      guard case .expression(let asked) = condition else { continue }
      bindAsked(asked, as: value, range, shadowing, frame)
    }
  }

  /// The same in a block.
  func bindAsked(
    _ conditions: ConditionList, as value: Bool, in block: Block, bound: Int, _ frame: Frame
  ) {
    let facts = frame.file.facts
    guard let first = facts[block].first, let last = facts[block].last else { return }
    let range = TextRange(start: facts[first].range.start, end: facts[last].range.end)
    bindAsked(conditions, as: value, in: range, bound: bound, frame)
  }

  /// The same in a branch of a ternary.
  func bindAsked(
    _ condition: ExpressionID, as value: Bool, in branch: ExpressionID, _ frame: Frame
  ) {
    guard mayBindAsked(frame) else { return }
    bindAsked(condition, as: value, frame.file.facts[branch].range, [], frame)
  }

  /// What a view builds is built at once; other code may wait between question and use.
  private func mayBindAsked(_ frame: Frame) -> Bool {
    frame.receiver.map { isViewLike(type(of: $0)) } ?? false || buildsView(frame)
  }

  /// Whether a frame runs a function or a getter whose result is a view.
  private func buildsView(_ frame: Frame) -> Bool {
    guard let declaration = frame.declaration else { return false }
    let reference = DeclarationReference(file: frame.fileIndex, declaration)
    let result: TypeReferenceID?
    switch frame.file.facts[declaration].kind {
    case .function: result = project.function(of: reference)?.result
    case .variable(let id): result = frame.file.facts[id].type
    default: return false
    }
    return result.map { isViewLike(resolve($0, in: frame)) } ?? false
  }

  /// Binds what a condition asks that holds, or does not.
  private func bindAsked(
    _ id: ExpressionID, as value: Bool, _ range: TextRange, _ shadowing: Set<Name>, _ frame: Frame
  ) {
    let facts = frame.file.facts
    switch facts[id].kind {
    case .prefix(let name, let operand) where frame.file.name(name) == language.not:
      bindAsked(operand, as: !value, range, shadowing, frame)
    case .binary(let name, let left, let right)
    where frame.file.name(name) == (value ? language.and : language.or):
      bindAsked(left, as: value, range, shadowing, frame)
      bindAsked(right, as: value, range, shadowing, frame)
    case .name, .member:
      let names = branchNames(ofFile: frame.fileIndex)
      let isHandedOn = names.isHandedOn(id, frame.file, project.names, in: range)
      guard isHandedOn || names.namesMember(in: range), let chain = storedChain(id, frame),
        !shadowing.contains(chain.first ?? .none), type(of: evaluate(id, frame)) == boolType
      else { return }
      let known = store.intern(.boolean(value))
      if chain.count == 1 { carry(chain[0], known, in: range, frame) }
      if isHandedOn { bind(chain, known, frame) }
    case .call(let callee, _):
      guard case .name(let local, _) = facts[callee].kind,
        let call = branchNames(ofFile: frame.fileIndex)
          .askedCall(id, frame.file, project.names, in: range)
      else { return }
      knownCalls[call] = frame.file.name(local)
      frame.bind(call, store.intern(.boolean(value)))
    default: return
    }
  }

  func bind(_ chain: [Name], _ value: ValueID, _ frame: Frame) {
    guard let first = chain.first else { return }
    let isLocal = frame.local(first) != nil
    if chain.count == 1 { frame.bind(first, value) }
    if isLocal, chain.count == 1 { return }
    // `self.isOn` is not the variable of that name.
    let variable =
      isLocal
      ? knownChains.insert(first, Array(chain.dropFirst()), project.names)
      : knownChains.insert(language.selfValue, chain, project.names)
    frame.bind(variable, value)
  }

  /// The names of a chain of which every member is stored: a getter may answer otherwise the next time. `self` is left out.
  private func storedChain(_ id: ExpressionID, _ frame: Frame) -> [Name]? {
    switch frame.file.facts[id].kind {
    case .name(let local, _):
      let name = frame.file.name(local)
      return name != language.selfValue && isStoredName(name, frame) ? [name] : nil
    case .member(let base, let local, _):
      let name = frame.file.name(local)
      if case .name(let own, _) = frame.file.facts[base].kind,
        frame.file.name(own) == language.selfValue
      {
        // Where a variable hides the member, one of both would be taken for the other.
        guard frame.local(name) == nil, let type = innermostType(of: frame) else {
          return nil
        }
        return isStored(members(named: name, of: type)) ? [name] : nil
      }
      guard let chain = storedChain(base, frame) else { return nil }
      let owner = evaluate(base, frame)
      let found = instanceMembers(named: name, of: owner, type(of: owner), from: frame)
      return isStored(found) ? chain + [name] : nil
    default: return nil
    }
  }

  /// Whether a name is a local's, a parameter's or a stored property's.
  private func isStoredName(_ name: Name, _ frame: Frame) -> Bool {
    if frame.local(name) != nil { return true }
    guard let type = innermostType(of: frame) else { return false }
    return isStored(members(named: name, of: type))
  }

  private func isStored(_ members: [Member]) -> Bool {
    !members.isEmpty
      && members.allSatisfy { member in
        let facts = project.files[member.reference.fileIndex].facts
        guard case .variable(let id) = facts[member.reference.id].kind else { return false }
        return facts.getter(of: id) == nil && !project.isRequirement(member)
      }
  }

  /// What a branch knows of a member of a value.
  func knownMember(_ id: ExpressionID, _ frame: Frame) -> ValueID? {
    guard !knownChains.isEmpty, case .member = frame.file.facts[id].kind,
      let (chain, root) = knownChain(id, frame),
      let index = frame.locals.lastIndex(where: { $0.name == chain })
    else { return nil }
    // Of another variable that has the name of the first one nothing is known.
    if let last = frame.locals.lastIndex(where: { $0.name == root }), last > index { return nil }
    return frame.locals[index].value
  }

  private func knownChain(_ id: ExpressionID, _ frame: Frame) -> (chain: Name, root: Name)? {
    switch frame.file.facts[id].kind {
    case .name(let local, _):
      let name = frame.file.name(local)
      if name == language.selfValue || frame.local(name) != nil { return (name, name) }
      return knownChains[language.selfValue, name].map { ($0, language.selfValue) }
    case .member(let base, let local, _):
      guard let (chain, root) = knownChain(base, frame),
        let longer = knownChains[chain, frame.file.name(local)]
      else { return nil }
      return (longer, root)
    default: return nil
    }
  }

  /// What a branch knows of a call with constants that a condition around it has asked.
  func knownCall(_ id: ExpressionID, _ callee: ExpressionID, _ frame: Frame) -> ValueID? {
    guard !knownCalls.isEmpty, case .name(let local, _) = frame.file.facts[callee].kind,
      knownCalls.values.contains(frame.file.name(local)),
      let call = DecidingNames.call(id, frame.file).flatMap(project.names.find)
    else { return nil }
    return frame.local(call)
  }

  func branchNames(ofFile index: Int) -> BranchNames {
    if let known = namesInBranches[index] { return known }
    let names = BranchNames(project.files[index], project.names) { name in
      self.modifierEntries[name].map { $0.effect == .none } ?? false
    }
    namesInBranches[index] = names
    return names
  }
}
