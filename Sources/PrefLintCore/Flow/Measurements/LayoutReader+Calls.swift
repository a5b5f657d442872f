// Calls: functions, closures and initialisers of the project are followed; of anything else, views, modifiers,
// conversions and what runs closures are known from the catalogue.

extension LayoutReader {
  struct LayoutArgument {
    var label: Name
    var value: LayoutValue
    var isTrailing: Bool
  }

  func call(
    _ callee: ExpressionID, _ list: ArgumentList, _ frame: LayoutFrame, _ site: Site
  ) -> LayoutValue {
    let facts = facts(frame)
    switch facts[callee].kind {
    case .name(let local, let generics):
      let name = name(local, frame)
      if let known = frame.locals[name] {
        if case .function(let reference, let receiver) = known, nested[reference] != nil {
          return call(nested: reference, receiver, arguments(list, frame, givesPlaces: true))
        }
        return invoke(known, arguments(list, frame).map(\.value), site)
      }
      return callNamed(name, generics, list, frame, site)
    case .member(let base, let local, _):
      let name = name(local, frame)
      let owner = applied(name, list, frame) { self.target(base, frame) }
      see(site, of: owner)
      let result = callMember(name, of: owner, list, frame, site)
      overwrite(owner, calling: name, on: base, frame, site)
      return result
    case .implicitMember(let local, _):
      let values = arguments(list, frame)
      let name = name(local, frame)
      let isPlain = name == project.language.initializer && !mayBeDeclared(values)
      return isPlain ? .record(values.map { ($0.label, $0.value) }) : made(name, values)
    default:
      let called = value(callee, frame)
      return invoke(called, arguments(list, frame).map(\.value), site)
    }
  }

  /// What a static function of a type from outside makes: `.height(40)`, `.system(size: 12)`.
  private func made(_ name: Name, _ values: [LayoutArgument]) -> LayoutValue {
    .record([(name, .symbol(name))] + values.map { ($0.label, $0.value) })
  }

  /// The labels of arguments, by which they are matched with parameters.
  func labels(of arguments: [LayoutArgument]) -> [ArgumentSource] {
    arguments.map {
      ArgumentSource(label: $0.label, origin: .value(.unknown), isTrailing: $0.isTrailing)
    }
  }

  /// What a call is given; of state behind `&`, where that may be followed, a binding.
  func arguments(
    _ list: ArgumentList, _ frame: LayoutFrame, givesPlaces: Bool = false
  ) -> [LayoutArgument] {
    facts(frame)[list].map {
      let place = givesPlaces ? place($0.value, frame) : nil
      return LayoutArgument(
        label: name($0.label, frame), value: place ?? value($0.value, frame),
        isTrailing: $0.isTrailing)
    }
  }

  /// The state behind `&`, where nothing else runs when it is written.
  private func place(_ id: ExpressionID, _ frame: LayoutFrame) -> LayoutValue? {
    guard case .inOut(let operand) = facts(frame)[id].kind, !isSubscribing,
      !isObserved(operand, frame)
    else { return nil }
    let place = target(operand, frame)
    guard case .cell = place else { return nil }
    return .binding(place)
  }

  // MARK: By name

  private func callNamed(
    _ name: Name, _ generics: TypeReferenceList, _ list: ArgumentList, _ frame: LayoutFrame,
    _ site: Site
  ) -> LayoutValue {
    if let receiver = frame.receiver, let result = callOwn(name, on: receiver, list, frame, site) {
      return result
    }
    if frame.receiver.map(isPlaceable) ?? false, project.names.kind(of: name) == .plain,
      evaluator.modifierEntries[name] != nil
        || !extensionMembers(name, of: .undecided).isEmpty
    {
      let receiver = applied(name, list, frame) { frame.receiver ?? .undecided }
      return callMember(name, of: receiver, list, frame, site)
    }
    let type = namedType(name, generics, frame)
    if let nominal = project.types.nominal(type), !meansComponent(name, list, nominal, frame) {
      return construct(
        nominal, arguments(list, frame), frame, site,
        types: generics.isEmpty ? TypeBindings() : bindings(of: type))
    }
    let isListed = components[name]?.behaviour != nil
    let labels = isListed ? self.labels(of: list, frame) : []
    let functions = evaluator.globalMembers(name, evaluatorFrame(frame)).filter {
      evaluator.isFunction($0) && (!isListed || evaluator.match(labels, to: $0.reference) != nil)
    }
    if !functions.isEmpty {
      let values = arguments(list, frame, givesPlaces: true)
      return call(functions, nil, values) ?? hidden(values, site)
    }
    return callExternal(name, list, frame, site)
  }

