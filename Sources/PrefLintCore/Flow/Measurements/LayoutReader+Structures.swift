// Values of the project's structures that are no views: each variable has a copy of its own, which assignments change.

extension LayoutReader {
  /// Whether a value is copied as a whole, and has nothing that SwiftUI keeps for it.
  func isPlain(_ instance: LayoutInstance) -> Bool {
    project.kind(of: instance.nominal) == .structure && !isView(instance.nominal)
  }

  /// A copy for a variable, which others do not change.
  func detached(_ value: LayoutValue) -> LayoutValue {
    switch value {
    case .instance(let instance) where isPlain(instance):
      let copy = makeInstance(
        instance.nominal, instance.fields.mapValues { detached($0) }, types: instance.types)
      copy.madeUnder = guards.count
      return .instance(copy)
    case .record(let parts): return .record(parts.map { ($0.label, detached($0.value)) })
    case .list(let values): return .list(values.map { detached($0) })
    case .choice(let ways): return .choice(ways.map { ($0.guards, detached($0.value)) })
    default: return value
    }
  }

  /// What a variable begins with that copies what state holds: changes of it are none of the state.
  func copied(_ value: LayoutValue) -> LayoutValue {
    // `var copy = self` in a modifier of a view's own.
    if trigger == nil, case .instance(let view) = value, isView(view.nominal),
      project.kind(of: view.nominal) == .structure
    {
      let copy = makeInstance(view.nominal, view.fields, types: view.types)
      copy.madeUnder = guards.count
      copy.isCopy = true
      return .instance(copy)
    }
    guard case .cell(let id, let path, let nominal) = value else { return value }
    guard let nominal else {
      guard let parts = parts(id, path) else { return value }
      return .record(
        parts.map { part in
          let name = project.names.intern(part)
          return (name, forwarded(.cell(id, path + [name], nil)))
        })
    }
    let copy = makeInstance(nominal, [:])
    guard isPlain(copy) else { return value }
    copy.madeUnder = guards.count
    for member in project[nominal].orderedMembers where !member.isStatic {
      guard case .variable = project.declaration(member.reference).kind,
        !isComputed(member.reference)
      else { continue }
      let name = project.name(of: member.reference)
      copy.fields[name] = forwarded(.cell(id, path + [name], type(of: member.reference)))
    }
    return .instance(copy)
  }

  /// What else holds the copy of a view that a variable holds keeps it as it is.
  func detachCopy(_ variable: ExpressionID, _ frame: LayoutFrame) {
    guard case .name(let local, _) = facts(frame)[variable].kind,
      case .instance(let old)? = frame.locals[name(local, frame)], old.isCopy
    else { return }
    let copy = makeInstance(old.nominal, old.fields, types: old.types)
    (copy.isCopy, copy.madeUnder) = (true, old.madeUnder)
    frame.locals[name(local, frame)] = .instance(copy)
  }

  /// Whether what is assigned is a part of a variable that copies state, of which nothing else is known.
  func changesCopy(
    _ base: ExpressionID, to value: LayoutValue, _ frame: LayoutFrame
  ) -> Bool {
    switch facts(frame)[base].kind {
    case .name(let local, _):
      let name = name(local, frame)
      guard frame.copies.contains(name), let old = frame.locals[name], case .cell(_, _, nil) = old
      else { return false }
      frame.changed.insert(name)
      frame.locals[name] = .unknown(sources(of: old).union(sources(of: value)))
      return true
    case .member(let inner, _, _), .forceUnwrap(let inner), .optionalChain(let inner):
      return changesCopy(inner, to: value, frame)
    default: return false
    }
  }

  /// The parts of a size, a point or insets that state holds.
  private func parts(_ id: Int32, _ path: [Name]) -> [String]? {
    writtenType(id, path).flatMap { StandardLayout.parts[$0] }
  }

  /// Changes a property of a variable; under conditions it may have either value.
  func change(_ instance: LayoutInstance, _ name: Name, to value: LayoutValue) {
    let around = guards.dropFirst(instance.madeUnder)
    guard !around.isEmpty else {
      instance.fields[name] = detached(value)
      return
    }
    var all = sources(of: value).union(instance.fields[name].map { sources(of: $0) } ?? [])
    for item in around { all.formUnion(conditions[Int(item.condition)].sources) }
    instance.fields[name] = .unknown(all)
  }

