// Where code makes values of a structure, and what it gives their properties: what a whole value brings is set together.

/// A call that makes a value of a structure.
struct ValueConstruction {
  /// The callee.
  var site: Site
  /// The member whose code it is in.
  var code: DeclarationReference
  /// What its labels are given.
  var given: [Name: ExpressionID] = [:]
}

/// The constructions of the structures of a project, each structure asked for once.
struct ValueConstructions {
  private let project: Project
  private var known: [NominalID: [ValueConstruction]] = [:]

  init(project: Project) { self.project = project }

  /// All places that make values of a structure, in the order of the sources; of `.init(name: name)` it is taken for what is made if it
  /// has properties of these names.
  ///
  /// - Complexity: O(expressions of the files that name the structure or its properties), once.
  mutating func of(_ structure: NominalID) -> [ValueConstruction] {
    if let known = known[structure] { return known }
    let found = find(structure)
    known[structure] = found
    return found
  }

  private func find(_ structure: NominalID) -> [ValueConstruction] {
    let properties = storedNames(of: structure)
    let written = project.writtenNames(of: project[structure])
    var found: [ValueConstruction] = []
    for index in project.files(namingOneOf: written + properties) where !project.files[index].isTest
    {
      let file = project.files[index]
      for expression in file.facts.expressions {
        guard case .call(let callee, let arguments) = expression.kind else { continue }
        var given: [Name: ExpressionID] = [:]
        for argument in file.facts[arguments] where file.name(argument.label) != .none {
          given[file.name(argument.label)] = argument.value
        }
        let site = Site(file: index, callee)
        guard makes(structure, callee, given, written, Set(properties), site),
          let code = project.member(around: site)
        else { continue }
        found.append(ValueConstruction(site: site, code: code, given: given))
      }
    }
    return found
  }

  private func makes(
    _ structure: NominalID, _ callee: ExpressionID, _ given: [Name: ExpressionID],
    _ written: [Name], _ properties: Set<Name>, _ site: Site
  ) -> Bool {
    let file = project.files[site.fileIndex]
    switch file.facts[callee].kind {
    case .implicitMember(let name, _):
      return file.name(name) == project.language.initializer && !given.isEmpty
        && properties.isSuperset(of: given.keys)
    case .name(let name, _) where file.name(name) == project.language.selfType:
      return project.owner(of: site) == structure
    default: return written.contains { project.mayBuild($0, by: callee, inFile: site.fileIndex) }
    }
  }

  private func storedNames(of structure: NominalID) -> [Name] {
    project[structure].orderedMembers.compactMap { member in
      guard !member.isStatic, case .variable(let id) = project.declaration(member.reference).kind,
        project.files[member.reference.fileIndex].facts.getter(of: id) == nil
      else { return nil }
      return project.name(of: member.reference)
    }
  }
}
