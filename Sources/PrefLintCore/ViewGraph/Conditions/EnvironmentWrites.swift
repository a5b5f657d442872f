// The calls that write objects, and values of keys by which branches are decided.

struct EnvironmentWrites {
  /// The modifiers that write.
  let names: Set<Name>
  private let decidingKeys: DecidingKeys

  init(project: Project, decidingKeys: DecidingKeys) {
    names = project.environmentWriters()
    self.decidingKeys = decidingKeys
  }

  /// The places of the calls of a file, from the callee's end on.
  func places(in file: ProjectFile) -> [TextRange] {
    file.facts.expressions.compactMap { expression in
      guard case .call(let callee, let arguments) = expression.kind,
        let name = Self.calleeName(callee, file), names.contains(name)
      else { return nil }
      // A value under a key that decides no branch keeps no object away.
      if let first = file.facts[arguments].first,
        case .keyPath(_, let path, _) = file.facts[first.value].kind
      {
        guard let key = file.facts[path].first, decidingKeys.defaults[file.name(key)] != nil else {
          return nil
        }
      }
      return TextRange(start: file.facts[callee].range.end, end: expression.range.end)
    }
  }

  static func calleeName(_ id: ExpressionID, _ file: ProjectFile) -> Name? {
    switch file.facts[id].kind {
    case .name(let name, _), .member(_, let name, _), .implicitMember(let name, _):
      file.name(name)
    default: nil
    }
  }
}
