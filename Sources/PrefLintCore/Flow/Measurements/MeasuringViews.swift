// Who uses what measures: the types and helpers whose code calls something by one of some names. Measurements are
// followed from the places that measure upwards, so a project that measures nothing is not looked at.

struct MeasuringViews {
  let project: Project

  /// The types and the helpers whose code calls one of some names, and of each type which it calls. Where these measure, only
  /// calls count whose geometry may leave them: most only draw with it. O(code of the files that name one).
  func users(
    of names: Set<Name>, areMeasuring: Bool
  ) -> (types: [NominalID: Set<Name>], helpers: Set<Name>) {
    var types: [NominalID: Set<Name>] = [:]
    var helpers: Set<Name> = []
    for index in project.files(namingOneOf: names) where !project.files[index].isTest {
      let file = project.files[index]
      let facts = file.facts
      var calls: [ExpressionID] = []
      for position in facts.expressions.indices {
        guard case .call(let callee, _) = facts.expressions[position].kind,
          let name = called(callee, file), names.contains(name)
        else { continue }
        calls.append(ExpressionID(position))
      }
      if areMeasuring { calls = GeometryLeaks(project: project, file: file).leaking(calls) }
      for call in calls {
        let site = Site(file: index, call)
        if let owner = project.owner(of: site) {
          if !project[owner].isTest, case .call(let callee, _) = facts[call].kind,
            let name = called(callee, file)
          {
            types[owner, default: []].insert(name)
          }
        } else if let helper = helper(around: site) {
          helpers.insert(helper)
        }
      }
    }
    return (types, helpers)
  }

  /// The types that may hear a preference of what they show: their code listens, or uses a helper, a modifier or a container of the
  /// project that does. O(code of the files that name one of these).
  var hearing: Set<NominalID> {
    var found: Set<NominalID> = []
    var wanted = Set(
      StandardPreferences.roles.filter { $0.value == .listens }.compactMap {
        project.names.find($0.key)
      })
    var seen = wanted
    while !wanted.isEmpty {
      let users = users(of: wanted, areMeasuring: false)
      found.formUnion(users.types.keys)
      let next = users.helpers.union(
        users.types.keys.filter(mayShowOthers).map { project[$0].name })
      wanted = next.subtracting(seen)
      seen.formUnion(next)
    }
    return found
  }

  /// Whether code of a type may stand around views of others: it is no view, or is given some.
  func mayShowOthers(_ type: NominalID) -> Bool {
    let nominal = project[type]
    return !isView(type)
      || nominal.orderedMembers.contains {
        LayoutRelevance.isContent(
          $0.reference, of: nominal, in: project, isAnyCounted: true)
      }
  }

  private func called(_ callee: ExpressionID, _ file: ProjectFile) -> Name? {
    switch file.facts[callee].kind {
    case .name(let name, _), .member(_, let name, _): file.name(name)
    default: nil
    }
  }

  /// The modifier that emits preferences, where one emits a value that never equals the last one, or one that a listener may write.
  /// O(code of the files that emit, and of those that listen).
  var renewedEmitter: Name? {
    guard let name = project.names.find(StandardPreferences.emitter) else { return nil }
    let heard = writtenByListeners
    let isRenewed = project.files(namingOneOf: [name]).contains { index in
      let file = project.files[index]
      return !file.isTest
        && file.facts.expressions.contains { expression in
          guard case .call(let callee, let arguments) = expression.kind,
            called(callee, file) == name,
            let value = file.facts[arguments].first(where: {
              file.facts[$0.label] == StandardPreferences.value
            })?.value
          else { return false }
          if mentions(heard, file.facts[value].range, file) { return true }
          guard case .call(let made, let given) = file.facts[value].kind,
            let type = called(made, file)
          else { return false }
          if StandardLayout.freshValues.contains(project.names[type]) {
            return file.facts[given].isEmpty
          }
          let context = LexicalContext(project: project, file: index, declaration: nil)
          guard
            let nominal = project.types.nominal(project.namedType(type, arguments: [], in: context))
          else { return false }
          return project.differsFromItself(nominal)
        }
    }
    return isRenewed ? name : nil
  }

  /// The names of what code in listeners assigns to, or calls a method of.
  private var writtenByListeners: Set<Name> {
    let listeners = Set(
      StandardPreferences.roles.filter { $0.value == .listens }.compactMap {
        project.names.find($0.key)
      })
    var found: Set<Name> = []
    for index in project.files(namingOneOf: listeners) where !project.files[index].isTest {
      let file = project.files[index]
      let facts = file.facts
      let code = facts.expressions.compactMap { expression -> TextRange? in
        guard case .call(let callee, _) = expression.kind, let name = called(callee, file),
          listeners.contains(name)
        else { return nil }
        return TextRange(start: facts[callee].range.end, end: expression.range.end)
      }
      guard !code.isEmpty else { continue }
      for expression in facts.expressions
      where code.contains(where: { $0.contains(expression.range) }) {
        let target: ExpressionID
        switch expression.kind {
        case .assignment(let written, _): target = written
        case .binary(let name, let left, _) where facts.assigns(name): target = left
        case .call(let callee, _):
          guard case .member(let base, _, _) = facts[callee].kind else { continue }
          target = base
        default: continue
        }
        if let name = file.lastName(of: target) { found.insert(name) }
      }
    }
    return found
  }

  private func mentions(_ names: Set<Name>, _ range: TextRange, _ file: ProjectFile) -> Bool {
    !names.isEmpty
      && file.facts.expressions.contains { expression in
        guard range.contains(expression.range) else { return false }
        switch expression.kind {
        case .name(let name, _), .member(_, let name, _): return names.contains(file.name(name))
        default: return false
        }
      }
  }