  func isPlaceable(_ value: LayoutValue) -> Bool {
    switch value {
    case .view: true
    case .instance(let instance): isShown(instance.nominal)
    // What a condition chooses: a branch may be empty.
    case .choice(let ways):
      ways.contains { isPlaceable($0.value) }
        && ways.allSatisfy { isPlaceable($0.value) || isEmpty($0.value) }
    default: false
    }
  }

  func isEmpty(_ value: LayoutValue) -> Bool {
    if case .none = value { true } else { false }
  }

  /// A method of the receiver's type; a property that holds a closure.
  private func callOwn(
    _ name: Name, on receiver: LayoutValue, _ list: ArgumentList, _ frame: LayoutFrame, _ site: Site
  ) -> LayoutValue? {
    guard hasMember(name, receiver) else { return nil }
    see(site, of: receiver)
    return callMember(name, of: receiver, list, frame, site)
  }

  // MARK: Members

  private func callMember(
    _ name: Name, of base: LayoutValue, _ list: ArgumentList, _ frame: LayoutFrame, _ site: Site
  ) -> LayoutValue {
    if case .element = base { return callMember(name, of: .undecided, list, frame, site) }
    if let made = delegated(name, on: base, list, frame) { return made }
    if isSubscribing, let values = subscribed(base, name, list, frame, site) { return values }
    if case .choice(let ways) = base, !ways.contains(where: { isPlaceable($0.value) }) {
      return .choice(
        ways.map { way in
          (way.guards, under(way.guards) { callMember(name, of: way.value, list, frame, site) })
        })
    }
    if let members = methods(name, of: base), !members.isEmpty {
      let values = arguments(list, frame, givesPlaces: true)
      if let result = call(members, base, values) { return result }
    }
    if case .instance(let instance) = base, property(named: name, of: instance.nominal) != nil {
      let called = member(name, of: base, frame, site)
      return invoke(called, arguments(list, frame).map(\.value), site)
    }
    switch base {
    case .metatype(let type):
      guard let nominal = project.types.nominal(type) else {
        // `Swift.max(a, b)`
        if isModule(type) { return callExternal(name, list, frame, site) }
        guard project.names.kind(of: name) == .plain, name != project.language.initializer else {
          // `UUID.init()`
          if name == project.language.initializer, case .external(let made, _) = project.types[type]
          {
            return callExternal(made, list, frame, site)
          }
          return callExternal(name, list, frame, site)
        }
        let values = arguments(list, frame)
        if values.contains(where: { isCode($0.value) }) { return hidden(values, site) }
        return made(name, values)
      }
      if name == project.language.initializer {
        return construct(
          nominal, arguments(list, frame), frame, site, types: bindings(of: type))
      }
      if isCase(name, of: nominal) { return made(name, arguments(list, frame)) }
    case .proxy(let id):
      if text(name) == "frame" { return .frame(id, space(arguments(list, frame))) }
      _ = hidden(arguments(list, frame), site)
      return .unknown([.quantity(id, .other)])
    case .binding: return made(of: base, by: name)
    case .view, .instance, .choice, .list:
      if isViewValue(base) { return modified(base, name, list, frame, site) }
    case .unknown, .symbol:
      if evaluator.modifierEntries[name] != nil, !isNumeric(base) {
        return modified(base, name, list, frame, site)
      }
    case .cell(_, _, nil) where trigger == nil:
      // A view that is kept in state or in the environment.
      if evaluator.modifierEntries[name] != nil {
        return modified(base, name, list, frame, site)
      }
    default: break
    }
    return callForeign(name, of: base, list, frame, site)
  }

  private func isNumeric(_ value: LayoutValue) -> Bool { number(value)?.number != nil }

