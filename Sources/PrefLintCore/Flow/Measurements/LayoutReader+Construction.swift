// Values of the project's types: what their initialisers store, or what stands for the properties.

extension LayoutReader {
  func construct(
    _ nominal: NominalID, _ arguments: [LayoutArgument], _ frame: LayoutFrame, _ site: Site,
    types: TypeBindings = TypeBindings()
  ) -> LayoutValue {
    if let value = enumerated(nominal, arguments) { return value }
    if let value = laidOut(nominal, arguments, frame, site, types) { return value }
    let initializers = project.members(named: project.language.initializer, of: nominal)
    // Others may hold, and change, an object that a callback makes.
    guard trigger == nil || project.kind(of: nominal) == .structure else {
      if project.kind(of: nominal) == .classType { disturb() }
      for argument in arguments { run(argument.value, isImmediate: false) }
      return .unknown(Set(arguments.flatMap { self.sources(of: $0.value) }))
    }
    let instance = makeInstance(nominal, [:], types: types)
    if let made = initialised(instance, arguments, besides: types) { return made }
    guard initializers.isEmpty, project.kind(of: nominal) == .structure else {
      for argument in arguments { run(argument.value, isImmediate: false) }
      return .unknown(Set(arguments.flatMap { self.sources(of: $0.value) }))
    }
    memberwise(instance, arguments)
    instance.isMade = true
    if !project[nominal].genericParameters.isEmpty {
      adopt(inferred(byFieldsOf: instance), instance, besides: types)
    }
    return .instance(instance)
  }

  /// Runs the initialiser that arguments call; nil where none does, or not one alone.
  private func initialised(
    _ instance: LayoutInstance, _ arguments: [LayoutArgument], besides types: TypeBindings
  ) -> LayoutValue? {
    let nominal = instance.nominal
    let sources = labels(of: arguments)
    let matching = project.members(named: project.language.initializer, of: nominal).compactMap {
      member in evaluator.match(sources, to: member.reference).map { (member, $0) }
    }
    // Which of several is meant the types of the arguments tell, and one that may fail makes nothing, or ends what follows.
    guard let chosen = self.chosen(among: matching, for: nominal), !mayFail(chosen.0.reference)
    else { return nil }
    let reference = chosen.0.reference
    guard let function = project.function(of: reference), let body = function.body,
      activeCalls[reference, default: 0] < 3, step()
    else { return .unknown(Set(arguments.flatMap { self.sources(of: $0.value) })) }
    activeCalls[reference, default: 0] += 1
    defer { activeCalls[reference, default: 1] -= 1 }
    let own = LayoutFrame(
      file: reference.fileIndex, declaration: reference.id, receiver: .instance(instance))
    own.stored = instance
    own.storedUnder = guards.count
    bind(
      function.parameters, project.files[reference.fileIndex], chosen.1, arguments.map(\.value),
      own)
    adopt(inferred(reference, function.parameters, own.locals), instance, besides: types)
    own.types = instance.types
    let outer = trigger
    trigger = nil
    _ = bodyValue(body, own)
    trigger = outer
    if isPlain(instance), !isExact(reference, body, of: nominal) {
      let all = arguments.flatMap { self.sources(of: $0.value) }
      return .unknown(Set(all).union(self.sources(of: .instance(instance))))
    }
    // What it leaves alone is what it begins with.
    if isExact(reference, body, of: nominal) { instance.isMade = true }
    return .instance(instance)
  }

  /// `self.init(…)`, where an initialiser of a structure does nothing else: the other one stores in the same value. Nil of any other
  /// call, and where it is not told which one that is.
  func delegated(
    _ name: Name, on base: LayoutValue, _ list: ArgumentList, _ frame: LayoutFrame
  ) -> LayoutValue? {
    guard name == project.language.initializer, case .instance(let instance) = base,
      frame.stored === instance, guards.count == frame.storedUnder, let own = frame.declaration,
      let body = project.function(of: DeclarationReference(file: frame.file, own))?.body,
      facts(frame)[body].count == 1
    else { return nil }
    let sources = labels(of: list, frame)
    let matching = project.members(named: name, of: instance.nominal).filter {
      evaluator.match(sources, to: $0.reference) != nil
    }
    guard matching.count == 1 else { return nil }
    return initialised(instance, arguments(list, frame), besides: instance.types)
  }

