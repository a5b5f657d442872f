// What an assignment makes of a value: setters, observers and wrappers of the project's own may keep another one.

extension LayoutReader {
  /// Assigns a property of a value: one that is computed runs its setter, one that is observed its observer.
  func put(
    _ value: LayoutValue, into name: Name, of owner: LayoutValue, _ frame: LayoutFrame, _ site: Site
  ) {
    if case .choice(let ways) = owner {
      for way in ways {
        under(way.guards) { put(value, into: name, of: way.value, frame, site) }
      }
      return
    }
    disturb(changing: owner)
    guard let property = declared(name, of: owner) else {
      record(value, into: member(name, of: owner, frame, site), site)
      return
    }
    let value = made(value, for: property)
    if isOverridden(name, of: owner) {
      record(hazy(value), into: member(name, of: owner, frame, site), site)
      return
    }
    if isComputed(property) {
      if !runs(.set, of: property, owner, value) {
        record(hazy(value), into: member(name, of: owner, frame, site), site)
      }
      return
    }
    if case .instance(let instance) = owner, let own = installed(property, instance) {
      _ = runs(.set, of: own.value, .instance(own.wrapper), value)
      return
    }
    // `Binding(get:set:)` that a view was given.
    if case .instance(let instance) = owner, wrapper(of: property) == .bound,
      case .binding(.record(let accessors))? = instance.fields[name]
    {
      record(value, into: .binding(.record(accessors)), site)
      return
    }
    let target = member(name, of: owner, frame, site)
    let old = forwarded(target)
    _ = runs(.willSet, of: property, owner, value, old)
    let kept = isKeptByOwnWrapper(property) ? hazy(value) : value
    if case .instance(let instance) = owner, isPlain(instance) || instance.isCopy,
      wrapper(of: property) == nil
    {
      change(instance, name, to: kept)
    } else {
      leave(kept, in: name, of: owner, property)
      record(kept, into: target, site)
    }
    _ = runs(.didSet, of: property, owner, value, old)
  }

  /// The callback that goes on reads what it has assigned, though no view reads it again.
  private func leave(
    _ value: LayoutValue, in name: Name, of owner: LayoutValue, _ property: DeclarationReference
  ) {
    guard trigger != nil, !isAppearing, case .cell(let id, let path, let nominal?) = owner,
      !isObserved(property, of: nominal, id, path)
    else { return }
    keep(
      LayoutAssignment(
        part: LayoutCellPart(cell: id, path: path + [name]), value: detached(value), guards: guards)
    )
  }

  /// Whether something runs when a part of what an expression names is changed: an observer, or code in the place of a property.
  func isObserved(_ id: ExpressionID, _ frame: LayoutFrame) -> Bool {
    let facts = facts(frame)
    let property: DeclarationReference?
    let inner: ExpressionID?
    switch facts[id].kind {
    case .name(let local, _):
      let name = name(local, frame)
      guard frame.locals[name] == nil, let receiver = frame.receiver else { return false }
      if name == project.language.wrappedValue, hasAccessors(receiver) { return true }
      if given(name, of: receiver) != nil { return true }
      (property, inner) = (declared(name, of: receiver), nil)
    case .member(let base, let local, _):
      let (owner, name) = (target(base, frame), name(local, frame))
      if name == project.language.wrappedValue, hasAccessors(owner) { return true }
      if given(name, of: owner) != nil || isOverridden(name, of: owner) { return true }
      (property, inner) = (declared(name, of: owner), base)
    case .optionalChain(let base), .forceUnwrap(let base), .subscripted(let base, _):
      return isObserved(base, frame)
    default: return false
    }
    if let property {
      let facts = project.files[property.fileIndex].facts
      if case .variable(let variable) = facts[property.id].kind,
        facts[facts[variable].accessors].contains(where: { $0.kind != .get })
      {
        return true
      }
    }
    return inner.map { isObserved($0, frame) } ?? false
  }

