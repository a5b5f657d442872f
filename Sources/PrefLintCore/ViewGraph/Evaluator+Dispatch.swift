// Which member is called on a value of a protocol's type: the conformer's, if it is known, else that of any
// conformer that the value can be.

extension Evaluator {
  /// The value behind a protocol type, where it is known which conformer was put there.
  func unveiled(_ id: ValueID) -> ValueID? {
    var current = id
    while true {
      switch store[current] {
      case .built(let inner, _), .typed(let inner, _): current = inner
      case .instance(let type, _), .enumCase(let type, _, _), .opaque(let type):
        return current != id && isConcrete(type) ? current : nil
      default: return nil
      }
    }
  }

  func isConcrete(_ type: TypeID) -> Bool {
    guard case .nominal(let nominal, _) = project.types[project.types.unwrapped(type)] else {
      return false
    }
    return project[nominal].kind != .protocolType
  }

  /// Whether which member of a value of the type is called is decided at run time.
  func isDynamic(_ type: TypeID) -> Bool {
    switch project.types[type] {
    case .metatype(let instance): isDynamic(instance)
    case .optional(let wrapped): isDynamic(wrapped)
    case .nominal(let nominal, _): project[nominal].kind == .protocolType
    case .existential, .opaque: true
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
    let type = project.types.unwrapped(type(of: receiver))
    var bounds = [type]
    switch project.types[type] {
    case .existential(let all), .opaque(let all): bounds = all
    default: break
    }
    for bound in bounds {
      if case .nominal(let nominal, _) = project.types[bound], nominal != owner,
        project[nominal].kind == .protocolType, project.inherits(nominal, from: owner)
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
        && project.presences.and(presence, project[$0].presence) != .never
    }
    return all.isEmpty || all.count > Self.conformerLimit ? nil : all
  }
}