  /// Whether a name before a function is that of a module.
  private func isModule(_ type: TypeID) -> Bool {
    guard case .external(let name, _) = project.types[type] else { return false }
    return project.catalogue.modulePlatforms[text(name)] != nil
  }

  func isViewValue(_ value: LayoutValue) -> Bool {
    switch value {
    case .view: true
    case .instance(let instance): isShown(instance.nominal)
    case .choice(let ways): ways.contains { isViewValue($0.value) }
    default: false
    }
  }

  /// Functions of the project by that name on a value.
  private func methods(_ name: Name, of base: LayoutValue) -> [Member]? {
    let found: [Member]
    switch base {
    case .instance(let instance):
      found = project.members(named: name, of: instance.nominal).ofValues
      if found.isEmpty, isView(instance.nominal) {
        return extensionMembers(name, of: .undecided).filter { evaluator.isFunction($0) }
      }
    case .cell(_, _, let nominal?):
      found =
        isOverridden(name, of: base) ? [] : project.members(named: name, of: nominal).ofValues
    case .metatype(let type):
      guard let nominal = project.types.nominal(type),
        name != project.language.initializer
      else { return nil }
      found = project.members(named: name, of: nominal).ofTypes
    case .choice, .list: found = extensionMembers(name, of: .undecided)
    case .symbol, .record:
      found =
        enumeration(of: base, declaring: name).map { project.members(named: name, of: $0).ofValues }
        ?? extensionMembers(name, of: base)
    default: found = extensionMembers(name, of: base)
    }
    return found.filter { evaluator.isFunction($0) && !project.isRequirement($0) }
  }

  /// A method of something from outside on a value that is no view.
  private func callForeign(
    _ name: Name, of base: LayoutValue, _ list: ArgumentList, _ frame: LayoutFrame, _ site: Site
  ) -> LayoutValue {
    let word = text(name)
    let isAdded = isAdded(name, list, frame)
    if !isAdded, let result = known(word, of: base, list, frame, site) { return result }
    let isImmediate = StandardLayout.immediateCallees.contains(word)
    disturb(calling: word, site, frame)
    let values = arguments(list, frame)
    if !isAdded, updates(base, word, values, site) { return .undecided }
    if trigger == nil, StandardLayout.publisherOperators[word] == .passes,
      !values.contains(where: { isCode($0.value) })
    {
      return forwarded(base)
    }
    for argument in values {
      run(argument.value, isImmediate: isImmediate)
      if trigger != nil, carries(argument.value) { leak(into: base) }
    }
    if case .cell = base, trigger != nil {
      // A method of somebody else's may change what it is called on.
      let count = writes.count
      record(.unknown(Set(values.flatMap { sources(of: $0.value) })), into: base, site)
      if isLonger(base, by: word, values, frame) {
        for index in count..<writes.count {
          writes[index].isLonger = base.isCell(of: writes[index])
        }
      }
    }
    return .unknown(
      sources(of: forwarded(base)).union(values.flatMap { sources(of: $0.value) }))
  }

  /// What a method of the standard library gives; nil for any of which that is not known.
  private func known(
    _ method: String, of base: LayoutValue, _ list: ArgumentList, _ frame: LayoutFrame, _ site: Site
  ) -> LayoutValue? {
    if method == StandardLayout.roundingMethod,
      let result = rounded(forwarded(base), by: arguments(list, frame))
    {
      return result
    }
    if let result = mapped(base, method, list, frame, site) { return result }
    if StandardLayout.negatingMethods.contains(method) {
      record(negated(forwarded(base)), into: base, site)
      return LayoutValue.none
    }
    if let sent = sends(base, method, list, frame) {
      record(sent, into: base, site)
      return LayoutValue.none
    }
    return nil
  }

