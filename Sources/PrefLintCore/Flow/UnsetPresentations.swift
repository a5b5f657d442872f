// Presentations that nobody opens: what they are bound to begins closed, and no code sets it. SwiftUI itself only closes them; a
// link, it opens when its label is tapped.

/// What no code ever sets of the state that presentations are bound to.
final class UnsetPresentations {
  private let project: Project
  private let assigned: AssignedNames
  /// Of the properties that were asked for.
  private var unset: [DeclarationReference: Bool] = [:]
  /// The presentations of the files that were asked for, by what is called.
  private var presentations: [Int: [ExpressionID: Presentation]] = [:]
  private let presenting: Set<Name>
  private let activating: Name?

  /// A call that presents what it is given: `.sheet(isPresented: $isOpen) { … }`.
  private struct Presentation {
    /// The projected name of the property to which it is bound.
    var binding: Name
    /// Whether a user may open it by itself, as a link by its label.
    var mayOpen: Bool
  }

  init(project: Project, assigned: AssignedNames) {
    self.project = project
    self.assigned = assigned
    presenting = Set(StandardTypes.presentationBindings.compactMap(project.names.find))
    activating = project.names.find(StandardTypes.activatingLabel)
  }

  /// Whether what is called at a place is a presentation that is bound to such a property of the view in whose code it stands.
  ///
  /// - Complexity: linear in the expressions of the files that name the property, once for each.
  func contains(_ site: Site) -> Bool {
    guard let presentation = presentations(inFile: site.fileIndex)[site.id],
      !presentation.mayOpen, let owner = project.owner(of: site), project.isInstalled(owner),
      let name = project.names.find(String(project.names[presentation.binding].dropFirst())),
      let member = project.members(named: name, of: owner).first(where: { !$0.isStatic })
    else { return false }
    if let known = unset[member.reference] { return known }
    let result = isUnset(member, name, presentation.binding, owner)
    unset[member.reference] = result
    return result
  }

  private func presentations(inFile index: Int) -> [ExpressionID: Presentation] {
    if let known = presentations[index] { return known }
    let file = project.files[index]
    var found: [ExpressionID: Presentation] = [:]
    for expression in file.facts.expressions {
      guard case .call(let callee, let arguments) = expression.kind, isListed(callee, file) else {
        continue
      }
      for argument in file.facts[arguments] {
        let label = file.name(argument.label)
        guard label != .none, presenting.contains(label) || label == activating,
          let name = RepeatedConditions.property(argument.value, file, project.language),
          project.names.kind(of: name) == .projection
        else { continue }
        found[callee] = Presentation(
          binding: name, mayOpen: label == activating && !hasEmptyLabel(arguments, file))
      }
    }
    presentations[index] = found
    return found
  }

  /// Whether SwiftUI has the modifier or the component that is called.
  private func isListed(_ callee: ExpressionID, _ file: ProjectFile) -> Bool {
    switch file.facts[callee].kind {
    case .member(_, let name, _): project.listed.modifiers[file.name(name)] != nil
    case .name(let name, _): project.listed.components[file.name(name)] != nil
    default: false
    }
  }

  /// Whether a link has nothing to tap: `label: {}`, `label: { EmptyView() }`.
  private func hasEmptyLabel(_ arguments: FactList<Argument>, _ file: ProjectFile) -> Bool {
    file.facts[arguments].contains { argument in
      guard case .closure(let id) = file.facts[argument.value].kind else { return false }
      let body = file.facts[file.facts[id].body]
      guard let first = body.first else { return true }
      guard body.count == 1, case .expression(let only) = file.facts[first].kind,
        case .call(let callee, let given) = file.facts[only].kind, given.isEmpty,
        case .name(let name, _) = file.facts[callee].kind
      else { return false }
      return file.facts[name] == StandardTypes.emptyView
    }
  }

  private func isUnset(
    _ member: Member, _ name: Name, _ binding: Name, _ owner: NominalID
  ) -> Bool {
    let facts = project.files[member.reference.fileIndex].facts
    let declaration = facts[member.reference.id]
    guard case .variable(let variable) = declaration.kind,
      declaration.modifiers.contains(.isPrivate),
      facts[declaration.attributes].contains(where: {
        StandardTypes.stateWrappers.contains(facts[$0.name])
      }), isClosed(facts[variable], facts),
      !assigned.contains(name), !assigned.isReceiver(name), !assigned.isKeyed(name)
    else { return false }
    let wrapper = project.names.find("_" + project.names[name])
    guard wrapper.map({ project.files(naming: $0).isEmpty }) ?? true else { return false }
    return project.files(naming: binding).allSatisfy { onlyPresents(binding, inFile: $0, owner) }
  }

  /// Whether a variable begins as false or nil.
  private func isClosed(_ variable: Variable, _ facts: FileFacts) -> Bool {
    guard let value = variable.initializer else {
      guard let type = variable.type, case .optional = facts[type].kind else { return false }
      return true
    }
    switch facts[value].kind {
    case .boolean(false), .none: return true
    default: return false
    }
  }

  /// Whether all that a view's code does with a binding is to present by it.
  private func onlyPresents(_ binding: Name, inFile index: Int, _ owner: NominalID) -> Bool {
    let file = project.files[index]
    func isOwn(_ id: ExpressionID) -> Bool { project.isInside(Site(file: index, id), [owner]) }
    var uses = 0
    for (position, expression) in file.facts.expressions.enumerated() {
      switch expression.kind {
      case .name(let local, _), .member(_, let local, _):
        if file.name(local) == binding, isOwn(ExpressionID(position)) { uses += 1 }
      default: break
      }
    }
    let own = presentations(inFile: index).filter { $0.value.binding == binding && isOwn($0.key) }
    return own.count == uses && own.allSatisfy { !$0.value.mayOpen }
  }
}
