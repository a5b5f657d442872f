// Assignments: to variables, to places in structures that variables hold, and to properties of what is being initialised.

extension Evaluator {
  func assign(_ value: ExpressionID, to target: ExpressionID, _ frame: Frame) -> ValueID {
    let facts = frame.file.facts
    switch facts[target].kind {
    case .name(let local, _):
      let name = frame.file.name(local)
      if let old = frame.local(name) {
        let new = replacing(old, by: evaluate(value, frame, expected: type(of: old)))
        // Of a run-time value the type that it is declared with is all that is asked.
        var keeps = false
        if frame.branchDepth > 0, !frame.unset.contains(name), case .opaque = store[old] {
          keeps = !isPlaceable(old) && core(new) != .none
        }
        if !keeps { _ = frame.assign(name, observed(name, certain(new, in: old), frame)) }
      } else if frame.changesSelf, isOwnProperty(name, frame) {
        changeOwn(name, value, target, frame)
      } else if frame.fields != nil {
        store(value, in: name, frame)
        assignOwnRoot(value, name, target, frame)
      } else {
        let old = evaluate(target, frame)
        touch(evaluate(value, frame, expected: type(of: old)), frame)
        if let receiver = frame.receiver { runSetters(of: name, on: receiver, frame) }
        assignOwnRoot(value, name, target, frame)
      }
    case .member(let base, let local, _):
      assignMember(base, frame.file.name(local), value, target, frame)
      noteChange(of: target, frame)
    case .subscripted(let base, _):
      let old = evaluate(target, frame)
      let declared = elementType(of: base, frame)
      let new = evaluate(value, frame, expected: declared == .unknown ? type(of: old) : declared)
      runSetters(of: target, frame)
      if store(new, inElement: target, frame) || store(new, atKeyPath: target, frame) {
        return .empty
      }
      touch(new, frame)
      doubt(partAssigned: target, frame)
    case .tuple(let targets):
      if assignOwn(targets, value, frame) { return .empty }
      let new = evaluate(value, frame)
      for (index, target) in facts[targets].enumerated() {
        assign(part: index, of: new, to: target.value, frame)
      }
    default:
      let old = evaluate(target, frame)
      _ = evaluate(value, frame, expected: type(of: old))
      runSetters(of: target, frame)
      doubt(partAssigned: target, frame)
    }
    return .empty
  }

  /// What a collection holds by its declared type.
  private func elementType(of base: ExpressionID, _ frame: Frame) -> TypeID {
    guard let place = place(base, frame), let owner = content(of: place, frame) else {
      return .unknown
    }
    switch project.types[type(of: owner)] {
    case .array(let element), .dictionary(_, let element): return element
    default: return .unknown
    }
  }

  /// `table[key] = value` in a collection that evaluation knows; false for others.
  private func store(_ value: ValueID, inElement target: ExpressionID, _ frame: Frame) -> Bool {
    guard var place = place(target, frame), case .element(let index, _)? = place.path.popLast(),
      let owner = content(of: place, frame), isChangeable(place, frame),
      let new = changing(owner, { storing(value, for: index, in: $0) })
    else { return false }
    replace(new, at: place, frame)
    return true
  }

  /// `copy[keyPath: \.isOn] = value` in a structure that a variable holds; false for others.
  private func store(_ value: ValueID, atKeyPath target: ExpressionID, _ frame: Frame) -> Bool {
    guard let place = place(target, frame), case .member? = place.path.last,
      content(of: place, frame) != nil, isChangeable(place, frame)
    else { return false }
    replace(value, at: place, frame)
    return true
  }

  /// `(self.first, self.second) = (first, second)` where they are initialised; false for others.
  private func assignOwn(
    _ targets: ArgumentList, _ value: ExpressionID, _ frame: Frame
  ) -> Bool {
    let facts = frame.file.facts
    guard frame.fields != nil else { return false }
    let names = facts[targets].compactMap { target -> Name? in
      guard let name = RepeatedConditions.property(target.value, frame.file, language) else {
        return nil
      }
      if case .name = facts[target.value].kind, frame.local(name) != nil { return nil }
      return name
    }
    // What an initialiser reads of what it has assigned before is not told, and labels choose another order.
    guard names.count == facts[targets].count, !asksOwn(value, frame),
      facts[targets].allSatisfy({ $0.label == .none })
    else { return false }
    // All values are there before the first of them is assigned.
    let parts: [ValueID]
    if case .tuple(let values) = facts[value].kind, facts[values].count == names.count,
      facts[values].allSatisfy({ $0.label == .none })
    {
      parts = zip(names, facts[values]).map {
        evaluate($1.value, frame, expected: initialisedType(of: $0, frame))
      }
    } else if case .tuple(_, let told) = store[core(evaluate(value, frame))],
      told.count == names.count
    {
      parts = told
    } else {
      return false
    }
    for (name, part) in zip(names, parts) { initialise(name, with: part, frame) }
    return true
  }

