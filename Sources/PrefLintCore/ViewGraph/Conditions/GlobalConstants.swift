// Constants of files and types by which branches decide: `let level = UserDefaults.standard.integer(forKey: "level")`. Each has one
// value while a program runs.

struct GlobalConstants {
  let project: Project

  /// How far properties that are computed from others are followed.
  private static let depthLimit = 3

  /// The constants on which an expression depends, as far as their names tell.
  ///
  /// - Complexity: linear in the expression, and in the properties that it names.
  func references(in id: ExpressionID, _ index: Int) -> Set<DeclarationReference> {
    var found: Set<DeclarationReference> = []
    collect(id, index, &found, 0)
    return found
  }

  private func collect(
    _ id: ExpressionID, _ index: Int, _ found: inout Set<DeclarationReference>, _ depth: Int
  ) {
    let file = project.files[index]
    var waiting = [id]
    while let next = waiting.popLast() {
      switch file.facts[next].kind {
      case .name(let local, _):
        add(project.globals[file.name(local)] ?? [], &found, depth)
      case .member(let base, let local, _):
        guard let owner = type(base, index) else {
          waiting.append(base)
          continue
        }
        let members = project.members(named: file.name(local), of: owner)
        add(members.filter(\.isStatic), &found, depth)
      default: waiting += AskedRole.parts(of: next, .asked, file.facts).map(\.0)
      }
    }
  }

  private func add(
    _ members: [Member], _ found: inout Set<DeclarationReference>, _ depth: Int
  ) {
    guard members.count == 1, let member = members.first else { return }
    let facts = project.files[member.reference.fileIndex].facts
    guard case .variable(let variable) = facts[member.reference.id].kind else { return }
    if facts.getter(of: variable) != nil {
      guard depth < Self.depthLimit else { return }
      for id in DecidingNames(project: project).asked(inBodyOf: member) {
        collect(id, member.reference.fileIndex, &found, depth + 1)
      }
    } else if facts[variable].isLet, facts[variable].initializer != nil {
      found.insert(member.reference)
    }
  }

  /// The type that an expression names.
  private func type(_ id: ExpressionID, _ index: Int) -> NominalID? {
    let file = project.files[index]
    guard case .name(let local, _) = file.facts[id].kind else { return nil }
    let name = file.name(local)
    if file.facts[local] == "Self" { return project.owner(of: Site(file: index, id)) }
    guard project.names.kind(of: name) == .capitalised else { return nil }
    let context = LexicalContext(project: project, file: index, declaration: nil)
    let types = project.topLevelNominals(name, from: context)
    return types.count == 1 ? types[0] : nil
  }
}
