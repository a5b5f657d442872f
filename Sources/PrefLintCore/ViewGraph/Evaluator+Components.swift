// Calls of what the project does not declare: components, modifiers, hosts, collections. The catalogue
// says what their arguments are; here only their closures are evaluated, so that reads and hosts in them
// are found and so that what they build is known to be a view.

extension Evaluator {
  func component(
    _ name: Name, _ arguments: [ArgumentSource], _ frame: Frame, _ site: Site,
    type: TypeID = .unknown
  ) -> ValueID {
    if let value = transparent(name, arguments, frame, site, type) { return value }
    if let value = collection(name, arguments, frame, site) { return value }
    if name == language.mirror { return mirror(arguments, frame) }
    let rootLabel = hostSlots[name].map { project.names.intern($0.label) }
    var values = arguments.map {
      let expected = $0.label == rootLabel ? shown(by: type) : .unknown
      return ArgumentValue(
        label: $0.label, value: keptOutside(value(of: $0, expected: expected)),
        isTrailing: $0.isTrailing)
    }
    let entry = componentEntries[name]
    // `Host<Row>()` may build the views that its type names.
    if entry == nil, case .external(_, let generics) = project.types[type] {
      values += generics.filter(isViewLike).map {
        ArgumentValue(label: .none, value: store.intern(.metatype($0)), isTrailing: false)
      }
    }
    if rootLabel != nil || entry?.kind == .host {
      let root =
        values.first { $0.label == rootLabel }
        ?? values.first { slot(for: $0, among: values, entry)?.role == .content }
        ?? values.first { $0.isTrailing }
      if let root {
        let content = content(of: root, among: values, entry, frame)
        record(host: site, root: content, name: name, in: frame)
      }
    }
    // Of nothing nothing is built.
    if name == language.forEach, let data = values.first, data.label == .none,
      exactElements(of: data.value)?.isEmpty == true
    {
      return store.intern(.component(name, [data], site))
    }
    let isForeign = entry == nil && isForeign(name, frame)
    if isForeign, keptClosures != nil { for item in values { keptClosures?.noteGiven(item.value) } }
    for value in values {
      for given in callables(among: value) where mattersWithin(given.value.value, isForeign) {
        marksStatements = entry?.kind == .scene || entry?.kind == .widgetConfiguration
        _ = under(given.presence, decided: given.isDecided, contained: isForeign) {
          content(of: given.value, among: values, entry, frame)
        }
        marksStatements = false
      }
    }
    // `Optional(view)`
    if name == language.optional, values.count == 1, let value = values.first, value.label == .none
    {
      return value.value
    }
    if entry == nil, let folded = foldedStride(name, values) ?? foldedFunction(name, values) {
      return folded
    }
    if entry == nil, project.names.kind(of: name) == .plain, returnsConstant(of: arguments, frame) {
      return store.intern(.someConstant(.unknown))
    }
    let component = store.intern(.component(name, values, site))
    guard tracesValues, name == language.forEach, let data = values.first else { return component }
    return union([
      Alternative(presence: filledPresence(data.value), value: component, isDecided: true)
    ])
  }

  /// The closures that an argument may be, each with where it is that one: `Button("Run", action: actions[index])`.
  private func callables(
    among argument: ArgumentValue
  ) -> [(value: ArgumentValue, presence: PresenceID, isDecided: Bool)] {
    if isCallable(argument.value) { return [(argument, .always, true)] }
    guard case .union(let alternatives) = store[core(argument.value)],
      alternatives.count <= Self.alternativeLimit,
      alternatives.allSatisfy({ isCallable($0.value) })
    else { return [] }
    return alternatives.map { alternative in
      var option = argument
      option.value = alternative.value
      return (option, alternative.presence, alternative.isDecided)
    }
  }

  func isCallable(_ id: ValueID) -> Bool {
    switch store[core(id)] {
    case .closure, .function, .localFunction: true
    default: false
    }
  }

