// When code runs that stands in arguments: at once, during layout, or later.

/// The forms of the expressions of files, made once for each file that is asked for.
final class UpdateForms {
  private let project: Project
  private var known: [Int: ExpressionForms] = [:]

  init(project: Project) { self.project = project }

  func forms(ofFile index: Int) -> ExpressionForms {
    if let known = known[index] { return known }
    let made = ExpressionForms(project.files[index].facts, reading: [])
    known[index] = made
    return made
  }
}

/// When arguments run that calls in an update are given.
struct UpdateTiming {
  let project: Project
  let index: Int
  let declared: DeclaredFunctions
  let forms: UpdateForms
  private var file: ProjectFile { project.files[index] }
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
      return isShown(callee) ? .now : .later
    }
    if StandardLayout.immediateCallees.contains(text) {
      return isPublisher(callee) ? .later : .now
    }
    if StandardLayout.callbacks[text] == .layout { return .layout }
    let labels = facts[list].map { facts[$0.label] }
    guard let entry = entry(of: callee, local), takes(labels, entry) else {
      return isContent(argument, of: callee) && builds(closure) && isShown(callee) ? .now : .later
    }
    guard let slot = entry.slot(facts[argument.label], among: labels),
      slot.role == .content || slot.role == .destination
    else {
      return .later
    }
    // A control's label is built of nothing: `Slider(value: $x) { _ in … }` is told that somebody begins or ends.
    if StandardControls.operated.contains(text), facts[closure].parameters.count > 0 {
      return .later
    }
    // Behind a title stands what runs when somebody is done.
    if StandardControls.committing.contains(text), argument.isTrailing, argument.label == .none,
      facts[list].contains(where: { $0.label == .none && !$0.isTrailing })
    {
      return .later
    }
    return builds(closure) ? .now : .later
  }

  /// Whether views are built with an argument that a view of the project shows.
  private func isContent(_ argument: Argument, of callee: ExpressionID) -> Bool {
    guard case .name(let local, _) = facts[callee].kind,
      let contents = declared.contents[file.name(local)], isOwnType(file.name(local), callee)
    else { return false }
    return contents.labels.contains(file.name(argument.label))
      || argument.isTrailing && argument.label == .none && !contents.labels.isEmpty
        && !contents.hasOthers
  }

  /// What the catalogue says of what is called: not of a type of the project by the same name, nor of a function of another type.
  private func entry(of callee: ExpressionID, _ local: LocalName) -> (any SlottedEntry)? {
    let text = facts[local]
    if case .member(let base, _, _) = facts[callee].kind,
      case .name(let owner, _) = facts[base].kind,
      project.names.kind(of: file.name(owner)) == .capitalised,
      facts[owner] != "SwiftUI"
    {
      return nil
    }
    if case .name = facts[callee].kind, declared.types.contains(file.name(local)),
      isOwnType(file.name(local), callee)
    {
      return nil
    }
    return project.catalogue.components[text] ?? project.catalogue.modifiers[text]
  }

  /// Whether what the catalogue lists has all labels of a call, as far as it tells them.
  private func takes(_ labels: [String], _ entry: any SlottedEntry) -> Bool {
    guard let values = StandardControls.valueLabels[entry.name] else { return true }
    return labels.allSatisfy { label in
      label.isEmpty || values.contains(label) || entry.slot(label, among: labels) != nil
    }
  }

  /// Whether a name stands for a type of the project.
  private func isOwnType(_ name: Name, _ place: ExpressionID) -> Bool {
    let around = project.enclosingDeclaration(of: Site(file: index, place))
    let context = LexicalContext(project: project, file: index, declaration: around)
    switch project.types[project.namedType(name, arguments: [], in: context)] {
    case .external: return false
    default: return true
    }
  }

  /// Whether what a call makes can only be a view that is shown where it stands: it is a statement, or content, under modifiers of
  /// SwiftUI's.
  private func isShown(_ callee: ExpressionID) -> Bool {
    let forms = forms.forms(ofFile: index)
    guard var current = forms.parent(of: callee) else { return false }
    while let parent = forms.parent(of: current) {
      switch facts[parent].kind {
      case .member(_, let name, _):
        guard project.catalogue.modifiers[facts[name]] != nil,
          !declared.names.contains(file.name(name)), let call = forms.parent(of: parent),
          case .call(parent, _) = facts[call].kind
        else { return false }
        current = call
      case .call(let outer, let list):
        let local: LocalName
        switch facts[outer].kind {
        case .name(let name, _), .member(_, let name, _): local = name
        default: return false
        }
        guard let argument = facts[list].first(where: { $0.value == current }),
          !declared.names.contains(file.name(local)),
          entry(of: outer, local)?.slot(
            facts[argument.label], among: facts[list].map { facts[$0.label] })?
            .role == .content
        else { return false }
        current = parent
      default: return false
      }
    }
    let shown = current
    return facts.statementPool.contains { statement in
      switch statement.kind {
      case .expression(shown), .returned(shown): true
      default: false
      }
    }
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
        switch facts[callee].kind {
        case .member(_, let local, _):
          // A closure that something keeps has the name of a modifier: `onTapGesture`.
          let isModifier =
            project.catalogue.modifiers[facts[local]] != nil
            && !declared.names.contains(file.name(local))
          return StandardLayout.changes(facts[local])
            || !isModifier && declared.procedures.contains(file.name(local))
        case .name(let local, _): return declared.procedures.contains(file.name(local))
        default: return false
        }
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
