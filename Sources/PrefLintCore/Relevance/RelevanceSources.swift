// The code that rules about the environment and preferences look for: properties that read objects, and values of the
// project's own keys that somebody writes; modifiers that write them; and those that emit and hear preferences.

struct RelevanceSources {
  private let project: Project
  /// Modifiers that write objects or values.
  private let writers: Set<Name>
  /// The project's keys of preferences: whoever is given one may emit it or hear it.
  let preferenceKeys: [NominalID]
  /// Modifiers that emit preferences or listen to them, where the project has keys of its own.
  let preferenceModifiers: Set<Name>
  /// The project's keys that some property reads, and those that some modifier writes.
  private var readKeys: Set<Name> = []
  private var writtenKeys: Set<Name> = []
  /// What each file has, by offset.
  private var found: [[Source]] = []

  private struct Source {
    enum Kind {
      /// A property that reads an object, with the names by which its type is written; nil if that is not told.
      case read([Name]?)
      /// A modifier that writes an object.
      case write
      /// A modifier that emits or hears a preference.
      case preference
      case keyRead(Name)
      case keyWrite(Name)
    }

    var offset: UInt32
    var kind: Kind
  }

  /// A unit of code that something looks for.
  struct Found {
    var unit: Int
    var interest: Interest
    /// Whether it is a property that reads: its type matters wherever it is installed.
    var isRead: Bool
    /// The key of the value that it reads; nil for an object.
    var key: Name?
    /// The names by which the object's type is written; nil if that is not told.
    var typeNames: [Name]?
  }

  init(project: Project) {
    self.project = project
    writers = project.environmentWriters()
    preferenceKeys = Self.preferenceKeys(of: project)
    preferenceModifiers =
      !preferenceKeys.isEmpty
      ? Set(StandardPreferences.roles.keys.compactMap { project.names.find($0) }) : []
    // Not in the property: what is gathered into would be held a second time by the one that gathers, and be copied.
    var found: [[Source]] = Array(repeating: [], count: project.files.count)
    let wrappers = [project.language.environmentObject, project.language.environment]
    for index in project.files(namingOneOf: wrappers + project.wrapperAliases.names) {
      gatherReads(project.files[index], index, &found[index])
    }
    for index in project.files(namingOneOf: writers.union(preferenceModifiers)) {
      gatherCalls(project.files[index], index, &found[index])
    }
    self.found = found
    for source in found.joined() {
      switch source.kind {
      case .read, .write, .preference: break
      case .keyRead(let key): readKeys.insert(key)
      case .keyWrite(let key): writtenKeys.insert(key)
      }
    }
  }

  /// The names of modifiers that are a source wherever they stand, with what they are a source of.
  var names: [Name: Interest] {
    var names: [Name: Interest] = [:]
    for name in writers { names[name, default: []].insert(.environment) }
    for name in preferenceModifiers { names[name, default: []].insert(.preferences) }
    return names
  }

  /// The project's keys of preferences.
  private static func preferenceKeys(of project: Project) -> [NominalID] {
    guard let keyProtocol = project.names.find(StandardPreferences.keyProtocol) else { return [] }
    return project.nominals.map(\.id).filter { project.conforms($0, to: keyProtocol) }
  }

  /// The units of a file that something looks for.
  func units(of mentions: Mentions, inFile index: Int) -> [Found] {
    found[index].compactMap { source in
      var isRead = false
      var readKey: Name?
      var typeNames: [Name]?
      var interest = Interest.environment
      switch source.kind {
      case .write: break
      case .preference: interest = .preferences
      case .read(let names):
        isRead = true
        typeNames = names
      case .keyRead(let key):
        guard writtenKeys.contains(key) else { return nil }
        isRead = true
        readKey = key
      case .keyWrite(let key): guard readKeys.contains(key) else { return nil }
      }
      return mentions.unit(at: source.offset).map {
        Found(unit: $0, interest: interest, isRead: isRead, key: readKey, typeNames: typeNames)
      }
    }
  }

