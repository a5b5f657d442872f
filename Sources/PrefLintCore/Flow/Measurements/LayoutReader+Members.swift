// Members of values: of geometry, of state and its parts, of types of the project and of those from outside.

extension LayoutReader {
  func member(
    _ name: Name, of base: LayoutValue, _ frame: LayoutFrame, _ site: Site
  ) -> LayoutValue {
    if name == project.language.selfValue { return base }
    if name == project.language.wrappedValue {
      guard case .binding(let inner) = base else { return base }
      if case .record(let parts) = inner,
        let getter = parts.first(where: { text($0.label) == "get" })
      {
        return invoke(getter.value, [], site)
      }
      follow(inner)
      return inner
    }
    if let value = caseMember(name, of: base) { return value }
    switch base {
    case .choice(let ways):
      return .choice(
        ways.map { way in
          (way.guards, under(way.guards) { member(name, of: way.value, frame, site) })
        })
    case .none: return .none
    case .instance(let instance): return property(name, of: instance, base, site)
    case .cell(_, _, nil) where isText(name, of: base): return .text([base])
    case .cell(let id, let path, let nominal): return part(name, of: base, id, path, nominal, site)
    case .binding(let inner):
      if name == project.language.projectedValue { return base }
      let own = extensionMembers(name, of: base).filter { !$0.isStatic }
      if !own.isEmpty {
        let result = own.count == 1 ? getter(own[0].reference, base) : nil
        return result ?? .unknown(reached(by: base))
      }
      if let accessed = accessed(name, of: inner) { return accessed }
      return .binding(member(name, of: inner, frame, site))
    case .list(let values):
      // Where all are alike, the first one is as any.
      if StandardLayout.ends.contains(text(name)), let only = only(of: values) { return only }
    case .record(let parts):
      if let added = addedProperty(name, of: base) { return added }
      // What a function makes is not what it is given.
      if isMadeByName(parts) { return .unknown(sources(of: base)) }
      if let part = parts.first(where: { $0.label == name }) { return part.value }
      if let inner = rectanglePart(name, of: parts, frame, site) { return inner }
      if text(name) == StandardLayout.values, isDictionary(parts) {
        return .list(parts.flatMap { isRowKey($0.label) ? [$0.value, $0.value] : [$0.value] })
      }
      if let index = Int(text(name)), index < parts.count { return parts[index].value }
      return .unknown(sources(of: base))
    case .metatype(let type):
      switch project.types[type] {
      case .nominal(let nominal, _): return staticMember(name, of: nominal) ?? .symbol(name)
      case .external(let outer, _)
      where StandardLayout.freshMembers[text(outer)]?.contains(text(name)) ?? false:
        return .fresh
      case .external(let outer, _)
      where StandardLayout.falseMembers[text(outer)]?.contains(text(name)) ?? false:
        return .boolean(false)
      case .external(let outer, _) where StandardLayout.steadyTypes.contains(text(outer)):
        return .steady(project.names.intern(text(outer) + "." + text(name)))
      case .external(let outer, _):
        // `Color.red` is a view of its type.
        guard project.names.kind(of: name) == .plain,
          let behaviour = StandardLayout.behaviours[text(outer)]
        else { return .symbol(name) }
        return .view(
          add(LayoutNode(kind: .component(text(outer), behaviour), site: site)))
      default: return .symbol(name)
      }
    case .symbol: return .symbol(name)
    case .fresh where StandardLayout.freshParts.contains(text(name)): return .fresh
    case .element(let whole) where extensionMembers(name, of: .undecided).isEmpty:
      return .element(project.names.intern(text(whole) + "." + text(name)))
    case .steady(let whole):
      return .steady(project.names.intern(text(whole) + "." + text(name)))
    case .proxy(let id):
      if text(name) == "size" { return .size(id) }
    case .size(let id):
      if let axis = StandardLayout.extents[text(name)] {
        return .number(.source(.quantity(id, .size(axis))))
      }
    case .frame(let id, let space):
      if let part = framePart(text(name), id, space) { return part }
    case .number(let term):
      // What is measured is a number.
      let isMeasured = term.sources.allSatisfy {
        if case .quantity = $0 { true } else { false }
      }
      if isMeasured, !term.sources.isEmpty, let answer = StandardLayout.ofNumbers[text(name)] {
        return .boolean(answer)
      }
    default: break
    }
    return addedProperty(name, of: base) ?? .unknown(sources(of: base))
  }

