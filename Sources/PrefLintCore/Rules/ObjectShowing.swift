// What views do with an object that they read through a key of the environment, which does not observe it (A11): where a view
// shows something of it, that may be old.

struct ObjectShowing {
  let project: Project
  let object: NominalID
  private let declared: DeclaredFunctions
  private let forms: UpdateForms

  /// O(declarations of the project).
  init(project: Project, of object: NominalID) {
    self.project = project
    self.object = object
    declared = DeclaredFunctions(of: project)
    forms = UpdateForms(project: project)
  }

  /// Whether the code of a reader does more with an object than call methods of it that give nothing, set its properties,
  /// subscribe to what it publishes, and ask it in actions, when it is asked anew. O(expressions of the files with code of the
  /// reader's type).
  ///
  /// - Returns: nil if the code does nothing with it.
  func shows(_ reader: EnvironmentWrapper) -> Bool? {
    guard let owner = reader.owner else { return true }
    let name = project.name(of: reader.reference)
    var isUsed = false
    let own = Set(
      [project[owner].reference.fileIndex]
        + project[owner].orderedMembers.map(\.reference.fileIndex))
    for index in project.files(naming: name)
    where !project.files[index].isTest && own.contains(index) {
      let file = project.files[index]
      let told = told(name, file).union(askedLater(name, of: owner, inFile: index))
      for id in file.facts.expressions.indices.map({ ExpressionID($0) }) {
        guard RepeatedConditions.property(id, file, project.language) == name,
          project.owner(of: Site(file: index, id)) == owner
        else { continue }
        isUsed = true
        if !told.contains(id) { return true }
      }
    }
    return isUsed ? false : nil
  }

  /// Where a name is told something only: `router.push(1)`, `router.path = []`, `router.$path`.
  private func told(_ name: Name, _ file: ProjectFile) -> Set<ExpressionID> {
    let facts = file.facts
    var found: Set<ExpressionID> = []
    func tell(_ id: ExpressionID) {
      switch facts[id].kind {
      case .optionalChain(let inner), .forceUnwrap(let inner): tell(inner)
      default:
        if RepeatedConditions.property(id, file, project.language) == name { found.insert(id) }
      }
    }
    for expression in facts.expressions {
      switch expression.kind {
      case .call(let callee, _):
        if case .member(let base, let method, _) = facts[callee].kind,
          givesNothing(file.name(method))
        {
          tell(base)
        }
      case .assignment(let target, _):
        if case .member(let base, _, _) = facts[target].kind { tell(base) }
      case .member(let base, let member, _)
      where project.names.kind(of: file.name(member)) == .projection:
        tell(base)
      default: continue
      }
    }
    return found
  }

  /// Where the code of a type names a property in closures that run later, or in functions that give nothing: no view is built
  /// of what it is then.
  private func askedLater(
    _ name: Name, of owner: NominalID, inFile index: Int
  ) -> Set<ExpressionID> {
    let file = project.files[index]
    let timing = UpdateTiming(project: project, index: index, declared: declared, forms: forms)
    var found: Set<ExpressionID> = []
    for member in project[owner].orderedMembers where member.reference.fileIndex == index {
      let isAction =
        project.function(of: member.reference).map { file.facts.returnsNothing($0.result) } ?? false
      var reader = NameUseReader(facts: file.facts, timing: timing.timing)
      reader.member(member.reference.id)
      for use in reader.uses
      where file.name(use.name) == name && (isAction || use.timing == .later || use.isDeferred) {
        found.insert(use.site)
      }
    }
    return found
  }

  private func givesNothing(_ method: Name) -> Bool {
    let members = project.members(named: method, of: object)
    return !members.isEmpty
      && members.allSatisfy { member in
        project.function(of: member.reference).map { $0.result == nil } ?? false
      }
  }
}
