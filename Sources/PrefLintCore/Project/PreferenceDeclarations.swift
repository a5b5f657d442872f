// A project's own preference keys, and the calls that name keys, whether a root reaches them or not. Gathered once,
// for all rules; files that name nothing of it cost one look at their names.

/// A call of a modifier that emits or hears a key, as written.
struct PreferenceCall {
  var role: PreferenceRole
  /// The callee and the call.
  var callee: Site
  var call: Site
  /// The last name of what stands before `.self`; nil when the key is not written so.
  var keyName: Name?
  /// Whether the name stands behind that of the type around the key.
  var isQualified: Bool
  var isTest: Bool
}

struct PreferenceDeclarations {
  let project: Project
  /// Types that conform to `PreferenceKey` outside tests, in the order of the project.
  let keys: [NominalID]
  /// In the order of files.
  let calls: [PreferenceCall]
  /// Names that type aliases have, and that generic parameters may have: any key may be meant.
  private let aliases: Set<Name>

  init(project: Project) {
    self.project = project
    let protocolName = project.names.find(StandardPreferences.keyProtocol)
    keys = project.nominals.filter { nominal in
      guard let protocolName, nominal.kind != .protocolType, !nominal.isTest else { return false }
      return project.conforms(nominal.id, to: protocolName)
    }.map(\.id)
    guard !keys.isEmpty else {
      (calls, aliases) = ([], [])
      return
    }
    let roles = Dictionary(
      StandardPreferences.roles.compactMap { text, role in
        project.names.find(text).map { ($0, role) }
      }, uniquingKeysWith: { first, _ in first })
    var found: [PreferenceCall] = []
    for index in project.files(namingOneOf: roles.keys) {
      let file = project.files[index]
      for position in file.facts.expressions.indices {
        guard case .call(let callee, let arguments) = file.facts.expressions[position].kind,
          let name = Self.name(of: callee, file), let role = roles[name]
        else { continue }
        let key = Self.keyName(arguments, file)
        found.append(
          PreferenceCall(
            role: role, callee: Site(file: index, callee),
            call: Site(file: index, ExpressionID(position)), keyName: key?.name,
            isQualified: key?.isQualified ?? false, isTest: file.isTest))
      }
    }
    calls = found
    let known = Set(keys.map { project[$0].name })
    aliases = Set(found.compactMap(\.keyName).filter { !known.contains($0) })
  }

  /// The calls of keys that are both emitted and heard: which of them meet, the conditions around them decide.
  var meetingCalls: Set<Site> {
    let sides = Dictionary(grouping: calls.filter { !$0.isTest }, by: \.keyName)
    let met = sides.values.filter { calls in
      calls.contains { $0.role == .listens } && calls.contains { $0.role != .listens }
    }
    return Set(met.joined().map(\.call))
  }

  private static func name(of callee: ExpressionID, _ file: ProjectFile) -> Name? {
    switch file.facts[callee].kind {
    case .member(_, let name, _), .name(let name, _), .implicitMember(let name, _):
      file.name(name)
    default: nil
    }
  }

  private static func keyName(
    _ arguments: ArgumentList, _ file: ProjectFile
  ) -> (name: Name, isQualified: Bool)? {
    let facts = file.facts
    let key = facts[arguments].first {
      !$0.isTrailing && ($0.label == .none || facts[$0.label] == "key")
    }
    guard let key, case .member(let base, let name, _) = facts[key.value].kind,
      facts[name] == "self"
    else { return nil }
    switch facts[base].kind {
    case .name(let name, _): return (file.name(name), false)
    case .member(_, let name, _): return (file.name(name), true)
    default: return nil
    }
  }

  /// Whether a call may mean a key.
  func mayMean(_ call: PreferenceCall, _ key: NominalID) -> Bool {
    guard let name = call.keyName else { return true }
    return name == project[key].name && sees(key, from: call.callee.fileIndex)
      || aliases.contains(name)
  }

  /// Whether code of a file may name a key: a private one only that of its own file.
  func sees(_ key: NominalID, from file: Int) -> Bool {
    let reference = project[key].reference
    var current: DeclarationID? = reference.id
    while let id = current, file != reference.fileIndex {
      let declaration = project.files[reference.fileIndex].facts[id]
      if !declaration.modifiers.isDisjoint(with: [.isPrivate, .isFilePrivate]) { return false }
      current = declaration.parent
    }
    return true
  }
}
