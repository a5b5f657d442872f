// Which member is called on a value of a protocol's type: the conformer's, if it is known, else that of any
// conformer that the value can be.

extension Evaluator {
  /// Whether a value can be called: by what it is, else by its type.
  func mayBeCalled(_ value: ValueID) -> Fit {
    switch store[core(value)] {
    case .closure, .function, .localFunction, .constructor, .enumConstructor, .metatype:
      return .yes
    case .boolean, .literal, .someConstant, .array, .dictionary, .tuple: return .no
    case .union(let alternatives):
      let fits = alternatives.map { mayBeCalled($0.value) }
      return fits.dropFirst().allSatisfy { $0 == fits.first } ? fits.first ?? .unknown : .unknown
    default: return project.callability(of: type(of: value))
    }
  }

  /// Calls a value: `callAsFunction`, or `dynamicallyCall` with a list of the arguments.
  func callInstance(
    _ callee: ValueID, _ arguments: [ArgumentSource], _ frame: Frame, _ site: Site,
    _ expected: TypeID
  ) -> ValueID {
    let type = type(of: callee)
    if members(named: language.callAsFunction, of: type).isEmpty {
      // An autoclosure is called for the value that it was given.
      if arguments.isEmpty { return callee }
      if !members(named: language.dynamicallyCall, of: type).isEmpty {
        let list = store.intern(.array(arguments.map { value(of: $0) }))
        let labels = ["withArguments", "withKeywordArguments"].map { project.names.intern($0) }
        let label = labels.first { label in
          members(named: language.dynamicallyCall, of: type).contains {
            project.labels(of: $0)?.first == label
          }
        }
        return callMember(
          language.dynamicallyCall, of: callee, generics: [],
          arguments: [source(list, label: label ?? .none)], site: site, frame, expected: expected)
      }
    }
    if site.fileIndex == frame.fileIndex, isMutating(language.callAsFunction, of: callee) {
      doubt(holderOf: site.id, frame)
    }
    return callMember(
      language.callAsFunction, of: callee, generics: [], arguments: arguments, site: site, frame,
      expected: expected)
  }

  /// What the values of a type of another module are called for; nil for other types.
  func typeMade(by type: TypeID) -> TypeID? {
    guard case .external(let name, let arguments) = project.types[type],
      let place = project.catalogue.makerTypes[project.names[name]], place < arguments.count
    else { return nil }
    return arguments[place]
  }

  /// The value behind a protocol type, where it is known which conformer was put there.
  func unveiled(_ id: ValueID) -> ValueID? {
    var current = id
    while true {
      switch store[current] {
      case .built(let inner, _), .typed(let inner, _), .erased(let inner), .seen(let inner, _):
        current = inner
      case .instance(let type, _), .enumCase(let type, _, _), .opaque(let type):
        return current != id && isConcrete(type) ? current : nil
      default: return nil
      }
    }
  }

  /// The override of a member that a class value has which is seen as one of a superclass; nil for `super`.
  func override(of member: Member, by receiver: ValueID?, _ site: Site) -> Member? {
    guard let receiver, let owner = member.owner, !member.isStatic,
      project.kind(of: owner) == .classType, project.isInherited(owner),
      var nominal = self.nominal(of: unveiled(receiver) ?? core(receiver)),
      nominal != owner, project.inherits(nominal, from: owner), !calleeIsSuper(site)
    else { return nil }
    let name = project.name(of: member.reference)
    let labels = project.labels(of: member)
    while nominal != owner {
      let own = project[nominal].members(named: name).first {
        !$0.isStatic && project.labels(of: $0) == labels
      }
      if let own { return own }
      guard let superclass = project.conformance(of: nominal).superclass,
        let next = project.types.nominal(superclass)
      else { return nil }
      nominal = next
    }
    return nil
  }

  func isConcrete(_ type: TypeID) -> Bool {
    guard let nominal = project.types.nominal(project.types.unwrapped(type)) else {
      return false
    }
    return project.kind(of: nominal) != .protocolType
  }

  /// Whether which member of a value of the type is called is decided at run time.
  func isDynamic(_ type: TypeID) -> Bool {
    switch project.types[type] {
    case .metatype(let instance): isDynamic(instance)
    case .optional(let wrapped): isDynamic(wrapped)
    case .nominal(let nominal, _): project.kind(of: nominal) == .protocolType
    case .existential, .opaque, .parameter: true
    default: false
    }
  }

  /// The conformers of a requirement's protocol that a receiver can be: those of the protocol that it is
  /// seen as.
  func conformers(of owner: NominalID, as receiver: ValueID?) -> [NominalID]? {
    conformers(of: seenProtocol(owner, receiver))
  }

  /// A conformer that a receiver of a requirement may be.
  func guise(of conformer: NominalID, _ owner: NominalID, as receiver: ValueID?) -> GuiseID {
    store.guise(of: conformer, as: seenProtocol(owner, receiver))
  }

  /// The protocol that the receiver of a requirement is seen as: the requirement's own, or one that refines it.
  private func seenProtocol(_ owner: NominalID, _ receiver: ValueID?) -> NominalID {
    guard let receiver else { return owner }
    let type = unwrappedType(of: receiver)
    var bounds = [type]
    switch project.types[type] {
    case .existential(let all), .opaque(let all): bounds = all
    default: break
    }
    for bound in bounds {
      if let nominal = project.types.nominal(bound), nominal != owner,
        project.kind(of: nominal) == .protocolType, project.inherits(nominal, from: owner)
      {
        return nominal
      }
    }
    return owner
  }

  /// The conformers of a protocol; nil when there are none, or too many to follow.
  func conformers(of id: NominalID) -> [NominalID]? {
    let all = (project.heirs[id] ?? []).filter {
      project[$0].kind != .protocolType && !project[$0].isTest
        && isHere(project[$0].presence)
    }
    if all.isEmpty || all.count > Self.conformerLimit { return nil }
    // What nothing makes stands nowhere, unless it is made outside of what is read.
    let made = all.filter { !isUnnamed($0) }
    return made.isEmpty ? all : made
  }

  /// How many views are followed one by one.
  private static let followedViews = 4

  /// The functions of a name that extensions add to all views, where each of many views has no others: they know nothing of what
  /// they are applied to, and are called once for all of them. Of a few views each is followed.
  func functionsOfViews(
    named name: Name, of alternatives: [Alternative], _ frame: Frame
  ) -> [Member]? {
    guard alternatives.count > Self.followedViews, !installedMembers(named: name).isEmpty else {
      return nil
    }
    var shared: [Member]?
    for alternative in alternatives {
      let value = alternative.value
      guard isPlaceable(value), !isOptional(type(of: value)) else { return nil }
      let found = instanceMembers(named: name, of: value, type(of: value), from: frame)
      guard !found.isEmpty, found.allSatisfy({ $0.owner == nil && isFunction($0) }),
        shared == nil || shared?.map(\.reference) == found.map(\.reference)
      else { return nil }
      shared = found
    }
    return shared
  }
}