  /// What a value's type is given beside the arguments that are written.
  private func adopt(
    _ found: TypeBindings, _ instance: LayoutInstance, besides written: TypeBindings
  ) {
    for name in project[instance.nominal].genericParameters where written[name] == nil {
      if let type = found[name] { instance.types[name] = type }
    }
  }

  /// What code makes without the name of its type, which the place tells: `.init(height: 4)`, `.capped(4)`.
  func made(_ value: LayoutValue, as nominal: NominalID) -> LayoutValue {
    switch value {
    case .choice(let ways):
      return .choice(
        ways.map { way in (way.guards, under(way.guards) { made(way.value, as: nominal) }) })
    case .record(let parts):
      let site = Site(file: 0, ExpressionID(0))
      func arguments(_ parts: [(label: Name, value: LayoutValue)]) -> [LayoutArgument] {
        parts.map { LayoutArgument(label: $0.label, value: $0.value, isTrailing: false) }
      }
      var parts = parts
      if isMadeByName(parts) {
        let name = parts.removeFirst().label
        if name == project.language.initializer {
          return construct(nominal, arguments(parts), emptyFrame, site)
        }
        let makers = project.members(named: name, of: nominal).ofTypes.filter {
          evaluator.isFunction($0)
        }
        guard !makers.isEmpty else { return hazy(value) }
        return call(makers, nil, arguments(parts)) ?? hazy(value)
      }
      return construct(nominal, arguments(parts), emptyFrame, site)
    default: return value
    }
  }

  /// Whether parts are what a function made that code names without its type: the name, and what it was given.
  func isMadeByName(_ parts: [(label: Name, value: LayoutValue)]) -> Bool {
    guard let first = parts.first, case .symbol(first.label) = first.value else { return false }
    return first.label != .none
  }

  /// Whether an initialiser of the project takes some arguments.
  func mayBeDeclared(_ arguments: [LayoutArgument]) -> Bool {
    guard let first = arguments.first else { return false }
    let sources = labels(of: arguments)
    return variables.initializers[first.label, default: []].contains {
      evaluator.match(sources, to: $0) != nil
    }
  }

  /// What code makes without the name of its type where a declaration tells it.
  func made(
    _ value: LayoutValue, as type: TypeReferenceID?, in context: LexicalContext
  ) -> LayoutValue {
    switch value {
    case .record, .choice: break
    default: return value
    }
    guard let type,
      let nominal = project.types.nominal(
        project.types.unwrapped(project.resolveType(type, in: context))),
      project.kind(of: nominal) != .enumeration
    else { return value }
    return made(value, as: nominal)
  }

  /// What a property is given that code makes without the name of its type.
  func made(_ value: LayoutValue, for property: DeclarationReference?) -> LayoutValue {
    guard let property, case .variable(let variable) = project.declaration(property).kind else {
      return value
    }
    return made(
      value, as: project.files[property.fileIndex].facts[variable].type,
      in: LexicalContext(reference: property, project: project))
  }

  /// What an initialiser of an enumeration puts into `self`; nil of other types, and where that is not told.
  private func enumerated(_ nominal: NominalID, _ arguments: [LayoutArgument]) -> LayoutValue? {
    guard project.kind(of: nominal) == .enumeration else { return nil }
    let sources = labels(of: arguments)
    let matching = project.members(named: project.language.initializer, of: nominal).compactMap {
      member in evaluator.match(sources, to: member.reference).map { (member.reference, $0) }
    }
    guard matching.count == 1, let (reference, match) = matching.first, !mayFail(reference),
      let function = project.function(of: reference), let body = function.body,
      activeCalls[reference, default: 0] < 3, step(),
      project.files[reference.fileIndex].facts[body].allSatisfy({ statement in
        if case .deferred = project.files[reference.fileIndex].facts[statement].kind {
          false
        } else {
          true
        }
      })
    else { return nil }
    activeCalls[reference, default: 0] += 1
    defer { activeCalls[reference, default: 1] -= 1 }
    let own = LayoutFrame(file: reference.fileIndex, declaration: reference.id, receiver: nil)
    own.selfName = project.language.selfValue
    own.locals[project.language.selfValue] = .undecided
    own.unset.insert(project.language.selfValue)
    bind(
      function.parameters, project.files[reference.fileIndex], match, arguments.map(\.value), own)
    let early = bodyValue(body, own)
    guard let last = own.made else { return nil }
    switch early {
    case .none: return last
    case .choice(let ways): return .choice(ways + [(own.rest, last)])
    default: return .choice([([], .unknown(self.sources(of: early).union(self.sources(of: last))))])
    }
  }