  /// Whether an expression may read the value that is being initialised.
  private func asksOwn(_ value: ExpressionID, _ frame: Frame) -> Bool {
    let facts = frame.file.facts
    let around = facts[value].range
    let owner = frame.receiver ?? .unknown
    return facts.expressions.contains { expression in
      guard around.contains(expression.range), case .name(let local, _) = expression.kind else {
        return false
      }
      let name = frame.file.name(local)
      if name == language.selfValue { return true }
      return frame.local(name) == nil && project.names.kind(of: name) != .capitalised
        && !instanceMembers(named: name, of: owner, type(of: owner), from: frame).isEmpty
    }
  }

  /// `(first, second) = pair`
  private func assign(part index: Int, of value: ValueID, to target: ExpressionID, _ frame: Frame) {
    runSetters(of: target, frame)
    if case .name(let local, _) = frame.file.facts[target].kind,
      frame.local(frame.file.name(local)) != nil
    {
      let name = frame.file.name(local)
      var part = ValueID.unknown
      if case .tuple(_, let parts) = store[core(value)], index < parts.count { part = parts[index] }
      if case .opaque(let type) = store[core(value)],
        case .tuple(_, let types) = project.types[type],
        index < types.count
      {
        part = opaque(types[index])
      }
      _ = frame.assign(name, part)
      return
    }
    doubt(partAssigned: target, frame)
  }

  private func put(
    _ value: ExpressionID, at place: ValuePlace, expected: TypeID, _ frame: Frame
  ) {
    let new = evaluate(value, frame, expected: expected)
    // Variables are joined where branches end.
    replace(new, at: place, frame)
  }

  /// What is assigned under a branch, and what was there: whether that is left in some other branch is not told.
  func joined(_ old: ValueID, _ new: ValueID) -> ValueID {
    union([
      Alternative(presence: .always, value: old, isDecided: false),
      Alternative(presence: .always, value: new, isDecided: true),
    ])
  }

  private func assignMember(
    _ base: ExpressionID, _ name: Name, _ value: ExpressionID, _ target: ExpressionID,
    _ frame: Frame
  ) {
    let facts = frame.file.facts
    if case .name(let local, _) = facts[base].kind {
      let variable = frame.file.name(local)
      if variable == language.selfValue, frame.fields != nil {
        store(value, in: name, frame)
        assignOwnRoot(value, name, target, frame)
        return
      }
    }
    if let place = place(base, frame),
      let owner = content(of: place, frame).flatMap({ toldStructure($0, frame) }),
      isStored(name, of: owner)
    {
      put(value, at: place.member(name), expected: memberType(name, owner, frame), frame)
      return
    }
    if let place = place(base, frame), let owner = content(of: place, frame),
      toldTuple(owner) != nil, let old = content(of: place.member(name), frame)
    {
      put(value, at: place.member(name), expected: type(of: old), frame)
      return
    }
    let owner = evaluate(base, frame)
    let new = evaluate(value, frame, expected: memberType(name, owner, frame))
    touch(new, frame)
    if let place = place(base, frame),
      let told = content(of: place, frame).flatMap({ toldStructure($0, frame) }),
      let changed = changed(told, bySetting: name, to: new)
    {
      return replace(changed, at: place, frame)
    }
    runSetters(of: name, on: owner, frame)
    if let place = place(target, frame), case .variable(let variable) = place.root,
      let old = frame.local(variable), case .union = store[core(old)],
      let changed = replacing(place.path[...], in: old, by: new, frame)
    {
      _ = frame.assign(variable, changed)
      return
    }
    doubt(partAssigned: target, frame)
    if isRoot(name, of: owner) {
      assign(root: new, to: owner, base, at: Site(file: frame.fileIndex, target), frame)
    }
  }

  /// `count = 1` in code that changes the value it runs on.
  private func changeOwn(
    _ name: Name, _ value: ExpressionID, _ target: ExpressionID, _ frame: Frame
  ) {
    guard let owner = frame.local(language.selfValue).flatMap({ toldStructure($0, frame) }),
      isStored(name, of: owner), let place = place(target, frame)
    else {
      let new = evaluate(value, frame, expected: type(of: evaluate(target, frame)))
      touch(new, frame)
      if let owner = frame.local(language.selfValue),
        let changed = changed(owner, bySetting: name, to: new)
      {
        _ = frame.assign(language.selfValue, changed)
        return
      }
      return doubt(language.selfValue, frame)
    }
    put(value, at: place, expected: memberType(name, owner, frame), frame)
  }

