// What a branch knows of a flag of its view holds for the members of the view that it is built of, too: in `if !isOn { details }` the
// code of `details` is run where `isOn` is false. The members are told by variables of their own, and so are those that they use.

/// What the code of a type's member names of the type, itself and by way of other members.
struct MemberCode {
  var names: Set<Name> = []
  /// The names that it may give other values.
  var changed: Set<Name> = []
}

/// A property of which members know what it is worth.
struct CarriedProperty {
  var owner: NominalID
  var name: Name
  /// The members whose code names it and does not change it.
  var users: Set<Name>
}

extension Evaluator {
  /// Tells the members that some code names what a property of its view is worth.
  func carry(_ name: Name, _ value: ValueID, in range: TextRange, _ frame: Frame) {
    guard frame.local(name) == nil, let receiver = frame.receiver,
      let owner = nominal(of: receiver),
      project.kind(of: owner) == .structure,
      case .nominal(owner, _)? = innermostType(of: frame).map({ project.types[$0] })
    else { return }
    let names = branchNames(ofFile: frame.fileIndex)
    let places = names.members(in: range)
    guard !places.isEmpty, !names.isChanged(name, in: range),
      isConstant(name, of: owner) || !names.isCalled(beforeOneOf: places, in: range)
    else { return }
    let used = Set(places.map(\.name))
    let variable = project.names.intern("\(project.names[name])@\(owner.rawValue)")
    if carriedProperties[variable] == nil {
      carriedProperties[variable] = CarriedProperty(
        owner: owner, name: name, users: users(of: name, in: owner))
    }
    guard let carried = carriedProperties[variable], !carried.users.isDisjoint(with: used),
      // What one of them changes, the others may find changed.
      used.allSatisfy({ !(memberCode(of: owner)[$0]?.changed.contains(name) ?? false) })
    else { return }
    frame.bind(variable, value)
  }

  /// Whether a property of a structure keeps its value as long as the structure does: no wrapper stores it.
  private func isConstant(_ name: Name, of owner: NominalID) -> Bool {
    project[owner].members(named: name).allSatisfy { member in
      guard case .none = wrapper(of: member.reference) else { return false }
      return !member.isStatic
    }
  }

  /// Binds in the frame of a member what the code that uses it knows; what that is, as one value for each answer.
  func takeCarried(
    from outer: Frame, to own: Frame, _ member: Member, at site: Site
  ) -> [ValueID] {
    let name = project.name(of: member.reference)
    guard !carriedProperties.isEmpty, own.receiver == outer.receiver, isOwn(site, name, outer)
    else { return [] }
    var labels: [Name] = []
    var values: [ValueID] = []
    for local in outer.locals.reversed() where !labels.contains(local.name) {
      guard let carried = carriedProperties[local.name], carried.owner == member.owner,
        carried.users.contains(name)
      else { continue }
      labels.append(local.name)
      values.append(local.value)
      own.bind(local.name, local.value)
      bind([carried.name], local.value, own)
    }
    return labels.isEmpty ? [] : [store.intern(.tuple(labels, values))]
  }

  /// Whether a member is named without a value, or as one of `self`: another value of the type may have the same receiver.
  private func isOwn(_ site: Site, _ name: Name, _ frame: Frame) -> Bool {
    guard site.fileIndex == frame.fileIndex else { return false }
    switch frame.file.facts[site.id].kind {
    case .name(let local, _): return frame.file.name(local) == name
    case .member(let base, let local, _):
      guard frame.file.name(local) == name, case .name(let own, _) = frame.file.facts[base].kind
      else { return false }
      return frame.file.name(own) == language.selfValue
    default: return false
    }
  }

  /// Whether a variable tells members that some code names what a property is worth.
  func isCarried(
    _ variable: Name, to names: Set<Name>, _ members: @autoclosure () -> Set<Name>
  ) -> Bool {
    guard let carried = carriedProperties[variable] else { return false }
    return !carried.users.isDisjoint(with: names) || !carried.users.isDisjoint(with: members())
  }

  private func users(of name: Name, in owner: NominalID) -> Set<Name> {
    Set(
      memberCode(of: owner).filter {
        $0.value.names.contains(name) && !$0.value.changed.contains(name)
      }
      .keys)
  }

  /// The code of a type's members, by name. O(the type's code), once.
  private func memberCode(of owner: NominalID) -> [Name: MemberCode] {
    if let known = memberCodes[owner] { return known }
    var found: [Name: MemberCode] = [:]
    for member in project[owner].orderedMembers where !member.isStatic && hasCode(member) {
      let file = project.files[member.reference.fileIndex]
      var reader = NameUseReader(facts: file.facts)
      reader.member(member.reference.id)
      var code = MemberCode()
      for use in reader.uses {
        switch use.base {
        case .bare, .ownSelf: break
        case .other, .implicit, .keyPath: continue
        }
        var name = file.name(use.name)
        var isChanged =
          use.isAssigned || use.isChanged || use.isUpdated || use.isReceiver || use.isPart
        if let plain = project.names.withoutPrefix(name), project.names.kind(of: name) != .plain {
          (name, isChanged) = (plain, true)
        }
        code.names.insert(name)
        if isChanged { code.changed.insert(name) }
      }
      found[project.name(of: member.reference), default: MemberCode()].add(code)
    }
    var isComplete = false
    while !isComplete {
      isComplete = true
      for (name, code) in found {
        var all = code
        for other in code.names where other != name { all.add(found[other] ?? MemberCode()) }
        if all.names.count > code.names.count || all.changed.count > code.changed.count {
          found[name] = all
          isComplete = false
        }
      }
    }
    memberCodes[owner] = found
    return found
  }

  private func hasCode(_ member: Member) -> Bool {
    let facts = project.files[member.reference.fileIndex].facts
    switch facts[member.reference.id].kind {
    case .function: return true
    case .variable(let id): return facts.getter(of: id) != nil
    default: return false
    }
  }
}

extension MemberCode {
  fileprivate mutating func add(_ other: MemberCode) {
    names.formUnion(other.names)
    changed.formUnion(other.changed)
  }
}