  /// The function around a place, in an extension of a type from outside or at the top of a file.
  private func helper(around site: Site) -> Name? {
    var current = project.enclosingDeclaration(of: site)
    let file = project.files[site.fileIndex]
    var helper: Name?
    while let id = current {
      if case .function = file.facts[id].kind { helper = file.name(file.facts[id].name) }
      current = file.facts[id].parent
    }
    return helper
  }

  func isModifier(_ id: NominalID) -> Bool {
    project.kind(of: id) == .structure
      && project.names.find(StandardTypes.modifierProtocol).map { project.conforms(id, to: $0) }
        ?? false
  }

  func isView(_ id: NominalID) -> Bool {
    project.kind(of: id) == .structure && project.conforms(id, to: project.language.view)
  }
}

extension Project {
  /// Whether a type has scenes: an app, or a scene of its own.
  func isScene(_ nominal: NominalID) -> Bool {
    StandardLayout.sceneProtocols.contains { name in
      names.find(name).map { conforms(nominal, to: $0) } ?? false
    }
  }

  /// Whether the `==` of a type says that no value equals another, not even itself.
  func differsFromItself(_ nominal: NominalID) -> Bool {
    guard let name = names.find("==") else { return false }
    let found = members(named: name, of: nominal)
    guard found.count == 1, let body = function(of: found[0].reference)?.body else { return false }
    let facts = files[found[0].reference.fileIndex].facts
    let statements = Array(facts[body])
    guard statements.count == 1 else { return false }
    switch facts[statements[0]].kind {
    case .expression(let id), .returned(let id?):
      if case .boolean(false) = facts[id].kind { return true }
      return false
    default: return false
    }
  }
}

/// Whether what is measured may leave the code that measures it: into state, a preference, a callback or code that is not
/// known.
private struct GeometryLeaks {
  let project: Project
  let file: ProjectFile
  private var facts: FileFacts { file.facts }

  /// A call that measures, while nothing in it has been met that takes the geometry away.
  private struct Candidate {
    var id: ExpressionID
    var range: TextRange
    /// The geometry in its code: a parameter, or `$0`.
    var geometry: Set<LocalName>
    var uses: [TextRange] = []
    var calls: [ArgumentList] = []
    var leaks = false
  }

  /// Those of some calls that measure. O(expressions of the file · calls).
  func leaking(_ calls: [ExpressionID]) -> [ExpressionID] {
    var candidates = calls.map(candidate)
    guard candidates.contains(where: { !$0.leaks }) else { return calls }
    for position in facts.expressions.indices {
      let id = ExpressionID(position)
      let range = facts[id].range
      for index in candidates.indices {
        guard !candidates[index].leaks, candidates[index].range.start <= range.start,
          range.end <= candidates[index].range.end, id != candidates[index].id
        else { continue }
        read(id, range, &candidates[index])
      }
    }
    return candidates.filter { candidate in
      candidate.leaks
        || candidate.calls.contains { list in
          facts[list].contains { argument in
            let range = facts[argument.value].range
            return candidate.uses.contains { range.start <= $0.start && $0.end <= range.end }
          }
        }
    }.map(\.id)
  }

  private func candidate(_ id: ExpressionID) -> Candidate {
    var result = Candidate(id: id, range: facts[id].range, geometry: [])
    guard case .call(_, let arguments) = facts[id].kind else { return result }
    var hasCode = false
    for argument in facts[arguments] {
      guard case .closure(let closure) = facts[argument.value].kind else { continue }
      hasCode = true
      result.geometry.formUnion(facts[facts[closure].parameters].map(\.name))
      if facts[closure].parameters.isEmpty, let name = facts.names.firstName(of: "$0") {
        result.geometry.insert(name)
      }
    }
    // `onGeometryChange` acts on what it measures; code that stands elsewhere may.
    result.leaks = !hasCode || acts(id)
    // Only what is inside counts: the chain before a modifier is somebody else's.
    if case .call(let callee, _) = facts[id].kind, case .member(let base, _, _) = facts[callee].kind
    {
      result.range = TextRange(start: facts[base].range.end, end: result.range.end)
    }
    return result
  }

  private func acts(_ id: ExpressionID) -> Bool {
    guard case .call(let callee, _) = facts[id].kind else { return false }
    switch facts[callee].kind {
    case .name(let local, _), .member(_, let local, _), .implicitMember(let local, _):
      let callback = StandardLayout.callbacks[facts[local]]
      return callback == .geometry || callback == .scrollGeometry
    default: return true
    }
  }

  private func read(_ id: ExpressionID, _ range: TextRange, _ candidate: inout Candidate) {
    switch facts[id].kind {
    case .name(let local, _): if candidate.geometry.contains(local) { candidate.uses.append(range) }
    case .assignment: candidate.leaks = true
    case .binary(let operation, _, _):
      if OperatorPrecedence.ofOperator(facts[operation]) == .assignment { candidate.leaks = true }
    case .call(let callee, let arguments):
      switch facts[callee].kind {
      case .name(let local, _), .member(_, let local, _), .implicitMember(let local, _):
        let text = facts[local]
        if let callback = StandardLayout.callbacks[text], callback != .layout {
          candidate.leaks = true
        } else if StandardPreferences.roles[text] != nil {
          candidate.leaks = true
        } else if !isKnown(text) {
          candidate.calls.append(arguments)
        }
      default: candidate.calls.append(arguments)
      }
    default: break
    }
  }

  /// Whether a call is one of the catalogue, which keeps nothing of its arguments.
  private func isKnown(_ text: String) -> Bool {
    StandardLayout.allEffects[text] != nil || StandardLayout.behaviours[text] != nil
      || StandardLayout.pureFunctions.contains(text) || project.catalogue.components[text] != nil
  }
}