  /// The initialiser that arguments call; of a view that of several which needs the fewest defaults.
  private func chosen(
    among matching: [(Member, [Int?])], for nominal: NominalID
  ) -> (Member, [Int?])? {
    guard matching.count > 1, isView(nominal) else {
      return matching.count == 1 ? matching[0] : nil
    }
    func defaults(_ match: [Int?]) -> Int { match.count { $0 == nil } }
    let fewest = matching.map { defaults($0.1) }.min() ?? 0
    let best = matching.filter { defaults($0.1) == fewest }
    return best.count == 1 ? best[0] : nil
  }

  /// Whether an initialiser may make nothing: `init?`, `init() throws`.
  private func mayFail(_ initializer: DeclarationReference) -> Bool {
    if case .initializer(_, isFailable: true) = project.declaration(initializer).kind {
      return true
    }
    return project.function(of: initializer)?.isThrowing ?? false
  }

  /// Stored properties get the arguments of their labels, and a trailing closure the next one in a row.
  private func memberwise(_ instance: LayoutInstance, _ arguments: [LayoutArgument]) {
    let stored = project[instance.nominal].orderedMembers.filter { member in
      guard !member.isStatic, case .variable = project.declaration(member.reference).kind else {
        return false
      }
      return !isComputed(member.reference)
    }.map { project.name(of: $0.reference) }
    var next = 0
    for argument in arguments {
      if argument.label != .none, let index = stored.firstIndex(of: argument.label) {
        let value = made(
          argument.value, for: property(named: argument.label, of: instance.nominal))
        instance.fields[argument.label] = built(value, argument.label, instance)
        if case .binding = argument.value {
          hold(argument.value, in: argument.label, of: instance.nominal)
        }
        next = index + 1
      } else if argument.isTrailing {
        let index =
          stored.indices.dropFirst(next).first { holdsClosure(stored[$0], instance) }
        if let index {
          instance.fields[stored[index]] = built(argument.value, stored[index], instance)
          next = index + 1
        }
      }
    }
  }

  private func holdsClosure(_ name: Name, _ instance: LayoutInstance) -> Bool {
    guard let reference = property(named: name, of: instance.nominal) else { return false }
    let facts = project.files[reference.fileIndex].facts
    guard case .variable(let id) = facts[reference.id].kind, let type = facts[id].type else {
      return false
    }
    return isFunction(type, facts) || isBuilder(reference)
  }

  /// Whether a property holds code that builds views, rather than an action.
  func buildsViews(_ name: Name, of nominal: NominalID) -> Bool {
    guard let reference = property(named: name, of: nominal),
      case .variable(let id) = project.declaration(reference).kind
    else { return false }
    if isBuilder(reference) { return true }
    let facts = project.files[reference.fileIndex].facts
    return facts[id].type.map { returnsSomething($0, facts) } ?? false
  }

  /// Whether a type is that of a function that returns something.
  private func returnsSomething(_ type: TypeReferenceID, _ facts: FileFacts) -> Bool {
    switch facts[type].kind {
    case .function(_, let result): !facts.returnsNothing(result)
    case .optional(let inner): returnsSomething(inner, facts)
    default: false
    }
  }

  func isFunction(_ type: TypeReferenceID, _ facts: FileFacts) -> Bool {
    switch facts[type].kind {
    case .function: true
    case .optional(let inner): isFunction(inner, facts)
    default: false
    }
  }

  private func isBuilder(_ reference: DeclarationReference) -> Bool {
    let file = project.files[reference.fileIndex]
    return file.facts[file.facts[reference.id].attributes].contains {
      file.facts[$0.name].hasSuffix("Builder")
    }
  }

  /// A property marked `@ViewBuilder` that is no closure holds what the closure builds.
  private func built(_ value: LayoutValue, _ name: Name, _ instance: LayoutInstance) -> LayoutValue
  {
    guard case .closure = value, let reference = property(named: name, of: instance.nominal),
      isBuilder(reference), case .variable(let id) = project.declaration(reference).kind
    else { return value }
    let facts = project.files[reference.fileIndex].facts
    if let type = facts[id].type, isFunction(type, facts) { return value }
    return invoke(value, [], Site(file: reference.fileIndex, ExpressionID(0)))
  }
}
