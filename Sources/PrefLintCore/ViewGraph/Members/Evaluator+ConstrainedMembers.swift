// Members of extensions with conditions: `extension Box where T == Int`. A value has those whose conditions its type meets, and of
// equal ones the most special.

extension Evaluator {
  /// The members of a list that values of a type have, as far as the conditions of extensions tell.
  ///
  /// - Parameter frame: the code that names them as its own: it knows of its generic parameters what is asked of them around it.
  func applicable(_ members: [Member], to type: TypeID, in frame: Frame? = nil) -> [Member] {
    guard members.contains(where: { !conditions(of: $0).isEmpty }) else { return members }
    let rated = members.map { (member: $0, fit: condition(of: $0, for: type, in: frame)) }
    let possible = rated.filter { $0.fit != .no }
    // A condition that is read wrongly leaves a member that the code certainly names.
    guard !possible.isEmpty else { return members }
    return possible.filter { candidate in
      !possible.contains { isMoreSpecial($0, than: candidate) }
    }.map(\.member)
  }

  /// Whether what is asked around one member is more than around another of its signature, and certainly met.
  private func isMoreSpecial(
    _ member: (member: Member, fit: Fit), than other: (member: Member, fit: Fit)
  ) -> Bool {
    guard member.fit == .yes,
      conditions(of: member.member).count > conditions(of: other.member).count,
      member.member.isStatic == other.member.isStatic,
      project.presences.and(other.member.presence, member.member.presence)
        == other.member.presence
    else { return false }
    guard let one = project.function(of: member.member.reference) else {
      return project.function(of: other.member.reference) == nil
    }
    guard let two = project.function(of: other.member.reference) else { return false }
    return one.parameters.count == two.parameters.count
      && project.labels(of: member.member) == project.labels(of: other.member)
  }

  /// The conditions of the extension around a member.
  func conditions(of member: Member) -> RequirementList {
    let facts = project.files[member.reference.fileIndex].facts
    guard let parent = facts[member.reference.id].parent, case .extensionOf = facts[parent].kind
    else { return .empty }
    return facts[parent].requirements
  }

  /// Whether a type meets the conditions under which it has a member.
  func condition(of member: Member, for type: TypeID, in frame: Frame? = nil) -> Fit {
    let asked = conditions(of: member)
    guard !asked.isEmpty else { return .yes }
    let file = project.files[member.reference.fileIndex]
    let context = LexicalContext(
      project: project, file: member.reference.fileIndex,
      declaration: file.facts[member.reference.id].parent
    ).requirement
    var bindings = bindings(ofReceiver: opaque(type))
    if case .existential = project.types[type] { bindings[language.selfType] = type }
    var worst = Fit.yes
    for requirement in file.facts[asked] {
      let subject = project.resolveType(requirement.subject, in: context)
      let bound = project.resolveType(requirement.bound, in: context)
      if let frame, isAsked(subject, bound, requirement.isSameType, around: frame) { continue }
      let actual = project.types.substitute(subject, bindings)
      if project.types.isGeneric(actual) {
        worst = min(worst, frame == nil ? .unknown : .no)
        continue
      }
      let wanted = project.types.substitute(bound, bindings)
      worst = min(
        worst, requirement.isSameType ? isSame(actual, as: wanted) : conforms(actual, to: wanted))
    }
    return worst
  }

  /// Whether the extension around some code asks the same of a parameter.
  private func isAsked(
    _ subject: TypeID, _ bound: TypeID, _ isSameType: Bool, around frame: Frame
  ) -> Bool {
    var current = frame.declaration
    while let id = current {
      let context = LexicalContext(project: project, file: frame.fileIndex, declaration: id)
        .requirement
      let isAsked = frame.file.facts[frame.file.facts[id].requirements].contains {
        guard $0.isSameType == isSameType,
          project.resolveType($0.subject, in: context) == subject
        else { return false }
        let given = project.resolveType($0.bound, in: context)
        if given == bound { return true }
        guard !isSameType, let given = owner(of: given), let bound = owner(of: bound) else {
          return false
        }
        return project.inherits(given, from: bound)
      }
      if isAsked { return true }
      current = frame.file.facts[id].parent
    }
    return false
  }