  /// Whether a closure or function has parameters; `$0` is one.
  func takesArguments(_ id: ValueID) -> Bool {
    switch store[core(id)] {
    case .closure(let file, let closure, _):
      let facts = project.files[Int(file)].facts
      if !facts[closure].parameters.isEmpty { return true }
      var reader = NameUseReader(facts: facts)
      reader.closure(closure)
      return reader.uses.contains { facts[$0.name] == "$0" }
    case .function(let reference, _, _), .localFunction(let reference, _):
      return project.function(of: reference).map { !$0.parameters.isEmpty } ?? true
    default: return false
    }
  }

  /// Whether a call hands its closures to code that neither Apple nor the project wrote.
  private func isForeign(_ name: Name, _ frame: Frame) -> Bool {
    guard frame.file.importsThirdParty else { return false }
    let text = project.names[name]
    let bytes = text.utf8
    let last = bytes.lastIndex(of: UInt8(ascii: ".")).map { bytes.index(after: $0) }
    return !project.catalogue.plainCallees.contains(last.map { String(text[$0...]) } ?? text)
  }

  /// A view as an `AnyView` holds it. What is known by its type alone, or not at all, stays what it is.
  func erased(_ id: ValueID) -> ValueID {
    switch store[id] {
    case .component, .modified, .built, .instance, .enumCase, .group:
      store.intern(.erased(id))
    case .union(let alternatives):
      union(alternatives.map { $0.holding(erased($0.value)) })
    default: id
    }
  }

  /// `Color.red` in a branch keeps its place, which tells that it stands in a condition.
  func placed(_ value: ValueID, at id: ExpressionID, _ frame: Frame) -> ValueID {
    guard case .externalMember(let base?, _) = store[value],
      case .metatype(let type) = store[core(base)], isLeaf(type)
    else { return value }
    return store.intern(.built(value, Site(file: frame.fileIndex, id)))
  }

  /// Components that are what they are given: `AnyView`, `Binding`, collections, wrappers.
  private func transparent(
    _ name: Name, _ arguments: [ArgumentSource], _ frame: Frame, _ site: Site, _ type: TypeID
  ) -> ValueID? {
    guard transparentNames.contains(name) else { return nil }
    switch project.names[name] {
    case let text
    where StandardTypes.sequences.contains(text) || StandardTypes.lists.contains(text):
      return sequence(named: name, arguments, type)
    case "AnyView":
      guard let first = arguments.first, arguments.count == 1 else { return nil }
      return erased(value(of: first))
    case "Optional", "IdentifiedArray", "Optional.some", "AnyShape", "EquatableView":
      guard let first = arguments.first, arguments.count == 1 else { return nil }
      return value(of: first)
    case "ModifiedContent":
      let labels = [project.names.intern("content"), project.names.intern("modifier")]
      let found = labels.compactMap { label in arguments.first { $0.label == label } }
      guard found.count == 2 else { return nil }
      let modifier = ArgumentValue(label: .none, value: value(of: found[1]), isTrailing: false)
      return store.intern(.modified(value(of: found[0]), labels[1], [modifier], site))
    case "TupleView":
      guard arguments.count == 1 else { return nil }
      let views = value(of: arguments[0])
      guard case .tuple(_, let elements) = store[core(views)] else { return views }
      return group(elements)
    case "EmptyView": return arguments.isEmpty ? .empty : nil
    case "Binding":
      // `Binding(get:set:)`, and `Binding { … } set: { … }`
      let accessors = ["get", "set"].map { text in
        arguments.first { $0.label == project.names.intern(text) }
      }
      if let get = accessors[0] ?? (accessors[1] == nil ? nil : arguments.first) {
        for argument in arguments { touch(value(of: argument), frame) }
        let value = invoke(value(of: get), [], frame, site)
        // What is written to a binding of a constant changes nothing. A variable may change before it is asked.
        let isKept = isFixed(core(value)) && (!frame.hasVariables || !isToldStructure(value))
        return bindingValue(isKept ? store.intern(.exact(core(value))) : runtime(value))
      }
      return arguments.first.map { value(of: $0) }
    case "Binding.constant":
      var bound = TypeID.unknown
      if case .external(_, let generics) = project.types[type], generics.count == 1 {
        bound = generics[0]
      }
      return arguments.first.map {
        bindingValue(store.intern(.exact(value(of: $0, expected: bound))))
      }
    default:
      guard valueWrappers.contains(name), let first = arguments.first else { return nil }
      return value(of: first)
    }
  }