  func rebuilt(_ old: ValueID, _ new: ValueID) -> ValueID {
    if case .built(_, let site) = store[old] { return store.intern(.built(new, site)) }
    return new
  }

  private func memberType(_ name: Name, _ owner: ValueID, _ frame: Frame) -> TypeID {
    let found = instanceMembers(named: name, of: owner, type(of: owner), from: frame)
    guard let member = found.first else { return .unknown }
    let facts = project.files[member.reference.fileIndex].facts
    guard case .variable(let id) = facts[member.reference.id].kind, let type = facts[id].type
    else { return .unknown }
    return resolve(type, of: member.reference, receiver: owner)
  }

  /// Stores into a property of the value that is being initialised.
  private func store(_ value: ExpressionID, in name: Name, _ frame: Frame) {
    let new = evaluate(value, frame, expected: initialisedType(of: name, frame))
    initialise(name, with: new, frame)
  }

  private func initialise(_ name: Name, with new: ValueID, _ frame: Frame) {
    let owner = frame.receiver ?? .unknown
    let property = unwrapped(name, owner, frame)
    let value = stored(new, in: property, owner, frame)
    if frame.branchDepth == 0 {
      frame.fields?[property] = value
    } else if let old = frame.fields?[property] {
      frame.fields?[property] = union([old, value])
    } else {
      frame.fields?[property] = initialValue(property, owner).map { joined($0, value) } ?? value
    }
  }

  /// The type of what is stored by a name into the value that is being initialised.
  private func initialisedType(of name: Name, _ frame: Frame) -> TypeID {
    let owner = frame.receiver ?? .unknown
    if name == language.selfValue { return type(of: owner) }
    let property = unwrapped(name, owner, frame)
    return property == name
      ? memberType(property, owner, frame) : wrapperType(of: property, owner, frame)
  }

  /// The property that `_name` is the wrapper of; others are themselves.
  private func unwrapped(_ name: Name, _ owner: ValueID, _ frame: Frame) -> Name {
    guard project.names.kind(of: name) == .underscored,
      instanceMembers(named: name, of: owner, type(of: owner), from: frame).isEmpty
    else { return name }
    return project.names.withoutPrefix(name) ?? name
  }

  /// What an initialiser has assigned to a property that an expression reads: `self.name`.
  func assigned(_ id: ExpressionID, _ frame: Frame) -> ValueID? {
    guard let fields = frame.fields,
      case .member(let base, let local, _) = frame.file.facts[id].kind,
      case .name(let own, _) = frame.file.facts[base].kind,
      frame.file.name(own) == language.selfValue
    else { return nil }
    return fields[frame.file.name(local)]
  }

  /// What a property is worth before an initialiser assigns to it.
  func initialValue(_ name: Name, _ owner: ValueID) -> ValueID? {
    guard let nominal = self.owner(of: type(of: owner)),
      let (member, variable) = property(named: name, in: nominal),
      case .none = wrapper(of: member.reference)
    else { return nil }
    let declared = variable.type.map { resolve($0, of: member.reference, receiver: owner) }
    if let initializer = variable.initializer {
      let own = frame(for: member.reference, receiver: nil)
      let value = evaluate(initializer, own, expected: declared ?? .unknown)
      return declared.map { adapt(value, to: $0) } ?? value
    }
    guard !variable.isLet, let declared, isOptional(declared) else { return nil }
    return store.intern(.typed(.none, declared))
  }

  /// The type of `_name`: `_name = .init(wrappedValue: …)` makes the wrapper.
  private func wrapperType(of name: Name, _ owner: ValueID, _ frame: Frame) -> TypeID {
    let found = instanceMembers(named: name, of: owner, type(of: owner), from: frame)
    guard let member = found.first, case .value = wrapper(of: member.reference) else {
      return .unknown
    }
    let file = project.files[member.reference.fileIndex]
    for attribute in file.facts[file.facts[member.reference.id].attributes] {
      let name = file.name(attribute.name)
      if valueWrappers.contains(name) { return project.types.intern(.external(name, [])) }
    }
    return .unknown
  }

  /// A closure stored in a property of a view's type is called (`self.content = content()` is not).
  private func stored(
    _ value: ValueID, in property: Name, _ owner: ValueID, _ frame: Frame
  ) -> ValueID {
    if let member = instanceMembers(named: property, of: owner, type(of: owner), from: frame).first,
      case .variable(let id) = project.declaration(member.reference).kind,
      let written = project.files[member.reference.fileIndex].facts[id].type
    {
      let pattern = project.resolveType(
        written, in: LexicalContext(reference: member.reference, project: project))
      project.types.unify(pattern, type(of: value), &frame.bindings)
    }
    return kept(value)
  }
}