  /// Whether two types are one.
  private func isSame(_ actual: TypeID, as wanted: TypeID) -> Fit {
    if actual == wanted { return actual == .unknown ? .unknown : .yes }
    switch (project.types[actual], project.types[wanted]) {
    case (.nominal(let left, let given), .nominal(let right, let asked)):
      if left != right { return .no }
      return zip(given, asked).map { isSame($0, as: $1) }.min() ?? .unknown
    case (.external, .external), (.nominal, .external), (.external, .nominal):
      // What a name from outside stands for is known of few.
      let types = [actual, wanted].filter { owner(of: $0) == nil }
      guard types.allSatisfy({ isPlainType($0) }) else { return .unknown }
      let names = types.compactMap { type -> String? in
        if case .external(let name, _) = project.types[type] { project.names[name] } else { nil }
      }
      return StandardTypes.fractions.isSuperset(of: names) && names.count == 2 ? .unknown : .no
    case (.unknown, _), (_, .unknown), (.variants, _), (_, .variants), (.parameter, _),
      (_, .parameter), (.opaque, _), (_, .opaque):
      return .unknown
    case (.optional(let left), .optional(let right)), (.array(let left), .array(let right)):
      return isSame(left, as: right)
    case (.optional, .nominal), (.array, .nominal), (.nominal, .optional), (.nominal, .array):
      return .no
    default: return .unknown
    }
  }

  private func isPlainType(_ type: TypeID) -> Bool {
    guard case .external(let name, let arguments) = project.types[type], arguments.isEmpty else {
      return false
    }
    return isScalar(type) || type == boolType || componentEntries[name] != nil
      || name == language.anyView || name == language.string
  }

  /// Whether values of a type are ones of a protocol, or of a class above theirs.
  func conforms(_ actual: TypeID, to wanted: TypeID) -> Fit {
    if actual == wanted, actual != .unknown { return .yes }
    if case .existential(let bounds) = project.types[wanted] {
      return bounds.map { conforms(actual, to: $0) }.min() ?? .unknown
    }
    if let known = conformance(of: actual, to: wanted) { return known }
    guard let nominal = project.types.nominal(actual) else {
      guard case .external(let name, let arguments) = project.types[actual], arguments.isEmpty
      else {
        return .unknown
      }
      return conforms(external: name, to: wanted)
    }
    switch project.types[wanted] {
    case .nominal(let ancestor, _):
      return project.inherits(nominal, from: ancestor) ? .yes : .no
    case .external(let name, _):
      let externals = project.conformance(of: nominal).externals
      let isSaid = externals.contains {
        $0 == name
          || StandardConformances.inherited[project.names[$0]]?.contains(project.names[name])
            ?? false
      }
      if isSaid { return .yes }
      // A structure says what it conforms to, unless what it says it conforms to says more.
      guard project.kind(of: nominal) == .structure,
        isWholeType(nominal, but: Self.simpleProtocols),
        Self.declaredProtocols.contains(project.names[name])
      else { return .unknown }
      return .no
    default: return .unknown
    }
  }

  /// Whether values of a type from outside are ones of a protocol.
  private func conforms(external own: Name, to wanted: TypeID) -> Fit {
    switch project.types[wanted] {
    case .nominal(let id, _):
      guard project.kind(of: id) == .protocolType else { return .unknown }
      return project.isExtended(own, toBe: id) ? .yes : .no
    case .external(let name, _):
      if name == language.view, componentEntries[own] != nil { return .yes }
      guard let known = StandardConformances.ofTypes[project.names[own]],
        StandardConformances.protocols.contains(project.names[name])
      else { return .unknown }
      if known.contains(project.names[name]) { return .yes }
      return project.isExtended(own, toBe: name) ? .yes : .no
    default: return .unknown
    }
  }

  /// Protocols that no other one of them asks for, and that a type only conforms to where it says so.
  private static let simpleProtocols: Set<String> = [
    "App", "CaseIterable", "Identifiable", "ObservableObject", "Scene", "Sendable", "View",
    "ViewModifier",
  ]
  private static let declaredProtocols: Set<String> = [
    "App", "CaseIterable", "Comparable", "Decodable", "Encodable", "Equatable", "Hashable",
    "Identifiable", "ObservableObject", "View", "ViewModifier",
  ]
}
