// Bindings: of state, of properties that run code as they are read or written, and of what an extension makes of either.

extension LayoutReader {
  /// Somebody who is not followed gets a binding, and may write through it.
  func escape(_ value: LayoutValue) {
    switch value {
    case .binding(let inner): expose(inner)
    case .choice(let ways): for way in ways { escape(way.value) }
    case .list(let values): for item in values { escape(item) }
    default: break
    }
  }

  /// Whether somebody outside the tree gives a part of state, or may write it.
  func isForeign(_ part: LayoutCellPart) -> Bool {
    cells[Int(part.cell)].isForeign
      || exposed[part.cell]?.contains { mayOverlap($0, part.path) } ?? false
  }

  /// The way of a binding into a view of the project is followed.
  func follow(_ value: LayoutValue) {
    if case .cell(let id, _, _) = value { followedBindings.insert(id) }
  }

  /// A property is given a binding.
  func hold(_ value: LayoutValue, in property: Name, of nominal: NominalID) {
    switch value {
    case .binding(let inner): hold(inner, in: property, of: nominal)
    case .cell(let id, let path, _):
      holders[id, default: []].insert(
        BindingHolder(type: nominal, property: property, path: path))
    case .choice(let ways): for way in ways { hold(way.value, in: property, of: nominal) }
    default: break
    }
  }

  // MARK: What runs

  /// A binding of a property that runs code as it is read or written; nil of others.
  func accessed(_ name: Name, of owner: LayoutValue) -> LayoutValue? {
    guard runsCode(name, of: owner) else { return nil }
    return .binding(
      .record(
        [StandardLayout.getting, StandardLayout.setting].map {
          (project.names.intern($0), .accessor(name, of: owner))
        }))
  }

  /// Whether code of the project runs when a property is read or written, or may run.
  func runsCode(_ name: Name, of owner: LayoutValue) -> Bool {
    guard let property = declared(name, of: owner) else { return false }
    return hasObservers(property) || isComputed(property) || isKeptByOwnWrapper(property)
      || isOverridden(name, of: owner)
  }

  /// Whether a path leads through nothing but properties that state stores: who writes what it leads to writes nothing beside that.
  func isStored(_ path: [Name], of id: Int32) -> Bool {
    var property = cells[Int(id)].property
    for name in path {
      guard let owner = type(of: property) else { return isPlain(property) }
      guard let next = self.property(named: name, of: owner),
        !runsCode(name, of: .cell(id, [], owner))
      else { return false }
      property = next
    }
    return true
  }

  /// Whether a property is of a type from outside of which each part is its own: a size, a point.
  private func isPlain(_ property: DeclarationReference) -> Bool {
    let type = project.types.unwrapped(staticType(of: property))
    guard case .external(let name, _) = project.types[type] else { return false }
    return StandardLayout.plainTypes.contains(text(name))
  }

  /// The binding with accessors that a view was given for a property.
  func given(_ name: Name, of owner: LayoutValue?) -> LayoutValue? {
    guard case .instance(let instance)? = owner,
      let property = property(named: name, of: instance.nominal), wrapper(of: property) == .bound,
      let field = instance.fields[name], hasAccessors(field)
    else { return nil }
    return field
  }

  /// Whether a binding runs code as it is read or written.
  func hasAccessors(_ value: LayoutValue) -> Bool {
    if case .binding(.record) = value { true } else { false }
  }

  /// Assigns what a key path leads to.
  func put(
    _ value: LayoutValue, into path: [Name], of base: LayoutValue, _ frame: LayoutFrame,
    _ site: Site
  ) {
    guard let last = path.last else {
      record(value, into: base, site)
      return
    }
    var (owner, value) = (base, value)
    for name in path.dropLast() {
      // What holds it may keep something else.
      if runsCode(name, of: owner) { value = hazy(value) }
      owner = member(name, of: owner, frame, site)
    }
    if case .binding = owner {
      record(value, into: member(last, of: owner, frame, site), site)
    } else {
      put(value, into: last, of: owner, frame, site)
    }
  }

  /// What a method makes of a binding that the project does not declare.
  func made(of binding: LayoutValue, by method: Name) -> LayoutValue {
    let word = text(method)
    let isKnown =
      StandardLayout.bindingMethods.contains(word)
      || StandardLayout.publisherOperators[word] == .passes
    if isKnown, extensionMembers(method, of: binding).isEmpty { return binding }
    escape(binding)
    return .unknown(reached(by: binding))
  }

  /// A method that changes what it is called on does it behind the back of what observes, or sets, that.
  func overwrite(
    _ owner: LayoutValue, calling method: Name, on base: ExpressionID, _ frame: LayoutFrame,
    _ site: Site
  ) {
    guard let trigger, isChanging(method, of: owner), isObserved(base, frame) else { return }
    assign(.unknown(sources(of: owner).union(trigger.sources)), to: base, frame, site)
  }

  private func isChanging(_ method: Name, of owner: LayoutValue) -> Bool {
    switch owner {
    case .cell(_, _, _?), .instance: if plainType(of: owner) == nil { return false }
    default: break
    }
    let word = text(method)
    return StandardLayout.changes(word) || StandardLayout.changingNumbers.contains(word)
      || variables.isMutating(method)
  }
}