  /// Code that is not followed may have left anything in a structure.
  func spoil(_ value: LayoutValue, _ site: Site) {
    switch value {
    case .cell: record(.undecided, into: value, site)
    case .instance(let instance):
      let all = trigger.map(\.sources)?.union(sources(of: value)) ?? sources(of: value)
      instance.fields = instance.fields.mapValues { _ in .unknown(all) }
    default: break
    }
  }

  /// Somebody else may change any property of a variable.
  func blur(_ value: LayoutValue) {
    guard case .instance(let instance) = value, isPlain(instance) else { return }
    instance.fields = instance.fields.mapValues { hazy($0) }
  }

  /// Puts a part of a value that is no structure of the project back into the variable that holds it: `size.height = 4`.
  func putBack(
    _ value: LayoutValue, as name: Name, of owner: LayoutValue, in base: ExpressionID,
    _ frame: LayoutFrame
  ) {
    let changed: LayoutValue
    switch owner {
    case .record(var parts):
      if let index = parts.firstIndex(where: { $0.label == name }) {
        parts[index].value = value
        changed = .record(parts)
      } else {
        changed = .unknown(sources(of: owner).union(sources(of: value)))
      }
    case .size(let id):
      let parts = LayoutAxis.allCases.map { axis in
        (
          label: project.names.intern(StandardLayout.extent(along: axis)),
          value: LayoutValue.number(.source(.quantity(id, .size(axis))))
        )
      }
      return putBack(value, as: name, of: .record(parts), in: base, frame)
    case .frame, .unknown, .symbol, .number, .list:
      changed = .unknown(sources(of: owner).union(sources(of: value)))
    default: return
    }
    switch facts(frame)[base].kind {
    case .name(let local, _):
      let variable = self.name(local, frame)
      if frame.locals[variable] != nil {
        frame.changed.insert(variable)
        frame.locals[variable] = changed
      }
    case .member(let outer, let local, _):
      let (holder, part) = (target(outer, frame), self.name(local, frame))
      if case .instance(let instance) = holder, isPlain(instance) {
        change(instance, part, to: changed)
      } else {
        putBack(changed, as: part, of: holder, in: outer, frame)
      }
    case .forceUnwrap(let inner), .optionalChain(let inner):
      putBack(value, as: name, of: owner, in: inner, frame)
    default: break
    }
  }

  /// `token = .init()`: a value that equals no other, of the type that state is declared with.
  func isNewImplicitly(
    _ value: ExpressionID, for target: ExpressionID, _ frame: LayoutFrame
  ) -> Bool {
    let facts = facts(frame)
    guard case .call(let callee, let arguments) = facts[value].kind, facts[arguments].isEmpty,
      case .implicitMember(let local, _) = facts[callee].kind,
      name(local, frame) == project.language.initializer,
      case .cell(let id, let path, nil) = self.target(target, frame),
      let type = writtenType(id, path)
    else { return false }
    return StandardLayout.freshValues.contains(type)
      && !(project.names.find(type).map { project.declares($0) } ?? false)
  }

  // MARK: Insets

  /// Insets that state holds, as their edges.
  func insets(_ value: LayoutValue) -> LayoutValue {
    switch value {
    case .cell(let id, let path, nil) where holdsInsets(id, path):
      .record(
        StandardLayout.insetEdges.map { edge in
          let name = project.names.intern(edge)
          return (name, .cell(id, path + [name], nil))
        })
    default: value
    }
  }

  private func holdsInsets(_ id: Int32, _ path: [Name]) -> Bool {
    writtenType(id, path) == StandardLayout.insets
  }

  /// The type of a part of state as it is declared: by its name, or by what it begins with (`CGSize.zero`, `EdgeInsets()`).
  func writtenType(_ id: Int32, _ path: [Name]) -> String? {
    guard let (facts, variable) = variable(id, path) else { return nil }
    if let type = facts[variable].type {
      guard case .named(_, let name, _) = facts[type].kind else { return nil }
      return facts[name]
    }
    guard let initializer = facts[variable].initializer else { return nil }
    let named: ExpressionID
    switch facts[initializer].kind {
    case .call(let callee, _): named = callee
    case .member(let base, let member, _) where facts[member] == "zero": named = base
    default: return nil
    }
    guard case .name(let name, _) = facts[named].kind else { return nil }
    return facts[name]
  }
}
