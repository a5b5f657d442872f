// Which code may host views. A representable passes on what views below it emit (D11): one whose code makes no host, and is
// given no view, shows none.

final class HostingCode {
  private let project: Project
  /// The hosts of the catalogue, and functions outside of types whose code names one.
  private let hosts: Set<Name>
  private let views: Set<Name>
  private let nominals: [Name: [NominalID]]
  private var known: [NominalID: Answer] = [:]
  /// The names that a file uses, by place.
  private var uses: [Int: [(place: UInt32, name: Name)]] = [:]

  /// How far names are followed from the code of a representable.
  private static let reach = 2

  init(project: Project) {
    self.project = project
    let names = project.names
    var hosts = Set(project.catalogue.hostClasses.keys.compactMap(names.find))
    for (text, entry) in project.catalogue.components
    where entry.kind == .host && !StandardControls.pictures.contains(text) {
      if let name = names.find(text) { hosts.insert(name) }
    }
    views = Set(["AnyView", "View"].compactMap(names.find))
    var nominals: [Name: [NominalID]] = [:]
    for nominal in project.nominals where !nominal.isTest {
      nominals[nominal.name, default: []].append(nominal.id)
    }
    self.nominals = nominals
    self.hosts = hosts.union(Self.helpers(naming: hosts, project))
  }

  /// Whether views of the project may be hosted below a representable. O(what its code names), once for each.
  func mayHost(_ representable: NominalID) -> Bool { answer(for: representable).mayHost }

  /// Whether what somebody else hosts may be handed to a representable: its code leads further than it is followed, or what
  /// it holds may be a view of UIKit or AppKit, or may be given one.
  func mayBeGivenHosts(_ representable: NominalID) -> Bool {
    answer(for: representable).mayBeGiven
  }

  private struct Answer {
    var mayHost: Bool
    var mayBeGiven: Bool
  }

  private func answer(for representable: NominalID) -> Answer {
    if let known = known[representable] { return known }
    let answer = search(from: representable)
    known[representable] = answer
    return answer
  }

  private func search(from representable: NominalID) -> Answer {
    let mayHost = Answer(mayHost: true, mayBeGiven: true)
    // A view that it is given may be shown by code from outside.
    guard project[representable].genericParameters.isEmpty else { return mayHost }
    var seen: Set<NominalID> = [representable]
    var level = [representable]
    var distance = 0
    while distance <= Self.reach, !level.isEmpty {
      var next: [NominalID] = []
      for type in level {
        let names = names(in: type)
        // In order: what is found first tells what else is looked at.
        for name in names.sorted() {
          if hosts.contains(name) { return mayHost }
          if distance == 0, type == representable, views.contains(name), !isNested(name, in: type) {
            return mayHost
          }
          for named in meant(by: name, in: type) {
            // Types nested in others are named in them, or with them.
            if let parent = parent(of: named) {
              if !seen.contains(parent), !names.contains(project[parent].name) { continue }
            } else if let extended = extendedName(around: named), !names.contains(extended) {
              continue
            }
            for other in [named] + (project.heirs[named] ?? []) where seen.insert(other).inserted {
              if distance == 0, isView(other) { return mayHost }
              next.append(other)
            }
          }
        }
      }
      level = next
      distance += 1
    }
    return Answer(
      mayHost: false,
      mayBeGiven: !level.isEmpty || seen.sorted().contains { holdsMore($0, than: seen) })
  }

  /// The types that a name may mean in the code of a type: those that are nested in it come before all others.
  private func meant(by name: Name, in type: NominalID) -> [NominalID] {
    let nominal = project[type]
    // What another file keeps to itself is not meant.
    let all = (nominals[name] ?? []).filter { named in
      let reference = project[named].reference
      return reference.file == nominal.reference.file
        || nominal.orderedMembers.contains { $0.reference.file == reference.file }
        || project.declaration(reference).modifiers.isDisjoint(with: [.isPrivate, .isFilePrivate])
    }
    let nested = all.filter { parent(of: $0) == type }
    return nested.isEmpty ? all : nested
  }

  /// Whether a stored property of a type may hold more than data and values of types that are looked at.
  private func holdsMore(_ type: NominalID, than seen: Set<NominalID>) -> Bool {
    if project.kind(of: type) == .protocolType { return true }
    return project[type].orderedMembers.contains { member in
      guard case .variable(let id) = project.declaration(member.reference).kind else {
        return false
      }
      let facts = project.files[member.reference.fileIndex].facts
      if facts.getter(of: id) != nil { return false }
      guard let written = facts[id].type else {
        guard let initial = facts[id].initializer else { return true }
        switch facts[initial].kind {
        case .boolean, .number, .string: return false
        default: return true
        }
      }
      // `UIBlurEffect.Style`
      if case .named(let outer?, let name, _) = facts[written].kind,
        case .named(_, let around, _) = facts[outer].kind,
        StandardPreferences.dataTypes.contains("\(facts[around]).\(facts[name])")
      {
        return false
      }
      let context = LexicalContext(reference: member.reference, project: project)
      return !isData(project.resolveType(written, in: context), seen)
    }
  }

