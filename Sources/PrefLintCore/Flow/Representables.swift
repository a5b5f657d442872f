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
    for id in parts.sorted() {
      let built = project.typesNamed(inMembersOf: id, onlyCalled: true)
      parts.formUnion(built.filter { project[$0].kind == .classType })
    }
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
}