  /// Runs a closure that is handed to somebody else's code, now or later: deferral does not break a loop (E3).
  func run(_ value: LayoutValue, isImmediate: Bool) {
    if case .function(let reference, _) = value, nested[reference] != nil, trigger != nil {
      _ = invoke(value, [], Site(file: reference.fileIndex, ExpressionID(0)))
    }
    guard case .closure(let closure) = value else {
      escape(value)
      return
    }
    let site = Site(file: closure.file, ExpressionID(0))
    if trigger != nil {
      _ = invoke(value, [], site)
    } else if !isImmediate, closure.frame.locals.values.contains(where: { isMeasured($0) }) {
      // Code that building a view puts off runs after every update.
      triggered(LayoutTrigger(kind: .update, site: site, node: -1)) {
        _ = invoke(value, [], site)
      }
    }
  }

  private func hidden(_ arguments: [LayoutArgument], _ site: Site) -> LayoutValue {
    for argument in arguments { run(argument.value, isImmediate: false) }
    return .unknown(Set(arguments.flatMap { sources(of: $0.value) }))
  }

  // MARK: Outside

  private func callExternal(
    _ called: Name, _ list: ArgumentList, _ frame: LayoutFrame, _ site: Site
  ) -> LayoutValue {
    let name = text(called)
    if let listed = components[called] {
      return .view(component(name, listed, site) { arguments(list, frame) })
    }
    if StandardLayout.freshValues.contains(name), list.isEmpty { return .fresh }
    if let container = StandardLayout.layouts[name] {
      let values = arguments(list, frame)
      // `VStackLayout(spacing: 4) { … }` is made and called.
      guard values.contains(where: \.isTrailing) else { return .layout(container, values) }
      return .view(component(container, site) { values })
    }
    if name == StandardLayout.anyLayout, let only = facts(frame)[list].first {
      let layout = value(only.value, frame)
      let content = arguments(list, frame).filter(\.isTrailing).map(\.value)
      return content.isEmpty ? layout : invoke(layout, content, site)
    }
    let values = arguments(list, frame)
    switch name {
    case "max", "min":
      let terms = values.compactMap { number($0.value) }
      guard let first = terms.first, terms.count == values.count else { break }
      return .number(
        terms.dropFirst().reduce(first) { name == "max" ? $0.largest($1) : $0.smallest($1) })
    case _ where values.map(\.label) == [.none] && LayoutRounding(function: name) != nil:
      guard let term = number(values[0].value), let rounding = LayoutRounding(function: name) else {
        break
      }
      return .number(term.rounded(rounding))
    case "abs":
      guard values.count == 1, let term = number(values[0].value) else { break }
      return .number(term.largest(term.scaled(-1)))
    case StandardLayout.insets where values.isEmpty:
      return .record(
        StandardLayout.insetEdges.map { (project.names.intern($0), .number(.zero)) })
    case "State", "StateObject", "CGSize", "CGPoint", "CGRect", "EdgeInsets":
      return .record(values.map { ($0.label, $0.value) })
    default: break
    }
    // `String(repeating: "a", count: n)`
    if values.map({ text($0.label) }) == StandardLayout.repeatedText {
      return .record(values.map { ($0.label, $0.value) })
    }
    disturb(calling: name)
    // `String(count)`
    if StandardLayout.textTypes.contains(name), values.count == 1, values[0].label == .none {
      return sources(of: values[0].value).isEmpty ? .undecided : .text([values[0].value])
    }
    // `Bindable(model).height`
    if name == StandardLayout.bindable, values.count == 1, values[0].label == .none {
      return .binding(values[0].value)
    }
    if name == "Binding" { return .binding(.record(values.map { ($0.label, $0.value) })) }
    if StandardLayout.conversions.contains(name), values.count == 1 { return values[0].value }
    let isImmediate = StandardLayout.immediateCallees.contains(name)
    for argument in values { run(argument.value, isImmediate: isImmediate) }
    return .unknown(Set(values.flatMap { sources(of: $0.value) }))
  }

  // MARK: Following

