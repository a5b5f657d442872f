// The writes of a state of a view, as they stand in the sources.

struct ViewWrites {
  /// What is assigned: `AnyView(…)` or nil.
  private(set) var values: [Site] = []
  /// Whether it may also be written in another way, or shown where only some of the writes show.
  private(set) var isOpen = false

  private let name: Name
  private let owner: NominalID
  private let project: Project

  /// Linear in the facts of the files that hold the name.
  init(of member: Member, in owner: NominalID, _ project: Project) {
    name = project.name(of: member.reference)
    self.owner = owner
    self.project = project
    let text = project.names[name]
    let others = ["$", "_"].compactMap { project.names.find($0 + text) }
    guard others.allSatisfy({ project.files(naming: $0).isEmpty }),
      isState(member.reference),
      project.declaration(member.reference).modifiers.isDisjoint(with: [
        .isPublic, .isOpen, .isPackage, .isOverride,
      ])
    else {
      isOpen = true
      return
    }
    var reads = 0
    for index in project.files(naming: name).sorted() where !project.files[index].isTest {
      read(project.files[index], index, member.reference, &reads)
    }
    // Where it is shown at two places, one may be for other views than the other.
    if reads > 1 { isOpen = true }
  }

  private func isState(_ reference: DeclarationReference) -> Bool {
    let facts = project.files[reference.fileIndex].facts
    return facts[facts[reference.id].attributes].contains {
      StandardTypes.stateWrappers.contains(facts[$0.name])
    }
  }

  private mutating func read(
    _ file: ProjectFile, _ index: Int, _ own: DeclarationReference, _ reads: inout Int
  ) {
    let facts = file.facts
    // What is bound by the same name may be what is assigned to.
    for (position, declaration) in facts.declarations.enumerated()
    where file.name(declaration.name) == name {
      let other = DeclarationReference(file: index, DeclarationID(position))
      if other != own, isWithinOwner(declaration.range, index) { isOpen = true }
    }
    for parameter in facts.parameters where file.name(parameter.name) == name {
      if isWithinOwner(parameter.range, index) { isOpen = true }
    }
    var assigned: Set<Int> = []
    for (position, expression) in facts.expressions.enumerated() {
      switch expression.kind {
      case .assignment(let target, let value):
        if case .tuple = facts[target].kind, holdsName(target, file) { isOpen = true }
        guard file.lastName(of: target) == name else { continue }
        assigned.insert(target.index)
        guard isOwn(target, file, index) else {
          // Another type's, or this one's by way of a value.
          if case .member = facts[target].kind, isWithinOwner(expression.range, index) {
            isOpen = true
          }
          continue
        }
        write(value, at: Site(file: index, ExpressionID(position)), file)
      case .inOut(let target): if file.lastName(of: target) == name { isOpen = true }
      case .keyPath(_, let components, _):
        if facts[components].contains(where: { file.name($0) == name }) { isOpen = true }
      case .binary(let operation, let target, _) where facts.assigns(operation):
        if file.lastName(of: target) == name { isOpen = true }
      case .call(_, let arguments):
        // `Card(page: …)`
        if facts[arguments].contains(where: { file.name($0.label) == name }) { isOpen = true }
      default: break
      }
    }
    for (position, expression) in facts.expressions.enumerated()
    where !assigned.contains(position) && isWithinOwner(expression.range, index) {
      switch expression.kind {
      case .name(let local, _), .member(_, let local, _):
        guard file.name(local) == name else { continue }
        reads += isBound(ExpressionID(position), file) ? 0 : 1
      default: continue
      }
    }
  }

  /// `if let page { page }`: what it binds is read where it is shown.
  private func isBound(_ id: ExpressionID, _ file: ProjectFile) -> Bool {
    file.facts.branchConditions.contains {
      if case .optionalBinding(_, _, let value) = $0 { value == id } else { false }
    }
  }

  /// Notes an assignment.
  private mutating func write(_ value: ExpressionID, at site: Site, _ file: ProjectFile) {
    let facts = file.facts
    let isNothing = if case .none = facts[value].kind { true } else { false }
    guard isNothing || file.calledName(of: value) == project.language.anyView,
      !isConditional(facts[site.id].range, file), isRun(site), !holdsName(value, file)
    else {
      isOpen = true
      return
    }
    values.append(Site(file: site.fileIndex, value))
  }