  /// A value that changes at run time: its type is what is known of it.
  func runtime(_ id: ValueID) -> ValueID {
    let type = type(of: id)
    return isViewLike(type) || isChoice(id) ? id : opaque(type)
  }

  /// A method from outside, applied to a value.
  ///
  /// - Parameter isOpen: whether another method may be meant, so that what closures build may stand nowhere.
  func modified(
    _ base: ValueID, _ name: Name, _ arguments: [ArgumentSource], _ frame: Frame, _ site: Site,
    isOpen: Bool = false
  ) -> ValueID {
    let entry = modifierEntries[name]
    let expected =
      entry?.effect == .appliesStyle ? styleProtocol(name) : entry == nil ? ownData(base) : .unknown
    var values: [ArgumentValue] = []
    for argument in arguments {
      let isWritten = values.count == 1 && entry?.effect == .writesEnvironment
      let wanted =
        isWritten
        ? environmentType(at: values[0].value)
        : entry == nil
          ? taken(argument, by: name, of: base) ?? outsideType(
            of: argument, among: arguments, by: name, base)
            ?? expected : expected
      values.append(
        ArgumentValue(
          label: argument.label, value: keptOutside(value(of: argument, expected: wanted)),
          isTrailing: argument.isTrailing))
    }
    let isForeign = entry == nil && isForeign(name, frame)
    if isForeign, keptClosures != nil { for item in values { keptClosures?.noteGiven(item.value) } }
    let host = entry.flatMap { _ in hostName(of: base) }
    var isGivenViews = false
    let isOpened = entry == nil || !isNeverOpened(site, values)
    for value in values where isOpened && mattersWithin(value.value, isForeign) {
      var given = value.value
      if isCallable(given) {
        given = under(.always, decided: !isOpen, contained: isForeign) {
          content(of: value, among: values, entry, frame, base: base)
        }
      }
      // What is around the content of a host is as far from any environment as that (C14).
      if let host, slot(for: value, among: values, entry)?.role == .content {
        record(host: site, root: given, name: host, in: frame)
      }
      isGivenViews = isGivenViews || holdsView(given)
    }
    if let folded = foldedMethod(name, of: base, values) { return folded }
    // `options.contains(.wide)`: what a constant answers to constants is one.
    if isConstantData(base),
      zip(arguments, values).allSatisfy({ argument, value in
        isConstantData(value.value) || isPlainConstant(core(value.value))
          || isOfConstants(argument)
      })
    {
      return store.intern(.someConstant(.unknown))
    }
    if entry == nil, !isPlaceable(base), returnsConstant(of: arguments, frame) {
      return store.intern(.someConstant(.unknown))
    }
    switch store[core(base)] {
    case .component, .modified, .group, .empty, .instance, .undecided, .union, .closure, .array:
      return store.intern(.modified(base, name, values, site))
    case .externalMember(let inner?, _) where isBuilt(inner):
      // `view.style.size(1)`: a member of somebody else's that leads back to a view.
      return store.intern(.modified(inner, name, values, site))
    default:
      if entry != nil || isViewLike(type(of: base)) {
        return store.intern(.modified(base, name, values, site))
      }
      // `factory.wrapped(Row())`: what somebody else's value makes of views may show them; if it may be a view, itself, too.
      let mayShowBase = standsIn(base)
      if isGivenViews {
        return store.intern(
          mayShowBase ? .modified(base, name, values, site) : .component(name, values, site))
      }
      // A result is no constant. Of which value it is one does not matter where that is told.
      let isOfBase = isUntold(base) || mayShowBase
      return store.intern(.externalMember(isOfBase ? base : anyValue, name))
    }
  }

