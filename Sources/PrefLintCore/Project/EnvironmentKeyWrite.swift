// Calls of `environment(_:_:)` and `transformEnvironment(_:transform:)` with a literal key path.

/// A write of a value under a key path (A10, A12).
struct EnvironmentKeyWrite {
  /// The call.
  var call: Site
  /// The name of the modifier.
  var callee: Site
  /// The key path.
  var keyPath: Site
  /// Its components.
  var components: [Name]
  var isTest: Bool

  /// All calls of a project, by the catalogue's names, in the order of files.
  static func all(in project: Project) -> [EnvironmentKeyWrite] {
    let modifiers = project.catalogue.modifiers.values
      .filter { $0.effect == .writesEnvironment }
      .compactMap { project.names.find($0.name) }
    var found: [EnvironmentKeyWrite] = []
    for (index, file) in project.files.enumerated()
    where modifiers.contains(where: file.names.contains) {
      for position in file.facts.expressions.indices {
        guard case .call(let callee, let arguments) = file.facts.expressions[position].kind,
          let name = name(of: callee, file), modifiers.contains(name),
          let first = file.facts[arguments].first,
          case .keyPath(_, let components, _) = file.facts[first.value].kind
        else { continue }
        found.append(
          EnvironmentKeyWrite(
            call: Site(file: index, ExpressionID(position)), callee: Site(file: index, callee),
            keyPath: Site(file: index, first.value),
            components: file.facts[components].map(file.name), isTest: file.isTest))
      }
    }
    return found
  }

  private static func name(of callee: ExpressionID, _ file: ProjectFile) -> Name? {
    switch file.facts[callee].kind {
    case .member(_, let name, _), .name(let name, _), .implicitMember(let name, _):
      file.name(name)
    default: nil
    }
  }
}
