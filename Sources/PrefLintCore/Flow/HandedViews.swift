// Views that functions and properties make, where these are handed to code of another module: the flow has met what the function
// makes elsewhere, but not what becomes of it there.

final class HandedViews {
  private let project: Project
  private let evaluator: Evaluator
  private var known: [DeclarationReference: [Site]] = [:]
  private var carried: CarriedViews
  /// The names of functions that make hosts.
  private let makers: Set<Name>
  /// The names of cases, which are called like functions.
  private lazy var cases = namesOfCases()

  init(project: Project, evaluator: Evaluator) {
    self.project = project
    self.evaluator = evaluator
    carried = CarriedViews(project: project)
    // What types make by their initialisers is followed where they are.
    makers = Set(
      evaluator.hostOwners.map(project.name).filter {
        $0 != project.language.initializer && project.names.kind(of: $0) != .capitalised
      })
  }

  private func namesOfCases() -> NameSet {
    var names = NameSet()
    for file in project.files {
      for declaration in file.facts.declarations {
        if case .enumCase = declaration.kind { names.insert(file.name(declaration.name)) }
      }
    }
    return names
  }

  /// Where code hands on what the member makes in which some expression stands.
  func uses(ofMakerAround site: Site) -> [Site] {
    guard let maker = project.member(around: site), makesViews(maker) else { return [] }
    if let known = known[maker] { return known }
    let found = findUses(of: maker)
    known[maker] = found
    return found
  }

  /// Whether code names a member to have what it makes. SwiftUI asks for what its protocols demand, as the flow does.
  private func makesViews(_ maker: DeclarationReference) -> Bool {
    let name = project.names[project.name(of: maker)]
    switch project.declaration(maker).kind {
    case .function, .variable: guard carried.canCarry(maker) else { return false }
    default: return false
    }
    return !project.catalogue.installingProtocols.values.contains { $0?.name == name }
  }

  /// O(expressions of the files that hold the name).
  private func findUses(of maker: DeclarationReference) -> [Site] {
    let name = project.name(of: maker)
    let owner = project.owner(of: maker)
    let owners = owner.map { Set([$0] + (project.heirs[$0] ?? [])) } ?? []
    var found: [Site] = []
    for index in project.files(naming: name) where project.files[index].hasRoots {
      let file = project.files[index]
      var arguments: [ExpressionID: Taker]?
      for (position, expression) in file.facts.expressions.enumerated() {
        let site = Site(file: index, ExpressionID(position))
        switch expression.kind {
        case .name(let local, _):
          guard file.name(local) == name, owner == nil || project.isInside(site, owners),
            !isBound(name, around: site)
          else { continue }
        case .member(let base, let local, _):
          guard file.name(local) == name, mayHold(base, maker, owners, site) else { continue }
        default: continue
        }
        let calls = arguments ?? Self.calls(of: file.facts)
        arguments = calls
        if isHandedOn(site, calls) { found.append(site) }
      }
    }
    return found
  }

  /// Whether what stands before a member may hold the maker: `self`, its type, or, where a function is called, any value.
  /// Properties of other types have the names of views as well: `controller.view`.
  private func mayHold(
    _ base: ExpressionID, _ maker: DeclarationReference, _ owners: Set<NominalID>, _ site: Site
  ) -> Bool {
    let file = project.files[site.fileIndex]
    if case .name(let local, _) = file.facts[base].kind {
      let name = file.name(local)
      if name == project.language.selfValue || name == project.language.selfType {
        return project.isInside(site, owners)
      }
      if owners.contains(where: { project[$0].name == name }) { return true }
    }
    guard project.function(of: maker) != nil else { return false }
    return file.facts.expressions[(site.id.index + 1)...].contains {
      if case .call(site.id, _) = $0.kind { true } else { false }
    }
  }

  /// The call that takes an expression, as an argument or from a closure.
  private struct Taker {
    var call: ExpressionID
    var isByClosure = false
  }

  private static func calls(of facts: FileFacts) -> [ExpressionID: Taker] {
    var calls: [ExpressionID: Taker] = [:]
    for (position, expression) in facts.expressions.enumerated() {
      guard case .call(_, let arguments) = expression.kind else { continue }
      for argument in facts[arguments] {
        calls[argument.value] = Taker(call: ExpressionID(position))
        guard case .closure(let closure) = facts[argument.value].kind else { continue }
        for statement in facts[facts[closure].body] {
          switch facts[statement].kind {
          case .expression(let value), .returned(let value?):
            calls[value] = Taker(call: ExpressionID(position), isByClosure: true)
          default: break
          }
        }
      }
    }
    return calls
  }

  /// Whether a variable or a parameter of the code around has a name.
  private func isBound(_ name: Name, around site: Site) -> Bool {
    guard let member = project.member(around: site) else { return false }
    let file = project.files[site.fileIndex]
    let range = project.declaration(member).range
    let isLocal = file.facts.declarations.contains {
      $0.range.start > range.start && $0.range.end <= range.end && file.name($0.name) == name
    }
    guard !isLocal, let function = project.function(of: member) else { return isLocal }
    return file.facts[function.parameters].contains { file.name($0.name) == name }
  }

  /// Whether what a use makes, with its modifiers and in what is built around it, is an argument of a call that leads out of the
  /// project.
  private func isHandedOn(_ use: Site, _ calls: [ExpressionID: Taker]) -> Bool {
    let facts = project.files[use.fileIndex].facts
    var current = facts.chain(around: use.id)
    while let taker = calls[current] {
      guard case .call(let callee, _) = facts[taker.call].kind else { return false }
      switch leadsOut(callee, project.files[use.fileIndex], use.fileIndex) {
      case true?: return !taker.isByClosure || !isModifier(callee, facts)
      case nil: return false
      case false?: current = facts.chain(around: taker.call)
      }
    }
    return false
  }

  /// Whether a callee may be a modifier from outside, in whose content the flow looks.
  private func isModifier(_ callee: ExpressionID, _ facts: FileFacts) -> Bool {
    guard case .member(let base, _, _) = facts[callee].kind, case .call = facts[base].kind else {
      return false
    }
    return true
  }

  /// Whether a call hands its arguments to another module; false where it makes a value that stands for them, nil where the flow
  /// follows it.
  private func leadsOut(_ callee: ExpressionID, _ file: ProjectFile, _ index: Int) -> Bool? {
    let (name, isMember): (Name, Bool)
    var named = callee
    // `delegate.show?(view)`
    if case .optionalChain(let inner) = file.facts[callee].kind { named = inner }
    switch file.facts[named].kind {
    case .name(let local, _): (name, isMember) = (file.name(local), false)
    case .member(_, let local, _): (name, isMember) = (file.name(local), true)
    default: return nil
    }
    if let entry = evaluator.componentEntries[name] { return entry.kind == .host ? nil : false }
    let isListed =
      evaluator.modifierEntries[name] != nil || evaluator.hostSlots[name] != nil
      || StandardTypes.changingMethods.contains(project.names[name])
      || project.catalogue.members[project.names[name]] != nil
      || project.catalogue.functions[project.names[name]] != nil
      || !isMember && StandardTypes.plainCallees.contains(project.names[name])
    // What a function hosts that no evaluated call led to is told by none.
    if !isListed, makers.contains(name), !cases.contains(name) {
      return evaluator.followedCalls.contains(Site(file: index, named)) ? nil : true
    }
    let isKnown = isListed || project.declares(name)
    // A type from outside may be a view, in which the flow looks by itself.
    let isType = project.names.kind(of: name) == .capitalised
    return isKnown || isType && !isMember ? nil : true
  }
}