  /// Calls one of some functions; nil if none of them takes the arguments.
  func call(
    _ candidates: [Member], _ receiver: LayoutValue?, _ arguments: [LayoutArgument]
  ) -> LayoutValue? {
    let sources = labels(of: arguments)
    let matching = candidates.compactMap { member in
      evaluator.match(sources, to: member.reference).map { (member, $0) }
    }
    guard !matching.isEmpty else { return nil }
    // The overload that needs the fewest defaults; of several the sources do not tell which is meant.
    func defaults(_ match: [Int?]) -> Int { match.count { $0 == nil } }
    let fewest = matching.map { defaults($0.1) }.min() ?? 0
    let best = matching.filter { defaults($0.1) == fewest }
    if best.count == 2, isOfOtherBuild(best[0].0, than: best[1].0) {
      let own = condition(.build(best[0].0.presence), [])
      return .choice(
        zip(best, [own, opposite(own)]).map { found, item in
          let value = under([item]) {
            follow(found.0.reference, receiver, found.1, arguments.map(\.value))
          }
          return ([item], value)
        })
    }
    guard best.count == 1 else {
      disturb()
      for argument in arguments { run(argument.value, isImmediate: false) }
      return .unknown(Set(arguments.flatMap { self.sources(of: $0.value) }))
    }
    let (member, match) = best[0]
    return follow(member.reference, receiver, match, arguments.map(\.value))
  }

  /// Whether no build has both of two functions.
  private func isOfOtherBuild(_ one: Member, than other: Member) -> Bool {
    one.presence != .never && project.presences.and(one.presence, other.presence) == .never
  }

  /// Calls a function that code has declared within itself.
  private func call(
    nested reference: DeclarationReference, _ receiver: LayoutValue?, _ arguments: [LayoutArgument]
  ) -> LayoutValue {
    let sources = labels(of: arguments)
    guard let match = evaluator.match(sources, to: reference) else {
      hasHiddenCode = true
      return .unknown(Set(arguments.flatMap { self.sources(of: $0.value) }))
    }
    return follow(reference, receiver, match, arguments.map(\.value))
  }

  func follow(
    _ reference: DeclarationReference, _ receiver: LayoutValue?, _ match: [Int?],
    _ values: [LayoutValue]
  ) -> LayoutValue {
    let file = project.files[reference.fileIndex]
    guard let function = project.function(of: reference), let body = function.body,
      activeCalls[reference, default: 0] < 3, step(),
      nested[reference] != nil || !nestedFunctions.contains(reference)
    else {
      if nestedFunctions.contains(reference) { hasHiddenCode = true }
      disturb()
      for value in values { escape(value) }
      return .unknown(Set(values.flatMap { sources(of: $0) }))
    }
    activeCalls[reference, default: 0] += 1
    defer { activeCalls[reference, default: 1] -= 1 }
    let frame =
      nested[reference]?.copy(for: reference.id)
      ?? LayoutFrame(file: reference.fileIndex, declaration: reference.id, receiver: receiver)
    bind(function.parameters, file, match, values, frame)
    specialise(reference, function.parameters, frame)
    disturb(telling: receiver)
    let outer = thrown
    thrown = nil
    let result = made(
      acting(as: receiver) { bodyValue(body, frame) }, as: function.result, in: context(frame))
    // What follows the call runs only if nothing is thrown.
    if trigger != nil, function.isThrowing, let thrown { guards.append(unknownCondition(thrown)) }
    thrown = thrown.map { $0.union(outer ?? []) } ?? outer
    if trigger != nil, let receiver, let type = plainType(of: receiver),
      project.declaration(reference).modifiers.contains(.isMutating),
      !isExact(reference, body, of: type)
    {
      spoil(receiver, Site(file: reference.fileIndex, ExpressionID(0)))
    }
    return result
  }

  func bind(
    _ parameters: ParameterList, _ file: ProjectFile, _ match: [Int?], _ values: [LayoutValue],
    _ frame: LayoutFrame
  ) {
    for (index, parameter) in file.facts[parameters].enumerated() {
      let name = file.name(parameter.name)
      if let position = index < match.count ? match[index] : nil, position < values.count {
        frame.locals[name] = made(values[position], as: parameter.type, in: context(frame))
        frame.places.remove(name)
        if parameter.isInOut, case .binding(let place) = values[position] {
          frame.locals[name] = place
          frame.places.insert(name)
        }
      } else if let initial = parameter.defaultValue {
        frame.locals[name] = value(
          initial, LayoutFrame(file: frame.file, declaration: frame.declaration, receiver: nil))
      } else {
        frame.locals[name] = .undecided
      }
    }
  }
}