  /// `view.framed(insets: .init(top: 4))`: what a modifier from outside takes is of a type that it knows, unless another argument
  /// tells it one of the project's. It holds what it is made of.
  private func outsideType(
    of argument: ArgumentSource, among all: [ArgumentSource], by name: Name, _ base: ValueID
  ) -> TypeID? {
    func isMade(_ source: ArgumentSource) -> Bool {
      guard case .expression(let id, let frame) = source.origin,
        case .call(let callee, _) = frame.file.facts[id].kind,
        case .implicitMember(let local, _) = frame.file.facts[callee].kind
      else { return false }
      return frame.file.name(local) == language.initializer
    }
    func isPlain(_ source: ArgumentSource) -> Bool {
      guard case .expression(let id, let frame) = source.origin else { return false }
      if source.isTrailing, case .closure(let closure) = frame.file.facts[id].kind {
        return frame.file.facts[closure].parameters.isEmpty
      }
      return frame.file.facts.isMadeOfPlainParts(id)
    }
    guard isMade(argument), all.allSatisfy(isPlain), isPlaceable(base), !project.declares(name)
    else { return nil }
    return project.types.intern(.external(language.initializer, []))
  }

  /// Whether a value holds a view for whoever is given it.
  func holdsView(_ id: ValueID) -> Bool {
    switch store[id] {
    case .modified: true
    case .built, .instance, .enumCase, .opaque: isViewLike(type(of: id))
    case .component(let name, _, _):
      switch componentEntries[name]?.kind {
      case .view, .navigationContainer, .navigationLink: true
      default: false
      }
    case .typed(let inner, _), .erased(let inner), .exact(let inner), .open(let inner, _),
      .traced(let inner, _),
      .seen(let inner, _):
      holdsView(inner)
    case .group(let values), .array(let values), .tuple(_, let values):
      values.contains { holdsView($0) }
    case .union(let alternatives): alternatives.contains { holdsView($0.value) }
    default: false
    }
  }

  /// Whether a value may be of any type, so that a member which is not found may be anything.
  func isUntold(_ id: ValueID) -> Bool {
    switch store[core(id)] {
    case .unknown: return true
    case .externalMember(let base, _): return base.map { isUntold($0) } ?? false
    case .opaque(let type), .typed(_, let type):
      switch project.types[type] {
      case .parameter, .unknown: return true
      default: return false
      }
    default: return false
    }
  }

  /// Whether a value certainly builds a view.
  func isBuilt(_ id: ValueID) -> Bool {
    switch store[core(id)] {
    case .modified: true
    case .component(let name, _, _): componentEntries[name] != nil
    case .instance, .opaque: isViewLike(type(of: id))
    default: false
    }
  }

  /// `buttonStyle` takes a `ButtonStyle`: `.name` is a static member of it.
  private func styleProtocol(_ name: Name) -> TypeID {
    let text = project.names[name]
    let capitalised = text.prefix(1).uppercased() + text.dropFirst()
    return project.types.intern(.external(project.names.intern(capitalised), []))
  }

  // MARK: Slots

  /// The slot that an argument fills.
  func slot(
    for argument: ArgumentValue, among all: [ArgumentValue], _ entry: (any SlottedEntry)?
  ) -> Slot? {
    guard let entry else { return nil }
    let names = project.names
    return entry.slot(names[argument.label]) { label in
      all.contains { names[$0.label] == label }
    }
  }

