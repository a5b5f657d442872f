// Places in structures: what stands there, and structures with something else in one.

/// A place in a structure that a variable holds, or a property of what is being initialised: `copy.style.header`.
struct ValuePlace {
  enum Root {
    case variable(Name)
    case property(Name)
  }

  enum Step {
    case member(Name)
    /// `list[0]`, `table[key, default: []]`
    case element(ValueID, otherwise: ValueID?)
  }

  var root: Root
  /// The properties and elements on the way.
  var path: [Step] = []

  func member(_ name: Name) -> ValuePlace { appending(.member(name)) }

  func appending(_ step: Step) -> ValuePlace { ValuePlace(root: root, path: path + [step]) }
}

extension Evaluator {
  /// The place that an expression names; nil for those in objects.
  func place(_ id: ExpressionID, _ frame: Frame) -> ValuePlace? {
    let facts = frame.file.facts
    switch facts[id].kind {
    case .name(let local, _):
      let name = frame.file.name(local)
      if frame.local(name) != nil { return ValuePlace(root: .variable(name)) }
      if frame.changesSelf {
        return isOwnProperty(name, frame)
          ? ValuePlace(root: .variable(language.selfValue), path: [.member(name)]) : nil
      }
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
    case .subscripted(let base, let arguments):
      guard let place = place(base, frame) else { return nil }
      if let names = keyPath(arguments, frame) { return names.reduce(place) { $0.member($1) } }
      return elementStep(arguments, frame).map { place.appending($0) }
    case .optionalChain(let base), .forceUnwrap(let base): return place(base, frame)
    default: return nil
    }
  }

  /// `[keyPath: \.style.isOn]`
  private func keyPath(_ arguments: ArgumentList, _ frame: Frame) -> [Name]? {
    let list = sources(arguments, frame)
    guard list.count == 1, project.names[list[0].label] == "keyPath",
      case .keyPath(_, let names) = store[core(asking { value(of: list[0]) })], !names.isEmpty
    else { return nil }
    return names
  }

  /// `[0]`, `[key, default: []]`
  private func elementStep(_ arguments: ArgumentList, _ frame: Frame) -> ValuePlace.Step? {
    let list = sources(arguments, frame)
    guard let first = list.first, first.label == .none, list.count <= 2 else { return nil }
    let index = asking { value(of: first) }
    guard list.count == 2 else { return .element(index, otherwise: nil) }
    guard project.names[list[1].label] == "default" else { return nil }
    return .element(index, otherwise: asking { value(of: list[1]) })
  }

  /// Whether code that changes the value it runs on means a property of that by a name.
  func isOwnProperty(_ name: Name, _ frame: Frame) -> Bool {
    guard frame.local(name) == nil, let own = frame.local(language.selfValue),
      let nominal = owner(of: type(of: own))
    else { return false }
    return property(named: name, in: nominal) != nil
  }

  /// The place of the collection, structure or other value that a target is a part of, as far as it has one.
  func holder(of target: ExpressionID, _ frame: Frame) -> ValuePlace? {
    guard var place = place(target, frame) else { return nil }
    while content(of: place, frame) == nil, !place.path.isEmpty { place.path.removeLast() }
    return place
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
    for step in place.path {
      let owner = owners[owners.count - 1]
      switch step {
      case .member(let name):
        if let tuple = toldTuple(owner), case .tuple(let labels, let elements) = store[core(tuple)],
          let index = tupleIndex(name, labels)
        {
          owners[owners.count - 1] = tuple
          owners.append(elements[index])
          continue
        }
        // What observes a property does something else where a part of it is changed.
        guard let told = toldStructure(owner, frame), isStored(name, of: told) else { return nil }
        owners[owners.count - 1] = told
        owners.append(member(name, of: told, frame, site: site, generics: []))
      case .element(let index, let otherwise):
        guard let content = collectionContent(owner),
          let element = element(index, of: content, otherwise)
        else { return nil }
        owners.append(element)
      }
    }
    return owners
  }

  /// What stands for an index or a key, or is taken where nothing does.
  private func element(
    _ index: ValueID, of content: CollectionContent, _ otherwise: ValueID?
  ) -> ValueID? {
    let known = element(index, of: content)
    guard let otherwise else { return known }
    guard let known else {
      // One of several lists, or an empty one: what it holds is not told apart.
      guard content.isDictionary, let start = collectionContent(otherwise), !start.isDictionary
      else { return nil }
      var elements = start.elements
      for position in stride(from: 1, to: content.elements.count, by: 2) {
        guard let list = collectionContent(content.elements[position]), !list.isDictionary else {
          return nil
        }
        elements += list.elements
      }
      return collection(
        otherwise,
        with: CollectionContent(
          elements: elements, isDictionary: false, amount: .open(isFilled: false)))
    }
    return known == .none ? otherwise : known
  }

  /// Puts a value at a place, if all structures on the way are told.
  func put(_ value: ValueID, at place: ValuePlace, _ frame: Frame) {
    guard let owners = owners(of: place, frame) else { return }
    var new = value
    for (owner, step) in zip(owners, place.path).reversed() {
      switch step {
      case .member(let name): new = replacing(name, of: owner, by: new)
      case .element(let index, _):
        let element = new
        new = changing(owner) { storing(element, for: index, in: $0) } ?? doubted(owner)
      }
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

  /// Puts a value where another one stood; under a branch, a property may keep what it had.
  func replace(_ value: ValueID, at place: ValuePlace, _ frame: Frame) {
    if case .property = place.root, frame.branchDepth > 0, let old = content(of: place, frame) {
      return put(joined(old, value), at: place, frame)
    }
    put(value, at: place, frame)
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
      let nominal = project.types.nominal(type)
    else { return false }
    return project.kind(of: nominal) == .structure
  }

  /// A structure with another value of a property.
  func replacing(_ name: Name, of owner: ValueID, by value: ValueID) -> ValueID {
    if case .tuple(let labels, var elements) = store[core(owner)],
      let index = tupleIndex(name, labels)
    {
      elements[index] = value
      return rebuilt(owner, store.intern(.tuple(labels, elements)))
    }
    // What is not known is not what was there before.
    if value == .unknown { return doubted(owner) }
    guard case .instance(let type, let fields) = store[core(owner)],
      let nominal = project.types.nominal(type)
    else { return owner }
    var table = Dictionary(
      fields.map { ($0.name, $0.value) }, uniquingKeysWith: { first, _ in first })
    table[name] = value
    return rebuilt(owner, instance(nominal, type, table))
  }
}