  /// A part of `CGRect(origin: …, size: …)`: `rectangle.height` is that of its size.
  private func rectanglePart(
    _ name: Name, of parts: [(label: Name, value: LayoutValue)], _ frame: LayoutFrame,
    _ site: Site
  ) -> LayoutValue? {
    guard isRectangle(parts) else { return nil }
    let word = text(name)
    if StandardLayout.extents[word] != nil {
      return member(name, of: parts[1].value, frame, site)
    }
    guard StandardLayout.edges[word] != nil else { return nil }
    return member(plainEdge(word), of: parts[0].value, frame, site)
  }

  /// `x` for `minX`, which is the same place, and so for `minY`; others as they are.
  private func plainEdge(_ word: String) -> Name {
    project.names.intern(word == "minX" ? "x" : word == "minY" ? "y" : word)
  }

  func isRectangle(_ parts: [(label: Name, value: LayoutValue)]) -> Bool {
    parts.count == 2 && text(parts[0].label) == "origin" && text(parts[1].label) == "size"
  }

  /// A computed property of a case that code has made.
  private func caseMember(_ name: Name, of base: LayoutValue) -> LayoutValue? {
    guard let nominal = enumeration(of: base, declaring: name),
      let reference = property(named: name, of: nominal), isComputed(reference)
    else { return nil }
    return getter(reference, base)
  }

  /// The frame of an anchor in a proxy; where it stands there is not told.
  func resolved(_ anchor: LayoutValue) -> LayoutValue? {
    switch anchor {
    case .anchor(let id): .frame(id, .unknown)
    case .choice(let ways):
      ways.lazy.compactMap { self.resolved($0.value) }.first
    default: nil
    }
  }

  private func framePart(_ part: String, _ id: Int32, _ space: LayoutSpace) -> LayoutValue? {
    if part == "size" { return .size(id) }
    if let axis = StandardLayout.extents[part] {
      return .number(.source(.quantity(id, .size(axis))))
    }
    if let axis = StandardLayout.edges[part] {
      return .number(.source(.quantity(id, .position(axis, space))))
    }
    if let edge = StandardLayout.derivedEdges[part] {
      return .number(
        LayoutTerm.source(.quantity(id, .position(edge.axis, space)))
          + LayoutTerm.source(.quantity(id, .size(edge.axis))).scaled(edge.share))
    }
    if part == "origin" {
      return .record(
        LayoutAxis.allCases.map {
          (
            project.names.intern($0 == .horizontal ? "x" : "y"),
            .number(.source(.quantity(id, .position($0, space))))
          )
        })
    }
    return nil
  }

  /// A part of state: of a type of the project by its properties, else of a size, a point or a rectangle.
  private func part(
    _ name: Name, of base: LayoutValue, _ id: Int32, _ path: [Name], _ nominal: NominalID?,
    _ site: Site
  ) -> LayoutValue {
    guard let nominal else {
      let word = text(name)
      if path.isEmpty, let label = label(name, of: cells[Int(id)].property) {
        return .cell(id, [label], nil)
      }
      if let part = collectionPart(word, id, path) { return part }
      if let added = addedProperty(name, of: base) { return added }
      // What a subject gave last no view observes.
      if isSubject(id, path) { return .unknown([freshSymbol()]) }
      if word == "size" || word == "origin" { return base }
      if StandardLayout.extents[word] != nil || StandardLayout.edges[word] != nil {
        return .cell(id, path + [plainEdge(word)], nil)
      }
      if StandardLayout.insetEdges.contains(word) { return .cell(id, path + [name], nil) }
      if let edge = StandardLayout.derivedEdges[word] {
        let near = project.names.intern(edge.axis == .horizontal ? "x" : "y")
        let extent = project.names.intern(StandardLayout.extent(along: edge.axis))
        return .number(
          LayoutTerm.source(.cell(id, path + [near]))
            + LayoutTerm.source(.cell(id, path + [extent])).scaled(edge.share))
      }
      return .unknown([.cell(id, path)])
    }
    guard let reference = property(named: name, of: nominal) else {
      // `model.$height`: the values that it publishes.
      if project.names.kind(of: name) == .projection,
        let plain = project.names.withoutPrefix(name), property(named: plain, of: nominal) != nil
      {
        return part(plain, of: base, id, path, nominal, site)
      }
      if let raw = rawValue(name, of: .cell(id, path), nominal) { return raw }
      let methods = project.members(named: name, of: nominal)
      if methods.count == 1, evaluator.isFunction(methods[0]), !isOverridden(name, of: base) {
        return .function(methods[0].reference, receiver: base)
      }
      return .unknown([.cell(id, path)])
    }
    if isOverridden(name, of: base) { return .unknown([.cell(id, path)]) }
    if isComputed(reference) { return getter(reference, base) ?? .unknown([.cell(id, path)]) }
    // What nobody observes is a constant until something else changes (E.3).
    guard isObserved(reference, of: nominal, id, path) || isSubject(id, path + [name]) else {
      return assigned(LayoutCellPart(cell: id, path: path + [name]))
        ?? .unknown([symbol(cells[Int(id)].instance, reference)])
    }
    return .cell(id, path + [name], type(of: reference))
  }