  /// Whether a place stands under a condition, in a loop or under `#if`, or beside other statements.
  private func isConditional(_ place: TextRange, _ file: ProjectFile) -> Bool {
    let facts = file.facts
    func holds(_ range: TextRange) -> Bool {
      range.start <= place.start && place.end <= range.end && range != place
    }
    let isUnderCondition = facts.expressions.contains { expression in
      switch expression.kind {
      case .conditional, .selection, .ternary, .doCatch: holds(expression.range)
      default: false
      }
    }
    let isInLoop = facts.statementPool.contains { statement in
      switch statement.kind {
      case .forEach, .whileLoop, .repeatLoop, .configured, .deferred: holds(statement.range)
      default: false
      }
    }
    guard !isUnderCondition, !isInLoop, facts.configuredExpressions.isEmpty else { return true }
    // What else happens in the closure around it may go with it.
    let own = facts.closures.map(\.body).filter { block in
      facts.range(of: block).map { $0.start <= place.start && place.end <= $0.end } ?? false
    }
    .min { extent($0, facts) < extent($1, facts) }
    guard let own else { return true }
    let others = facts[own].filter { facts[$0].range != place }
    return others.count + 1 != facts[own].count || !others.allSatisfy { opens($0, file) }
  }

  /// Whether a statement does nothing but open a presentation: `isOpen = true`, where nobody asks for `isOpen` but by `$isOpen`.
  private func opens(_ statement: StatementID, _ file: ProjectFile) -> Bool {
    guard case .expression(let id) = file.facts[statement].kind,
      case .assignment(let target, let value) = file.facts[id].kind,
      case .boolean(true) = file.facts[value].kind,
      let flag = RepeatedConditions.property(target, file, project.language)
    else { return false }
    return project.files(naming: flag).allSatisfy { index in
      let other = project.files[index]
      var assigned: Set<Int> = []
      for expression in other.facts.expressions {
        if case .assignment(let target, _) = expression.kind { assigned.insert(target.index) }
      }
      return other.facts.expressions.enumerated().allSatisfy { position, expression in
        switch expression.kind {
        case .name(let local, _), .member(_, let local, _):
          other.name(local) != flag || assigned.contains(position)
        default: true
        }
      }
    }
  }

  private func extent(_ block: Block, _ facts: FileFacts) -> UInt32 {
    guard let first = facts[block].first, let last = facts[block].last else { return .max }
    return facts[last].range.end - facts[first].range.start
  }

  /// Whether the code around a place runs wherever the view is shown: a closure in a `body` of one expression. Who calls a method,
  /// and under which conditions, is not asked.
  private func isRun(_ site: Site) -> Bool {
    guard let code = project.member(around: site), project.name(of: code) == project.language.body,
      case .variable(let id) = project.declaration(code).kind
    else { return false }
    let facts = project.files[code.fileIndex].facts
    return facts.getter(of: facts[id])?.body.map { facts[$0].count == 1 } ?? false
  }

  private func isOwn(_ target: ExpressionID, _ file: ProjectFile, _ index: Int) -> Bool {
    guard isWithinOwner(file.facts[target].range, index) else { return false }
    switch file.facts[target].kind {
    case .name: return true
    case .member(let base, _, _):
      guard case .name(let own, _) = file.facts[base].kind else { return false }
      return file.name(own) == project.language.selfValue
    default: return false
    }
  }

  private func isWithinOwner(_ range: TextRange, _ index: Int) -> Bool {
    let nominal = project[owner]
    let places = [nominal.reference] + nominal.orderedMembers.map(\.reference)
    return places.contains { place in
      let own = project.declaration(place).range
      return place.fileIndex == index && own.start <= range.start && range.end <= own.end
    }
  }

  private func holdsName(_ id: ExpressionID, _ file: ProjectFile) -> Bool {
    var reader = NameUseReader(facts: file.facts)
    reader.expression(id)
    return reader.uses.contains { file.name($0.name) == name }
  }
}
