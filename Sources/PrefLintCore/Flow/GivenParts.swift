// What a representable is given by its place in the sources: properties with controllers and views (`Pager(pages: pages)`,
// `Screen(controller: $controller)`), whose values are only known at run time, and what is made in its arguments. What is hosted in
// these is contained (C12).

struct GivenParts {
  private let project: Project
  private(set) var members: Set<DeclarationReference> = []
  /// The project's controllers and views that are made where they are given.
  private(set) var types: Set<NominalID> = []
  /// Where the values stand that are assigned to them, or are given by themselves.
  private(set) var values: [Int: [TextRange]] = [:]

  /// O(facts of the files that name the representables).
  init(to representables: [NominalID], _ project: Project) {
    self.project = project
    let names = Set(representables.map { project[$0].name })
    for index in project.files(namingOneOf: names) where !project.files[index].isTest {
      let file = project.files[index]
      for (position, expression) in file.facts.expressions.enumerated() {
        guard case .call(let callee, let arguments) = expression.kind,
          case .name(let name, _) = file.facts[callee].kind, names.contains(file.name(name)),
          let owner = project.owner(of: Site(file: index, ExpressionID(position)))
        else { continue }
        for argument in file.facts[arguments] { add(argument.value, index, owner) }
      }
    }
  }

  /// `page`, `$page`, `self.page`, `Host(rootView: …).view`, `PageController()`, and lists of these.
  private mutating func add(_ id: ExpressionID, _ index: Int, _ owner: NominalID) {
    let file = project.files[index]
    switch file.facts[id].kind {
    case .name(let name, _): add(file.facts[name], owner)
    case .member(let base, let name, _):
      if case .name(let value, _) = file.facts[base].kind {
        if file.facts[value] == "self" { add(file.facts[name], owner) }
      } else {
        add(base, index, owner)
      }
    case .call(let callee, _):
      values[index, default: []].append(file.facts[callee].range)
      if case .name(let name, _) = file.facts[callee].kind {
        let place = LexicalContext(project: project, file: index, declaration: nil)
        types.formUnion(
          project.topLevelNominals(file.name(name), from: place).filter(project.isPlatformPart))
      }
    case .array(let elements): for element in file.facts[elements] { add(element, index, owner) }
    case .optionalChain(let inner), .forceUnwrap(let inner): add(inner, index, owner)
    default: return
    }
  }

  private mutating func add(_ text: String, _ owner: NominalID) {
    let own = text.hasPrefix("$") ? String(text.dropFirst()) : text
    guard let name = project.names.find(own) else { return }
    for member in project[owner].members(named: name)
    where isShown(member.reference) && members.insert(member.reference).inserted {
      addValues(of: [own, "_" + own], in: owner)
    }
  }

  /// Whether a property holds something of a platform.
  private func isShown(_ member: DeclarationReference) -> Bool {
    let facts = project.files[member.fileIndex].facts
    guard case .variable(let id) = facts[member.id].kind, facts.getter(of: id) == nil else {
      return false
    }
    guard let written = facts[id].type else { return facts[id].initializer != nil }
    let context = LexicalContext(reference: member, project: project)
    return project.platformPart(written, in: context) != nil
  }

  private mutating func addValues(of names: [String], in owner: NominalID) {
    for member in project[owner].orderedMembers {
      let index = member.reference.fileIndex
      let facts = project.files[index].facts
      let range = project.declaration(member.reference).range
      for expression in facts.expressions {
        guard case .assignment(let target, let value) = expression.kind,
          range.start <= expression.range.start, expression.range.end <= range.end
        else { continue }
        switch facts[target].kind {
        case .name(let name, _), .member(_, let name, _):
          if names.contains(facts[name]) { values[index, default: []].append(facts[value].range) }
        default: break
        }
      }
    }
  }
}
