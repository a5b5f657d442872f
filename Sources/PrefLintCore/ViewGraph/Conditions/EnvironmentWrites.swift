// The calls that write objects, and values of keys by which branches are decided; and the steps of ways to missing objects, where
// these are looked at again.

struct EnvironmentWrites {
  /// The modifiers that write.
  let names: Set<Name>
  private let project: Project
  private let decidingKeys: DecidingKeys
  /// The steps of ways, by file.
  private let steps: [Int: [TextRange]]

  /// - Parameter steps: what counts as a write as well, as the branches around it decide whether a way exists.
  init(project: Project, decidingKeys: DecidingKeys, steps: Set<Site>) {
    names = project.environmentWriters()
    self.project = project
    self.decidingKeys = decidingKeys
    let places = Dictionary(grouping: steps, by: \.fileIndex).mapValues { sites in
      sites.map { project.files[$0.fileIndex].facts[$0.id].range }.sorted { $0.start < $1.start }
    }
    self.steps = Self.withMentions(places, project)
  }

  /// Steps, and where the members of views are named in whose code they stand: `if isReady { home }`.
  ///
  /// - Complexity: linear in the expressions of the files that name such members.
  private static func withMentions(
    _ steps: [Int: [TextRange]], _ project: Project
  ) -> [Int: [TextRange]] {
    guard !steps.isEmpty else { return steps }
    var result = steps
    let helpers = WritingHelpers(project: project, writes: steps, isOfMembers: true)
    for index in project.files(namingOneOf: helpers.names.sorted()) {
      let mentions = helpers.mentions(inFile: index)
      if !mentions.isEmpty { result[index, default: []] += mentions }
    }
    return result
  }

  /// The files in which some may stand, in order.
  var files: [Int] {
    let naming = project.files(namingOneOf: names)
    let all = steps.isEmpty ? naming : Set(naming).union(steps.keys).sorted()
    return all.filter { !project.files[$0].isTest }
  }

  /// The places of the calls of a file, from the callee's end on, and of the steps.
  func places(in index: Int) -> [TextRange] {
    let file = project.files[index]
    let calls: [TextRange] = file.facts.expressions.compactMap { expression in
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
    return calls + (steps[index] ?? [])
  }

  static func calleeName(_ id: ExpressionID, _ file: ProjectFile) -> Name? {
    switch file.facts[id].kind {
    case .name(let name, _), .member(_, let name, _), .implicitMember(let name, _):
      file.name(name)
    default: nil
    }
  }
}
