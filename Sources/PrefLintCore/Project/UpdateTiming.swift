// When code runs that stands in arguments: at once, during layout, or later.

/// When arguments run that calls in an update are given.
struct UpdateTiming {
  let project: Project
  let file: ProjectFile
  let declared: DeclaredFunctions
  private var facts: FileFacts { file.facts }

  func timing(_ callee: ExpressionID, _ argument: Argument, _ list: ArgumentList) -> CodeTiming {
    guard case .closure(let closure) = facts[argument.value].kind else {
      return isDelayed(argument, of: callee) ? .later : .now
    }
    let local: LocalName
    switch facts[callee].kind {
    case .name(let name, _), .member(_, let name, _): local = name
    default: return .later
    }
    guard !declared.names.contains(file.name(local)) else { return .later }
    let text = facts[local]
    if case .name = facts[callee].kind,
      declared.callbacks.runs(
        file.name(argument.label), isTrailing: argument.isTrailing, of: file.name(local))
    {
      return .now
    }
    if StandardLayout.immediateCallees.contains(text) {
      return isPublisher(callee) ? .later : .now
    }
    if StandardLayout.callbacks[text] == .layout { return .layout }
    let entry: (any SlottedEntry)? =
      project.catalogue.components[text] ?? project.catalogue.modifiers[text]
    let labels = facts[list].map { facts[$0.label] }
    guard let slot = entry?.slot(facts[argument.label], among: labels), slot.role == .content else {
      return .later
    }
    // A control's label is built of nothing: `Slider(value: $x) { _ in … }` is told that somebody begins or ends.
    if StandardControls.operated.contains(text), facts[closure].parameters.count > 0 {
      return .later
    }
    return builds(closure) ? .now : .later
  }

  /// Whether an argument may be one that the function keeps, to run it when it likes.
  private func isDelayed(_ argument: Argument, of callee: ExpressionID) -> Bool {
    guard !declared.delayed.isEmpty else { return false }
    let local: LocalName
    switch facts[callee].kind {
    case .name(let name, _), .member(_, let name, _), .implicitMember(let name, _): local = name
    default: return false
    }
    return declared.delayed[file.name(local)]?.contains(file.name(argument.label)) ?? false
  }

  /// Whether the receiver of a method gives values when there are some: `$text.map { … }`.
  private func isPublisher(_ callee: ExpressionID) -> Bool {
    var current = callee
    while true {
      switch facts[current].kind {
      case .member(let base, let name, _):
        if current != callee, isPublisher(name) { return true }
        current = base
      case .call(let inner, _): current = inner
      case .optionalChain(let inner), .forceUnwrap(let inner): current = inner
      case .subscripted(let base, _): current = base
      case .name(let name, _): return current != callee && isPublisher(name)
      default: return false
      }
    }
  }

  private func isPublisher(_ name: LocalName) -> Bool {
    let text = facts[name]
    // `$0` is a closure's parameter.
    let isProjection =
      project.names.kind(of: file.name(name)) == .projection
      && text.dropFirst().first?.isNumber == false
    return isProjection || text.hasSuffix("Publisher")
      || StandardLayout.publisherMembers.contains(text)
  }

  /// Whether a closure can be a view builder: plain statements that change something build no view. One that returns
  /// what it builds is none, and still runs at once.
  private func builds(_ id: ClosureID) -> Bool {
    let body = facts[id].body
    let returns = facts[body].contains {
      if case .returned(_?) = facts[$0].kind { true } else { false }
    }
    return returns || !changes(body)
  }

  private func changes(_ block: Block) -> Bool {
    facts[block].contains { id in
      guard case .expression(let value) = facts[id].kind else { return false }
      switch facts[value].kind {
      case .assignment: return true
      case .binary(let local, _, _):
        return OperatorPrecedence.ofOperator(facts[local]) == .assignment
      case .call(let callee, _):
        guard case .member(_, let local, _) = facts[callee].kind else { return false }
        return StandardLayout.changes(facts[local])
      case .conditional(let conditional):
        return changes(facts[conditional].then)
          || (facts[conditional].otherwise.map { changes($0) } ?? false)
      case .selection(let selection):
        return facts[facts[selection].cases].contains { changes($0.body) }
      default: return false
      }
    }
  }
}

/// The functions that a project declares: what these do with an argument is not what SwiftUI's do.
struct DeclaredFunctions {
  /// The names of all functions; initialisers have none.
  private(set) var names = NameSet()
  /// The labels of `@autoclosure @escaping` parameters, by what the function is called by.
  private(set) var delayed: [Name: Set<Name>] = [:]

  /// The closures that views call whenever they are updated.
  var callbacks = UpdateCallbacks()

  /// Linear in the declarations.
  init(of project: Project) {
    for (index, file) in project.files.enumerated() {
      for (position, declaration) in file.facts.declarations.enumerated() {
        switch declaration.kind {
        case .function(let function):
          let name = file.name(declaration.name)
          names.insert(name)
          for label in Self.delayed(function, file) { delayed[name, default: []].insert(label) }
        case .initializer(let function, _):
          let labels = Self.delayed(function, file)
          guard !labels.isEmpty else { continue }
          let reference = DeclarationReference(file: index, DeclarationID(position))
          for name in Self.names(ofInitializer: reference, in: project) {
            delayed[name, default: []].formUnion(labels)
          }
        default: break
        }
      }
    }
    if !delayed.isEmpty { readAliases(in: project) }
  }

  private static func delayed(_ function: FunctionID, _ file: ProjectFile) -> [Name] {
    file.facts[file.facts[function].parameters].filter(\.isDelayed).map { file.name($0.label) }
  }

  /// The types that an initialiser makes, those that inherit it among them.
  private static func names(
    ofInitializer reference: DeclarationReference, in project: Project
  ) -> [Name] {
    guard let owner = project.owner(of: reference) else { return [project.language.initializer] }
    return [project.language.initializer, project[owner].name]
      + (project.heirs[owner] ?? []).map { project[$0].name }
  }

  /// An alias of a type makes what the type makes.
  private mutating func readAliases(in project: Project) {
    for file in project.files {
      for declaration in file.facts.declarations {
        guard case .typeAlias(let target) = declaration.kind,
          case .named(_, let local, _) = file.facts[target].kind,
          let labels = delayed[file.name(local)]
        else { continue }
        delayed[file.name(declaration.name), default: []].formUnion(labels)
      }
    }
  }
}
