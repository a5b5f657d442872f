// How often names stand in what branches ask.

struct AskedCounts {
  private var counts: [Name: Int] = [:]
  /// The names of values that are handed on by another name, which is asked, too.
  private var handedOn: Set<Name> = []
  private let language: LanguageNames
  private let project: Project

  /// Counts the names that stand in some expressions.
  ///
  /// - Complexity: linear in the conditions of the files that hold one of these names, or another one by which it is handed on.
  init(of asked: [(file: ProjectFile, id: ExpressionID)], _ index: ConditionIndex) {
    project = index.project
    language = project.language
    var wanted = NameSet()
    var all: Set<Name> = []
    for (file, id) in asked {
      all.formUnion(names(in: id, file))
      all.formUnion(DecidingNames.names(in: [id], file, withBases: false))
    }
    all.remove(language.selfValue)
    for name in all { wanted.insert(name) }
    let handed = handings(of: wanted, in: files(naming: all))
    for (_, label) in handed {
      all.insert(label)
      wanted.insert(label)
    }
    // Each name counts once for each condition.
    for file in files(naming: all) {
      for name in index.namesAsked(inFile: file) where name != .none && wanted.contains(name) {
        counts[name, default: 0] += 1
      }
    }
    for (name, label) in handed where counts[name] != nil && counts[label] != nil {
      handedOn.insert(name)
    }
  }

  /// The files that hold one of some names, or one of their projections, without tests.
  private func files(naming names: Set<Name>) -> [Int] {
    let all = names.union(names.compactMap { project.names.find("$" + project.names[$0]) })
    return project.files(namingOneOf: all.sorted()).filter { !project.files[$0].isTest }
  }

  /// Which of some names are handed on, and by which others.
  private func handings(
    of wanted: NameSet, in files: [Int]
  ) -> [(name: Name, label: Name)] {
    var found: [(name: Name, label: Name)] = []
    for index in files {
      let file = project.files[index]
      for argument in file.facts.arguments where argument.label != .none {
        guard let name = plainName(argument.value, file), wanted.contains(name),
          case let label = file.name(argument.label), label != name
        else { continue }
        found.append((name, label))
      }
    }
    return found
  }

  /// Whether a condition names something that another one names, too, or that is handed on and asked by another name. Of the
  /// environment members of objects count and values that the project adds: those of SwiftUI all views ask.
  func isRepeated(_ id: ExpressionID, _ file: ProjectFile, in owner: NominalID?) -> Bool {
    switch owner.map({ environmentUse(of: id, file, $0) }) ?? .nothing {
    case .nothing:
      return names(in: id, file).contains { counts[$0, default: 0] > 1 || handedOn.contains($0) }
    case .objects:
      return DecidingNames.names(in: [id], file, withBases: false).contains {
        counts[$0, default: 0] > 1
      }
    case .values: return false
    }
  }

  /// `name`, `$name` or `self.name`.
  private func plainName(_ id: ExpressionID, _ file: ProjectFile) -> Name? {
    guard let name = RepeatedConditions.property(id, file, language) else { return nil }
    let text = project.names[name]
    return text.hasPrefix("$") ? project.names.find(String(text.dropFirst())) : name
  }

  private enum EnvironmentUse: Comparable {
    case nothing, objects, values
  }

  /// Whether the project adds a value of the environment.
  private func isOwnKey(_ name: Name) -> Bool {
    project.externalMembers[language.environmentValues]?[name] != nil
  }

  /// What a condition of a type's code names that a wrapper reads from the environment.
  private func environmentUse(
    of id: ExpressionID, _ file: ProjectFile, _ owner: NominalID
  ) -> EnvironmentUse {
    var found = EnvironmentUse.nothing
    for name in names(in: id, file).sorted() {
      for member in project.members(named: name, of: owner) {
        let own = project.files[member.reference.fileIndex]
        for attribute in own.facts[own.facts[member.reference.id].attributes] {
          let wrapper = own.name(attribute.name)
          if wrapper == language.environmentObject { found = max(found, .objects) }
          guard wrapper == language.environment,
            let argument = own.facts[attribute.arguments].first
          else { continue }
          if case .keyPath(_, let parts, _) = own.facts[argument.value].kind,
            !(own.facts[parts].first.map { isOwnKey(own.name($0)) } ?? false)
          {
            return .values
          }
          found = max(found, .objects)
        }
      }
    }
    return found
  }

  /// The names of values in an expression; `self` is whatever has the code.
  private func names(in id: ExpressionID, _ file: ProjectFile) -> Set<Name> {
    DecidingNames.names(in: [id], file, withBases: true).subtracting([language.selfValue])
  }
}