  /// The property of that name in a value of a type of the project.
  func declared(_ name: Name, of owner: LayoutValue) -> DeclarationReference? {
    switch owner {
    case .instance(let instance): property(named: name, of: instance.nominal)
    case .cell(_, _, let nominal?): property(named: name, of: nominal)
    default: nil
    }
  }

  /// Something that depends on the same.
  func hazy(_ value: LayoutValue) -> LayoutValue { .unknown(sources(of: value)) }

  /// Runs an accessor of a property for a new value, where it has one.
  private func runs(
    _ kind: Accessor.Kind, of property: DeclarationReference, _ owner: LayoutValue,
    _ value: LayoutValue, _ old: LayoutValue = .undecided
  ) -> Bool {
    let facts = project.files[property.fileIndex].facts
    guard case .variable(let id) = facts[property.id].kind,
      let body = facts[facts[id].accessors].first(where: { $0.kind == kind })?.body,
      activeCalls[property, default: 0] < 2
    else { return false }
    activeCalls[property, default: 0] += 1
    defer { activeCalls[property, default: 1] -= 1 }
    let frame = LayoutFrame(file: property.fileIndex, declaration: property.id, receiver: owner)
    frame.locals[project.names.intern("newValue")] = value
    frame.locals[project.names.intern("oldValue")] = old
    acting(as: owner) { _ = bodyValue(body, frame) }
    if let type = plainType(of: owner), !isExact(property, body, of: type) {
      spoil(owner, Site(file: property.fileIndex, ExpressionID(0)))
    }
    return true
  }

  /// Whether a wrapper that the project declares keeps what a property is given.
  func isKeptByOwnWrapper(_ property: DeclarationReference) -> Bool {
    let file = project.files[property.fileIndex]
    let context = LexicalContext(reference: property, project: project)
    return file.facts[file.facts[property.id].attributes].contains { attribute in
      let name = file.name(attribute.name)
      guard stateWrappers[name] == nil,
        case .nominal = project.types[project.namedType(name, arguments: [], in: context)]
      else { return false }
      return true
    }
  }

  /// What a closure keeps of a value when it is made; of what it is to react to that may be the old one.
  func captured(_ value: LayoutValue) -> LayoutValue {
    guard let trigger, trigger.kind == .reaction, case .cell(let id, let path, _) = value,
      trigger.sources.contains(where: LayoutCellPart(cell: id, path: path).overlaps)
    else { return value }
    return hazy(value)
  }

  /// What a callback is given of a value that has changed: the old one first, where it takes two.
  func changed(_ new: LayoutValue, for callback: LayoutValue) -> [LayoutValue] {
    [takesTwo(callback) ? previous(new) : new, new]
  }

  /// What a value was before it changed.
  func previous(_ value: LayoutValue) -> LayoutValue {
    switch value {
    case .number(let term):
      guard term.ways.allSatisfy(\.guards.isEmpty) else { return hazy(value) }
      return .number(
        term.moving.reduce(term) { $0.replacing($1, by: .source(.previous($1))) })
    case .cell(let id, let path, nil): return .number(.source(.previous(.cell(id, path))))
    case .size(let id):
      return .record(
        LayoutAxis.allCases.map { axis in
          (
            project.names.intern(StandardLayout.extent(along: axis)),
            .number(.source(.previous(.quantity(id, .size(axis)))))
          )
        })
    default: return hazy(value)
    }
  }

  private func takesTwo(_ callback: LayoutValue) -> Bool {
    switch callback {
    case .closure(let closure):
      let facts = project.files[closure.file].facts
      let parameters = facts[facts[closure.id].parameters]
      guard parameters.isEmpty else { return parameters.count > 1 }
      guard let second = facts.names.firstName(of: "$1") else { return false }
      let range = facts[closure.id].range
      return facts.expressions.contains { expression in
        guard case .name(second, _) = expression.kind else { return false }
        return range.start <= expression.range.start && expression.range.end <= range.end
      }
    case .function(let reference, _):
      return project.function(of: reference).map {
        project.files[reference.fileIndex].facts[$0.parameters].count > 1
      } ?? false
    default: return false
    }
  }
}