  func isComputed(_ reference: DeclarationReference) -> Bool {
    let facts = project.files[reference.fileIndex].facts
    guard case .variable(let id) = facts[reference.id].kind else { return false }
    return facts[facts[id].accessors].contains { $0.kind == .get || $0.kind == .other }
  }

  /// What the getter of a computed property returns.
  func getter(_ reference: DeclarationReference, _ receiver: LayoutValue) -> LayoutValue? {
    let facts = project.files[reference.fileIndex].facts
    guard case .variable(let id) = facts[reference.id].kind,
      let body = facts.getter(of: id)?.body,
      activeCalls[reference, default: 0] < 3
    else { return nil }
    activeCalls[reference, default: 0] += 1
    defer { activeCalls[reference, default: 1] -= 1 }
    let frame = LayoutFrame(
      file: reference.fileIndex, declaration: reference.id, receiver: receiver)
    return made(acting(as: receiver) { bodyValue(body, frame) }, for: reference)
  }

  private func property(
    _ name: Name, of instance: LayoutInstance, _ base: LayoutValue, _ site: Site
  ) -> LayoutValue {
    guard let reference = property(named: name, of: instance.nominal) else {
      if let value = built(name, of: instance) { return value }
      let methods = project.members(named: name, of: instance.nominal).ofValues
      if methods.count == 1 { return .function(methods[0].reference, receiver: base) }
      return .undecided
    }
    if isComputed(reference) {
      return getter(reference, base) ?? .unknown([symbol(instance.id, reference)])
    }
    if let own = installed(reference, instance) {
      return getter(own.value, .instance(own.wrapper)) ?? .unknown([symbol(instance.id, reference)])
    }
    if let bundle = bundled(reference, instance) { return .instance(bundle) }
    if let wrapper = wrapper(of: reference) {
      return held(by: wrapper, reference, name, instance, site)
    }
    if let field = instance.fields[name] { return field }
    if let start = initial(of: reference, instance) {
      return kept(start, in: reference, of: instance) ?? start
    }
    // Views observe such an object however they hold it.
    if isView(instance.nominal), let type = type(of: reference), isObservable(type) {
      return shared(reference, type, instance)
    }
    return .unknown([symbol(instance.id, reference)])
  }

  func wrapper(of reference: DeclarationReference) -> StateWrapper? {
    let file = project.files[reference.fileIndex]
    for attribute in file.facts[file.facts[reference.id].attributes] {
      if let wrapper = stateWrappers[file.name(attribute.name)] { return wrapper }
    }
    return nil
  }

  private func held(
    by wrapper: StateWrapper, _ reference: DeclarationReference, _ name: Name,
    _ instance: LayoutInstance, _ site: Site
  ) -> LayoutValue {
    let type = type(of: reference)
    switch wrapper {
    case .owned:
      // An object that somebody else has made keeps its identity.
      if let field = instance.fields[name], case .cell(_, _, let held?) = field,
        project.kind(of: held) == .classType
      {
        return kept(field, in: reference, of: instance) ?? field
      }
      let start = instance.fields[name] ?? initial(of: reference, instance)
      if let object = kept(start, in: reference, of: instance) { return object }
      return .cell(
        cell(instance, reference, isForeign: false, observes: observes(reference), initial: start),
        [], type)
    case .bound:
      if case .binding(let inner)? = instance.fields[name] {
        follow(inner)
        if case .record = inner {
          return member(project.language.wrappedValue, of: .binding(inner), emptyFrame, site)
        }
        return inner
      }
    case .observed:
      if let field = instance.fields[name] {
        if observes(reference) { observe(field, by: instance) }
        return field
      }
      if let object = kept(initial(of: reference, instance), in: reference, of: instance) {
        return object
      }
    case .environment:
      if let type, let object = surrounding(objectType(of: reference, type, instance), instance) {
        guard case .cell = object else { return foreign(reference, type, instance) }
        return kept(object, in: reference, of: instance) ?? object
      }
      if let key = environmentKey(of: reference), environmentOwners[key] != instance.id,
        let value = environmentValues[key]
      {
        hold(value, in: project.name(of: reference), of: instance.nominal)
        return value
      }
    }
    // Where nobody has put one there, one that may be missing is.
    let mayBeMissing = wrapper == .environment && isOptional(reference)
    if wrapper != .bound, !mayBeMissing, let type, project.kind(of: type) == .classType {
      let object = shared(reference, type, instance)
      // Whoever asks the environment for it gets the same.
      if wrapper == .environment {
        outerObjects[objectType(of: reference, type, instance)] = object
      }
      return object
    }
    return foreign(reference, type, instance)
  }

