// Values that are called: closures with what they capture, functions, and what a closure leaves in what it may change.

extension LayoutReader {
  /// Calls a value by position.
  func invoke(_ callee: LayoutValue, _ arguments: [LayoutValue], _ site: Site) -> LayoutValue {
    switch callee {
    case .closure(let closure): return invoke(closure, arguments)
    case .function(let reference, let receiver):
      return follow(
        reference, receiver, arguments.indices.map { Optional($0) }, arguments)
    case .keyPath(let names):
      var value = arguments.first ?? .undecided
      for name in names { value = member(name, of: value, emptyFrame, site) }
      return value
    case .choice(let ways):
      return .choice(
        ways.map { way in (way.guards, under(way.guards) { invoke(way.value, arguments, site) }) })
    case .view, .none: return callee
    case .accessor(let name, let owner):
      guard let value = arguments.first else { return member(name, of: owner, emptyFrame, site) }
      put(value, into: name, of: owner, emptyFrame, site)
      return .none
    case .layout(let name, let settings):
      let content = arguments.map { LayoutArgument(label: .none, value: $0, isTrailing: true) }
      return .view(component(name, site) { settings + content })
    case .instance(let instance):
      if isLayout(instance.nominal), arguments.count == 1, isCode(arguments[0]) {
        return laidOut(callee, arguments[0], site)
      }
      return called(instance, arguments) ?? callee
    case .size, .frame, .number,
      .record where arguments.isEmpty:
      return callee
    case .metatype(let type):
      if let nominal = project.types.nominal(type) {
        return construct(
          nominal,
          arguments.map { LayoutArgument(label: .none, value: $0, isTrailing: false) }, emptyFrame,
          site, types: bindings(of: type))
      }
    default: break
    }
    if isGivenToRoot(callee) || isCarriedToRoot(callee) {
      tell()
      // It may renew an identity above.
      if trigger?.kind == .change { hasLeaked = true }
      for case .cell(let id, _) in arguments.flatMap({ sources(of: $0) }) { handedOut.insert(id) }
    }
    disturb()
    for argument in arguments {
      run(argument, isImmediate: false)
      if carries(argument) { leak(into: callee) }
    }
    return .unknown(
      sources(of: callee).union(arguments.flatMap { sources(of: $0) }))
  }

  /// Calls a value of a type that says what that means: `report(height)` is `report.callAsFunction(height)`.
  private func called(_ instance: LayoutInstance, _ arguments: [LayoutValue]) -> LayoutValue? {
    let found = project.members(
      named: project.language.callAsFunction, of: instance.nominal
    ).ofValues.filter { evaluator.isFunction($0) && !project.isRequirement($0) }
    guard found.count == 1, let function = project.function(of: found[0].reference),
      function.parameters.count == arguments.count
    else { return nil }
    return follow(
      found[0].reference, .instance(instance), arguments.indices.map { Optional($0) }, arguments)
  }

  /// What a closure leaves in the variable that it is given (`inout`).
  func changed(_ value: LayoutValue, by closure: LayoutClosure) -> LayoutValue? {
    let frame = closure.frame.copy()
    let code = facts(frame)[closure.id]
    guard
      let parameter = facts(frame)[code.parameters].first?.name
        ?? facts(frame).names.firstName(of: project.names[project.language.dollar0]),
      let place = facts(frame)[code.body].first.map({ facts(frame)[$0].range.start }),
      variables.follows(parameter, at: place, inFile: closure.file)
    else { return nil }
    _ = invoke(closure, [detached(value)], frame)
    return frame.locals[name(parameter, frame)]
  }

  private func invoke(
    _ closure: LayoutClosure, _ arguments: [LayoutValue], _ own: LayoutFrame? = nil
  ) -> LayoutValue {
    guard step() else { return .undecided }
    depth += 1
    defer { depth -= 1 }
    let frame = own ?? closure.frame.copy()
    let facts = facts(frame)
    let code = facts[closure.id]
    for capture in facts[code.captures] {
      let name = name(capture.label, frame)
      guard name != .none, name != project.language.selfValue else { continue }
      let captured = captured(value(capture.value, frame))
      frame.locals[name] = captured
      if project.names.kind(of: name) == .projection, case .binding(let inner) = captured,
        let plain = project.names.withoutPrefix(name)
      {
        frame.locals[plain] = inner
      }
    }
    if code.parameters.isEmpty {
      let names = [
        project.language.dollar0, project.language.dollar1, project.language.dollar2,
      ]
      for (index, name) in names.enumerated() {
        frame.locals[name] = index < arguments.count ? arguments[index] : .undecided
        frame.places.remove(name)
      }
    } else {
      for (index, parameter) in facts[code.parameters].enumerated() {
        let name = name(parameter.name, frame)
        guard name != .none else { continue }
        let given = index < arguments.count ? arguments[index] : .undecided
        frame.locals[name] = given
        frame.places.remove(name)
        // `$item in`
        if project.names.kind(of: name) == .projection,
          let plain = project.names.withoutPrefix(name)
        {
          frame.locals[plain] = if case .binding(let inner) = given { inner } else { given }
          frame.places.remove(plain)
        }
      }
    }
    return acting(as: frame.receiver) { bodyValue(code.body, frame) }
  }
}