  private func isData(_ type: TypeID, _ seen: Set<NominalID>) -> Bool {
    switch project.types[type] {
    case .external(let name, let arguments):
      let text = project.names[name]
      let isPlain =
        project.catalogue.scalars.contains(text) || StandardPreferences.dataTypes.contains(text)
      return isPlain && arguments.allSatisfy { isData($0, seen) }
    case .nominal(let nominal, let arguments):
      return (seen.contains(nominal) || project.kind(of: nominal) == .enumeration)
        && arguments.allSatisfy { isData($0, seen) }
    case .optional(let inner), .array(let inner): return isData(inner, seen)
    case .dictionary(let key, let value): return isData(key, seen) && isData(value, seen)
    case .tuple(_, let elements): return elements.allSatisfy { isData($0, seen) }
    case .function(let parameters, let result):
      return parameters.allSatisfy { isData($0, seen) } && isData(result, seen)
    default: return false
    }
  }

  /// Whether a name means a type of the representable itself: its `View` may be a class of UIKit.
  private func isNested(_ name: Name, in type: NominalID) -> Bool {
    (nominals[name] ?? []).contains { parent(of: $0) == type }
  }

  /// The name of the type from outside in whose extension a type stands.
  private func extendedName(around type: NominalID) -> Name? {
    let reference = project[type].reference
    guard let parent = project.declaration(reference).parent else { return nil }
    return project.name(of: DeclarationReference(file: reference.fileIndex, parent))
  }

  /// The type around a type.
  private func parent(of type: NominalID) -> NominalID? {
    project.owner(of: project[type].reference)
  }

  private func isView(_ type: NominalID) -> Bool {
    project.conformance(of: type).externals.contains { project.names[$0] == "View" }
  }

  /// The names that the declaration and the extensions of a type use, types among them.
  private func names(in type: NominalID) -> Set<Name> {
    let nominal = project[type]
    var ranges: [Int: [TextRange]] = [:]
    for reference in [nominal.reference] + nominal.orderedMembers.map(\.reference) {
      ranges[reference.fileIndex, default: []].append(project.declaration(reference).range)
    }
    var found: Set<Name> = []
    for (index, own) in ranges {
      let uses = uses(in: index)
      for range in own {
        var position = uses.partitioningIndex { $0.place >= range.start }
        while position < uses.count, uses[position].place < range.end {
          found.insert(uses[position].name)
          position += 1
        }
      }
    }
    return found
  }

  private func uses(in index: Int) -> [(place: UInt32, name: Name)] {
    if let known = uses[index] { return known }
    let found = Self.uses(in: project.files[index])
    uses[index] = found
    return found
  }

  /// O(n log n) for a file.
  private static func uses(in file: ProjectFile) -> [(place: UInt32, name: Name)] {
    var found: [(place: UInt32, name: Name)] = []
    for expression in file.facts.expressions {
      switch expression.kind {
      case .name(let name, _), .member(_, let name, _), .implicitMember(let name, _):
        found.append((expression.range.start, file.name(name)))
      default: break
      }
    }
    for type in file.facts.types {
      guard case .named(_, let name, _) = type.kind else { continue }
      found.append((type.range.start, file.name(name)))
    }
    return found.sorted { $0.place < $1.place }
  }

  /// Functions at the top of files and in extensions of types from outside whose code names a host.
  private static func helpers(naming hosts: Set<Name>, _ project: Project) -> Set<Name> {
    var helpers: Set<Name> = []
    for index in project.files(namingOneOf: hosts) where !project.files[index].isTest {
      let file = project.files[index]
      let uses = uses(in: file)
      for position in file.facts.declarations.indices {
        let reference = DeclarationReference(file: index, DeclarationID(position))
        let declaration = project.declaration(reference)
        switch declaration.kind {
        case .function, .variable: break
        default: continue
        }
        guard project.standsOutsideTypes(reference),
          uses.contains(where: {
            declaration.range.start <= $0.place && $0.place < declaration.range.end
              && hosts.contains($0.name)
          })
        else { continue }
        helpers.insert(project.name(of: reference))
      }
    }
    return helpers
  }
}

extension Project {
  /// Whether a declaration stands at the top of a file, or in an extension of a type from outside.
  fileprivate func standsOutsideTypes(_ reference: DeclarationReference) -> Bool {
    guard let parent = declaration(reference).parent else { return true }
    let place = DeclarationReference(file: reference.fileIndex, parent)
    guard case .extensionOf = declaration(place).kind, let type = extendedTypes[place] else {
      return false
    }
    if types.nominal(type) != nil { return false }
    return true
  }
}