  /// Whether a property certainly always holds a value: by its type, or by what it begins with where none is written.
  func isNoOptional(_ property: DeclarationReference) -> Bool {
    let facts = project.files[property.fileIndex].facts
    guard case .variable(let id) = facts[property.id].kind else { return false }
    if let written = facts[id].type {
      let type = project.resolveType(
        written, in: LexicalContext(reference: property, project: project))
      switch project.types[type] {
      case .nominal: return true
      case .external(let name, _): return StandardLayout.plainTypes.contains(text(name))
      default: return false
      }
    }
    guard let initial = facts[id].initializer else { return false }
    switch facts[initial].kind {
    case .boolean, .member: return true
    default: return false
    }
  }

  func isOptional(_ property: DeclarationReference) -> Bool {
    let facts = project.files[property.fileIndex].facts
    guard case .variable(let id) = facts[property.id].kind, let type = facts[id].type,
      case .optional = facts[type].kind
    else { return false }
    return true
  }

  /// What somebody gives and may write.
  private func foreign(
    _ reference: DeclarationReference, _ type: NominalID?, _ instance: LayoutInstance
  ) -> LayoutValue {
    .cell(
      cell(instance, reference, isForeign: true, observes: true, initial: nil), [], type)
  }

  /// An object that somebody gives, of which nothing else is known.
  private func shared(
    _ reference: DeclarationReference, _ type: NominalID, _ instance: LayoutInstance
  ) -> LayoutValue {
    .cell(
      cell(
        instance, reference, isForeign: false, observes: observes(reference), initial: nil,
        isShared: true), [], type)
  }

  /// The key of `@Environment(\.key)`.
  private func environmentKey(of property: DeclarationReference) -> Name? {
    guard !environmentValues.isEmpty else { return nil }
    let file = project.files[property.fileIndex]
    for attribute in file.facts[file.facts[property.id].attributes] {
      guard let argument = file.facts[attribute.arguments].first,
        case .keyPath(_, let path, _) = file.facts[argument.value].kind,
        file.facts[path].count == 1
      else { continue }
      return file.facts[path].first.map(file.name)
    }
    return nil
  }

  var emptyFrame: LayoutFrame { LayoutFrame(file: 0, declaration: nil, receiver: nil) }

  private func initial(
    of reference: DeclarationReference, _ instance: LayoutInstance
  ) -> LayoutValue? {
    let facts = project.files[reference.fileIndex].facts
    guard case .variable(let id) = facts[reference.id].kind else { return nil }
    guard let initializer = facts[id].initializer else {
      // An optional `var` starts with nil, unless it was given something.
      guard instance.isMade || wrapper(of: reference) != nil, !facts[id].isLet,
        let type = facts[id].type, case .optional = facts[type].kind
      else { return nil }
      return LayoutValue.none
    }
    guard activeCalls[reference, default: 0] == 0 else { return nil }
    activeCalls[reference] = 1
    defer { activeCalls[reference] = 0 }
    let frame = LayoutFrame(file: reference.fileIndex, declaration: reference.id, receiver: nil)
    var value = value(initializer, frame)
    // `.shared` of the type that is declared.
    if case .implicitMember(let local, _) = facts[initializer].kind,
      let type = type(of: reference),
      let constant = staticMember(self.name(local, frame), of: type),
      case .cell = constant
    {
      value = constant
    }
    // What is new when a view is made stays as it is.
    if case .fresh = value { return nil }
    if facts[id].isLet || instance.isMade || wrapper(of: reference) != nil { return value }
    return nil
  }
}
