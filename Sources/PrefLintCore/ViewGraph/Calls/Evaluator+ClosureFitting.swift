// Whether a closure can be one for a parameter: by how many parameters it has itself, and by the members that it asks
// them for.

extension Evaluator {
  /// Whether a closure can be one for a parameter of a type.
  func fit(closure id: ClosureID, _ frame: Frame, _ declared: TypeID) -> Fit {
    guard
      case .function(let parameters, let result) = project.types[project.types.unwrapped(declared)]
    else { return isNoFunction(declared) ? .no : .unknown }
    // A closure may be what an autoclosure returns.
    if isFunctionType(result) { return .yes }
    let facts = frame.file.facts
    if givesOther(than: result, id, frame) { return .no }
    let own = facts[facts[id].parameters]
    if own.isEmpty {
      let count = anonymousParameters(of: id, frame)
      return count == parameters.count ? .yes : count > 1 ? spread(parameters, over: count) : .no
    }
    guard own.count == parameters.count else { return spread(parameters, over: own.count) }
    let lacking = zip(own, parameters).contains { parameter, type in
      parameter.type == nil && lacksMember(askedOf: parameter.name, type, in: id, frame)
    }
    return lacking ? .no : .yes
  }

  /// Whether a closure is a literal that is certainly none of a type.
  private func givesOther(than result: TypeID, _ id: ClosureID, _ frame: Frame) -> Bool {
    let facts = frame.file.facts
    if case .tuple(_, let elements) = project.types[result], elements.isEmpty { return false }
    guard facts[facts[id].body].count == 1, let only = facts[facts[id].body].first,
      case .expression(let value) = facts[only].kind
    else { return false }
    switch facts[value].kind {
    case .number, .string, .boolean: return fit(value, frame, result) == .no
    default: return false
    }
  }

  /// Whether a type is certainly none of functions: these conform to no protocol, and are no key paths. What a name from outside
  /// stands for, and what a generic parameter is, may be one.
  func isNoFunction(_ type: TypeID) -> Bool {
    switch project.types[type] {
    case .optional(let wrapped): isNoFunction(wrapped)
    case .nominal, .array, .dictionary, .metatype: true
    case .tuple(_, let elements): elements.count > 1
    case .external(let name, _):
      isKeyPath(name) || isScalar(type) || type == boolType || isViewLike(type)
    case .opaque(let bounds), .existential(let bounds):
      bounds.contains { isViewProtocol($0) || owner(of: $0) != nil }
    default: false
    }
  }

  /// Whether a literal, a closure or a key path that is written as an argument is certainly none for its parameter. Nothing is
  /// evaluated for that.
  func isRuledOut(_ member: Member, _ match: [Int?], _ arguments: [ArgumentSource]) -> Bool {
    guard let function = project.function(of: member.reference) else { return false }
    let file = project.files[member.reference.fileIndex]
    let context = LexicalContext(reference: member.reference, project: project)
    for (index, parameter) in file.facts[function.parameters].enumerated() {
      guard let position = match[index], let written = parameter.type, !parameter.isVariadic,
        case .expression(let id, let frame) = arguments[position].origin
      else { continue }
      let declared = project.resolveType(written, in: context)
      switch frame.file.facts[id].kind {
      case .closure(let closure): if fit(closure: closure, frame, declared) == .no { return true }
      case .string, .number, .boolean, .keyPath:
        if !isFunctionType(declared), fit(arguments[position], declared) == .no { return true }
      default: continue
      }
    }
    return false
  }

  /// Whether the one parameter of a function type is a tuple that spreads over those of a closure.
  private func spread(_ parameters: [TypeID], over count: Int) -> Fit {
    guard parameters.count == 1, count > 1 else { return .no }
    switch project.types[parameters[0]] {
    case .tuple(_, let elements): return elements.count == count ? .yes : .no
    case .unknown, .parameter, .variants: return .unknown
    case .external: return isScalar(parameters[0]) ? .no : .unknown
    default: return .no
    }
  }

  /// How many parameters a closure has by what it names of `$0`, `$1` …; those within belong to closures within.
  private func anonymousParameters(of id: ClosureID, _ frame: Frame) -> Int {
    let key = ClosureKey(file: UInt32(truncatingIfNeeded: frame.fileIndex), closure: id)
    if let known = anonymousParameterCounts[key] { return known }
    let facts = frame.file.facts
    let range = facts[id].range
    var reader = NameUseReader(facts: facts)
    reader.closure(id)
    let uses = reader.uses.compactMap { use -> (number: Int, start: UInt32)? in
      let name = facts.names.utf8(of: use.name)
      guard name.first == UInt8(ascii: "$"), let number = Int(facts[use.name].dropFirst()) else {
        return nil
      }
      return (number, facts[use.site].range.start)
    }
    let inner =
      uses.isEmpty
      ? []
      : facts.closures.map(\.range).filter {
        $0.start > range.start && $0.end < range.end
      }
    let own = uses.filter { use in
      !inner.contains { $0.start <= use.start && use.start < $0.end }
    }
    let count = (own.map(\.number).max() ?? -1) + 1
    anonymousParameterCounts[key] = count
    return count
  }

  /// Whether the code of a closure asks its parameter for a member that a type of the project does not have.
  private func lacksMember(
    askedOf parameter: LocalName, _ type: TypeID, in id: ClosureID, _ frame: Frame
  ) -> Bool {
    guard let nominal = project.types.nominal(type), isWholeType(nominal) else {
      return false
    }
    let facts = frame.file.facts
    var reader = NameUseReader(facts: facts)
    reader.block(facts[id].body)
    return reader.uses.contains { use in
      guard case .other(let base, isLocal: false) = use.base,
        case .name(parameter, _) = facts[base].kind
      else { return false }
      let name = frame.file.name(use.name)
      return !Self.inherited.contains(project.names[name])
        && members(named: name, of: type).isEmpty
        && project.conformance(of: nominal).externals.allSatisfy {
          project.externalMembers[$0]?[name] == nil
        }
    }
  }

  /// Whether all members of a structure or enumeration stand in the project, but for those of protocols that add few.
  func isWholeType(_ id: NominalID, but protocols: Set<String> = plainProtocols) -> Bool {
    guard project.kind(of: id) == .structure || project.kind(of: id) == .enumeration else {
      return false
    }
    // A macro may declare members, and members that are looked up at run time have no declaration.
    let reference = project[id].reference
    let facts = project.files[reference.fileIndex].facts
    guard
      facts[facts[reference.id].attributes].allSatisfy({
        Self.memberlessAttributes.contains(facts[$0.name])
      })
    else { return false }
    return project.conformance(of: id).externals.allSatisfy {
      protocols.contains(project.names[$0])
    }
  }

  static let plainProtocols: Set<String> = [
    "CaseIterable", "Codable", "Comparable", "Decodable", "Encodable", "Equatable", "Hashable",
    "Sendable",
  ]

  private static let memberlessAttributes: Set<String> = ["MainActor", "available", "frozen"]

  /// Members of these protocols, and of all values.
  private static let inherited: Set<String> = ["encode", "hash", "hashValue", "self"]
}
