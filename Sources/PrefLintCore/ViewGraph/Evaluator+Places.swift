// Places in structures: what stands there, and structures with something else in one.

/// A place in a structure that a variable holds, or a property of what is being initialised: `copy.style.header`.
struct ValuePlace {
  enum Root {
    case variable(Name)
    case property(Name)
  }

  var root: Root
  /// The properties on the way.
  var path: [Name] = []

  func member(_ name: Name) -> ValuePlace { ValuePlace(root: root, path: path + [name]) }
}

extension Evaluator {
  /// The place that an expression names; nil for those in objects.
  func place(_ id: ExpressionID, _ frame: Frame) -> ValuePlace? {
    let facts = frame.file.facts
    switch facts[id].kind {
    case .name(let local, _):
      let name = frame.file.name(local)
      if frame.local(name) != nil { return ValuePlace(root: .variable(name)) }
      return frame.fields != nil && name != language.selfValue
        ? ValuePlace(root: .property(name)) : nil
    case .member(let base, let local, _):
      let name = frame.file.name(local)
      if frame.fields != nil, case .name(let own, _) = facts[base].kind,
        frame.file.name(own) == language.selfValue
      {
        return ValuePlace(root: .property(name))
      }
      return place(base, frame)?.member(name)
    case .optionalChain(let base), .forceUnwrap(let base): return place(base, frame)
    default: return nil
    }
  }

  /// What stands at a place, if all structures on the way are told.
  func content(of place: ValuePlace, _ frame: Frame) -> ValueID? { owners(of: place, frame)?.last }

  /// The structures on the way to a place, and what stands there.
  private func owners(of place: ValuePlace, _ frame: Frame) -> [ValueID]? {
    var owners: [ValueID]
    switch place.root {
    case .variable(let name):
      guard let value = frame.local(name) else { return nil }
      owners = [value]
    case .property(let name):
      guard let receiver = frame.receiver,
        let value = frame.fields?[name] ?? initialValue(name, receiver)
      else { return nil }
      owners = [value]
    }
    let site = Site(file: frame.fileIndex, ExpressionID(0))
    for name in place.path {
      let owner = owners[owners.count - 1]
      guard isToldStructure(owner) else { return nil }
      owners.append(member(name, of: owner, frame, site: site, generics: []))
    }
    return owners
  }

  /// Puts a value at a place, if all structures on the way are told.
  func put(_ value: ValueID, at place: ValuePlace, _ frame: Frame) {
    guard let owners = owners(of: place, frame) else { return }
    var new = value
    for (owner, name) in zip(owners, place.path).reversed() {
      new = replacing(name, of: owner, by: new)
    }
    switch place.root {
    case .variable(let name): _ = frame.assign(name, new)
    case .property(let name): frame.fields?[name] = new
    }
  }

  /// Leaves open what stands at a place.
  func doubt(_ place: ValuePlace, _ frame: Frame) {
    guard let old = content(of: place, frame) else { return }
    put(doubted(old), at: place, frame)
  }

  /// What `list += more` makes of a list.
  func extend(_ target: ExpressionID, by more: ExpressionID, _ frame: Frame) -> Bool {
    guard let place = place(target, frame), let list = content(of: place, frame),
      case .array(let elements) = store[core(list)], isChangeable(place, frame)
    else { return false }
    let added = evaluate(more, frame, expected: type(of: list))
    if case .array(let further) = store[core(added)] {
      put(store.intern(.array(elements + further)), at: place, frame)
    } else {
      put(store.intern(.array(elements + [element(of: added)])), at: place, frame)
    }
    return true
  }

  /// Whether what is assigned to a property is what the property is worth, and nothing else is changed by it.
  func isStored(_ name: Name, of owner: ValueID) -> Bool {
    guard let nominal = self.owner(of: type(of: owner)),
      let (member, variable) = property(named: name, in: nominal),
      case .none = wrapper(of: member.reference)
    else { return false }
    return variable.accessors.isEmpty
  }

  func isToldStructure(_ id: ValueID) -> Bool {
    guard case .instance(let type, _) = store[core(id)],
      case .nominal(let nominal, _) = project.types[type]
    else { return false }
    return project[nominal].kind == .structure
  }

  /// A structure with another value of a property.
  private func replacing(_ name: Name, of owner: ValueID, by value: ValueID) -> ValueID {
    guard case .instance(let type, let fields) = store[core(owner)],
      case .nominal(let nominal, _) = project.types[type]
    else { return owner }
    var table = Dictionary(
      fields.map { ($0.name, $0.value) }, uniquingKeysWith: { first, _ in first })
    table[name] = value
    return rebuilt(owner, instance(nominal, type, table))
  }
}