  /// What an argument of a component or modifier builds: a closure is called with what its slot says.
  ///
  /// - Parameter base: what a modifier is applied to, for closures that place it.
  func content(
    of argument: ArgumentValue, among all: [ArgumentValue], _ entry: (any SlottedEntry)?,
    _ frame: Frame, base: ValueID? = nil
  ) -> ValueID {
    let callee = core(argument.value)
    switch store[callee] {
    case .closure, .function, .localFunction, .constructor, .enumConstructor, .keyPath: break
    case .union(let alternatives):
      return union(
        alternatives.map { alternative in
          var next = argument
          next.value = alternative.value
          return alternative.holding(content(of: next, among: all, entry, frame, base: base))
        })
    case .opaque(let type):
      if case .function(_, let result) = project.types[project.types.unwrapped(type)] {
        return opaque(result)
      }
      return argument.value
    default: return argument.value
    }
    // The type that is declared of it may say what it builds: `{ .init() }`.
    let called = declaredFunction(argument.value) == nil ? callee : argument.value
    let slot = slot(for: argument, among: all, entry)
    let arguments = closureParameters(slot?.parameters ?? [], among: all, base)
    let outer = isOperated
    defer { isOperated = outer }
    if slot?.role == .action, let entry, StandardControls.operated.contains(entry.name) {
      isOperated = true
    }
    if let elements = toldElements(arguments, slot?.parameters ?? [], of: callee) {
      return union(
        elements.map { element in
          under(element.presence, decided: element.isDecided) {
            element.holding(invoke(called, [source(element.value)], frame, nil))
          }
        })
    }
    return invoke(called, arguments.map { source($0) }, frame, nil)
  }

  private func closureParameters(
    _ parameters: [ClosureParameter], among all: [ArgumentValue], _ base: ValueID?
  ) -> [ValueID] {
    // Alternatives of one parameter stand in a row: the first whose argument is there counts.
    var values: [ValueID] = []
    for parameter in parameters {
      guard let value = parameter == .base ? given(base) : value(of: parameter, among: all)
      else { continue }
      values.append(value)
    }
    return values
  }

  private func argument(_ label: String, _ all: [ArgumentValue]) -> ValueID? {
    let name = project.names.intern(label)
    return all.first { $0.label == name && !$0.isTrailing }?.value
  }

  /// The type of the document that a closure in a slot is given.
  func documentType(of slot: Slot, among all: [ArgumentValue]) -> TypeID? {
    for parameter in slot.parameters {
      guard case .document = parameter, let value = value(of: parameter, among: all),
        case .tuple(_, let parts) = store[value], let document = parts.first
      else { continue }
      return type(of: document)
    }
    return nil
  }

  private func value(of parameter: ClosureParameter, among all: [ArgumentValue]) -> ValueID? {
    switch parameter {
    case .element(let label): return argument(label, all).map { runtimeElement($0) }
    case .unwrapped(let label):
      guard let value = argument(label, all) else { return nil }
      return unwrapped(bound(value))
    case .value(let label): return argument(label, all).map { bound($0) }
    case .instance(let label):
      guard let value = argument(label, all) else { return nil }
      if case .metatype(let type) = store[core(value)] { return opaque(type) }
      return .unknown
    case .binding(let label):
      guard let value = argument(label, all) else { return nil }
      if case .metatype(let type) = store[core(value)] {
        return bindingValue(opaque(project.types.intern(.optional(type))))
      }
      return .unknown
    case .document(let label):
      guard let value = argument(label, all) else { return nil }
      var document = value
      if case .metatype(let type) = store[core(value)] { document = opaque(type) }
      if case .closure = store[core(value)] {
        document = runtime(
          content(
            of: ArgumentValue(label: .none, value: value, isTrailing: false), among: [], nil,
            emptyFrame))
      }
      return store.intern(.tuple([project.names.intern("document")], [document]))
    case .external(let name):
      return opaque(project.types.intern(.external(project.names.intern(name), [])))
    case .base: return nil
    }
  }

  private var emptyFrame: Frame {
    Frame(file: project.files[0], index: 0, declaration: nil, receiver: nil)
  }

  private func runtimeElement(_ id: ValueID) -> ValueID { element(of: id) }

  /// The value that a binding holds at run time.
  private func bound(_ id: ValueID) -> ValueID {
    switch store[core(id)] {
    case .binding(let inner): return runtime(inner)
    case .opaque(let type):
      if case .external(language.binding, let arguments) = project.types[type], arguments.count == 1
      {
        return opaque(arguments[0])
      }
      return id
    default: return id
    }
  }
}