  private func gatherReads(_ file: ProjectFile, _ index: Int, _ sources: inout [Source]) {
    let language = project.language
    for declaration in file.facts.declarations {
      guard case .variable(let variable) = declaration.kind else { continue }
      for attribute in file.facts[declaration.attributes] {
        let name = project.wrapperAliases.wrapper(file.name(attribute.name))
        guard name == language.environmentObject || name == language.environment else { continue }
        if name == language.environment,
          let key = file.facts[attribute.arguments].first.flatMap({ self.key($0.value, file) })
        {
          if isOwn(key, in: index) {
            for part in project.environmentKeys(behind: key) {
              sources.append(Source(offset: attribute.range.start, kind: .keyRead(part)))
            }
          } else if key == language.selfValue {
            sources.append(Source(offset: attribute.range.start, kind: .read(nil)))
          }
          continue
        }
        // What `@Environment` alone reads, an initialiser says.
        let isTold = name != language.environment || !attribute.arguments.isEmpty
        let names = isTold ? typeNames(attribute, file.facts[variable], file) : nil
        sources.append(Source(offset: attribute.range.start, kind: .read(names)))
      }
    }
    gatherHeldReads(file, &sources)
  }

  /// The names by which the type of the object is written that a property reads: in its own type, in the wrapper's or in
  /// the wrapper's argument.
  private func typeNames(
    _ attribute: Attribute, _ variable: Variable, _ file: ProjectFile
  ) -> [Name]? {
    let facts = file.facts
    var ranges = [facts[attribute.type].range]
    if let type = variable.type { ranges.append(facts[type].range) }
    var names: [Name] = []
    for type in facts.types {
      guard case .named(_, let name, _) = type.kind,
        ranges.contains(where: { $0.start <= type.range.start && type.range.end <= $0.end })
      else { continue }
      names.append(file.name(name))
    }
    if let argument = facts[attribute.arguments].first {
      // `Store.self`; another expression may be of any type, whatever the property's.
      guard case .member(let type, let last, _) = facts[argument.value].kind,
        file.name(last) == project.language.selfValue
      else { return nil }
      var part: ExpressionID? = type
      while let id = part {
        switch facts[id].kind {
        case .member(let base, let name, _):
          names.append(file.name(name))
          part = base
        case .name(let name, _):
          names.append(file.name(name))
          part = nil
        default: return nil
        }
      }
    }
    return written(names)
  }

  /// The names without the wrappers'; nil if there are none.
  private func written(_ names: [Name]) -> [Name]? {
    let language = project.language
    let own = names.filter { $0 != language.environmentObject && $0 != language.environment }
    return own.isEmpty ? nil : own
  }

  /// Properties that hold a wrapper as a plain value.
  private func gatherHeldReads(_ file: ProjectFile, _ sources: inout [Source]) {
    for declaration in file.facts.declarations where declaration.attributes.isEmpty {
      guard case .variable(let id) = declaration.kind else { continue }
      if project.heldWrapper(file.facts[id], file) != nil {
        sources.append(Source(offset: declaration.range.start, kind: .read(nil)))
      }
    }
  }

  private func gatherCalls(_ file: ProjectFile, _ index: Int, _ sources: inout [Source]) {
    for expression in file.facts.expressions {
      switch expression.kind {
      case .call(let callee, let arguments):
        // Within an extension of `View` a modifier may stand alone.
        let name: Name
        switch file.facts[callee].kind {
        case .member(_, let local, _), .name(let local, _): name = file.name(local)
        default: continue
        }
        let offset = expression.range.start
        if preferenceModifiers.contains(name) {
          sources.append(Source(offset: offset, kind: .preference))
        }
        guard writers.contains(name) else { continue }
        guard let key = file.facts[arguments].first.flatMap({ self.key($0.value, file) }) else {
          sources.append(Source(offset: offset, kind: .write))
          continue
        }
        // `\.self` and paths of which nothing is known write everything.
        if key == project.language.selfValue || key == .none {
          sources.append(Source(offset: offset, kind: .write))
        } else if isOwn(key, in: index) {
          sources.append(Source(offset: offset, kind: .keyWrite(key)))
        }
      default: break
      }
    }
  }

  /// The first component of a key path; nil for another expression.
  private func key(_ id: ExpressionID, _ file: ProjectFile) -> Name? {
    guard case .keyPath(_, let names, _) = file.facts[id].kind else { return nil }
    return file.facts[names].first.map { file.name($0) } ?? Name.none
  }

  /// Whether the project declares a value of the environment that a file sees: one that another program's code adds is none of
  /// its own.
  private func isOwn(_ key: Name, in file: Int) -> Bool {
    let declared = project.externalMembers[project.language.environmentValues]?[key] ?? []
    return declared.contains {
      project.targets.reach(from: file, to: $0.reference.fileIndex) != .none
    }
  }
}
