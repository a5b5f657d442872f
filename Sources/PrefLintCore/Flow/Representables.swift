// Types whose code runs below a representable: what they host is contained (C12).

extension EnvironmentFlow {
  /// Representables, the types nested in them, the classes that their code builds, and the views and cells that these name.
  static func representableParts(of project: Project) -> Set<NominalID> {
    var parts: Set<NominalID> = []
    let protocols = project.catalogue.representableProtocols
    for nominal in project.nominals
    where project.conformance(of: nominal.id).externals.contains(where: {
      protocols.contains(project.names[$0])
    }) {
      parts.insert(nominal.id)
    }
    // Nested types belong to the type around them.
    for nominal in project.nominals where isNested(nominal, in: parts, project) {
      parts.insert(nominal.id)
    }
    for id in parts.sorted() { parts.formUnion(built(in: id, project)) }
    // What a controller registers as its cells, or builds as its views, stands in it (C14).
    var waiting = parts.sorted()
    while let id = waiting.popLast() {
      for named in project.typesNamed(inMembersOf: id)
      where isPlatformView(named, project) && parts.insert(named).inserted {
        waiting.append(named)
      }
    }
    return parts
  }

  private static func isPlatformView(_ id: NominalID, _ project: Project) -> Bool {
    project[id].kind == .classType
      && project.conformance(of: id).externals.contains {
        StandardTypes.platformViews.contains(project.names[$0])
      }
  }

  private static func isNested(
    _ nominal: Nominal, in parts: Set<NominalID>, _ project: Project
  ) -> Bool {
    var current = project.declaration(nominal.reference).parent
    while let id = current {
      let place = DeclarationReference(file: nominal.reference.fileIndex, id)
      if let outer = project.nominal(holdingMembersOf: place), parts.contains(outer) {
        return true
      }
      current = project.declaration(place).parent
    }
    return false
  }

  /// Classes that the members of a representable build by name.
  private static func built(in id: NominalID, _ project: Project) -> [NominalID] {
    var found: [NominalID] = []
    let members = project[id].orderedMembers
    for fileIndex in Set(members.map(\.reference.file)).sorted() {
      let file = project.files[Int(fileIndex)]
      let ranges = members.filter { $0.reference.file == fileIndex }.map {
        file.facts[$0.reference.id].range
      }
      for expression in file.facts.expressions {
        guard case .call(let callee, _) = expression.kind,
          case .name(let local, _) = file.facts[callee].kind,
          ranges.contains(where: {
            $0.start <= expression.range.start && expression.range.end <= $0.end
          })
        else { continue }
        let place = LexicalContext(project: project, file: Int(fileIndex), declaration: nil)
        for nominal in project.topLevelNominals(file.name(local), from: place)
        where project[nominal].kind == .classType {
          found.append(nominal)
        }
      }
    }
    return found
  }
}
