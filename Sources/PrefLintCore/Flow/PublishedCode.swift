// What code outside the project may use (design §4): the public API of libraries, which are the modules that
// `libraries:` names and those that no program of the project runs. What is shown inside the project tells all of
// other code, but only some of the uses of this.

/// The project's code that others may build on.
final class PublishedCode {
  private let project: Project
  private let libraries: [String]
  private let runners: [Runner]
  /// Whether the files that share a home belong to a library, once somebody asked.
  private var isLibraryOfHome: [TargetMap.Home: Bool] = [:]
  private lazy var shared = SharedNames(published: self, project: project)

  /// What runs code of the project.
  private struct Runner {
    var file: Int
    /// The programs that make the root; nil where the root says by itself that its file runs.
    var programs: BitSet?
  }

  /// - Parameters:
  ///   - makers: code that makes hosts without being among the roots.
  ///   - libraries: modules whose public API has users outside the project.
  init(
    project: Project, roots: [FlowRoot], makers: Set<DeclarationReference>, libraries: [String]
  ) {
    self.project = project
    self.libraries = libraries
    var seen: Set<Int> = []
    let shown = roots.filter { $0.kind != .preview }.map {
      (file: $0.range.file.index, isHost: $0.kind == .host)
    }
    let made = makers.sorted().map { (file: $0.fileIndex, isHost: true) }
    runners = (shown + made).compactMap { file, isHost in
      let home = project.targets.home(of: file)
      // A library may make hosts for its users: that alone runs nothing.
      let isOffered = isHost && home.isLibrary
      guard seen.insert(project.targets.view(of: file) << 1 | (isOffered ? 1 : 0)).inserted else {
        return nil
      }
      return Runner(file: file, programs: isOffered ? home.holders : nil)
    }
  }

  /// Whether a file belongs to a module that has users outside the project.
  func isLibrary(_ file: Int) -> Bool {
    let home = project.targets.home(of: file)
    if let known = isLibraryOfHome[home] { return known }
    let isNamed = libraries.contains { project.targets.isFile(file, inModule: $0) ?? false }
    let result =
      isNamed
      || !runners.contains { runner in
        if let programs = runner.programs { return programs.intersects(home.holders) }
        // Of a module that a package declares, imports tell more than its folder.
        return project.targets.reach(from: runner.file, to: file) < (home.isLibrary ? .near : .none)
      }
    isLibraryOfHome[home] = result
    return result
  }

  /// Whether a declaration is public API of a library.
  func isPublished(_ reference: DeclarationReference) -> Bool {
    isLibrary(reference.fileIndex) && isPublic(reference)
  }

  /// Whether others may have classes or types in the place of a type: they conform to a published protocol, and
  /// inherit from an open class.
  func mayHaveOtherHeirs(_ id: NominalID) -> Bool {
    let reference = project[id].reference
    let modifiers = project.declaration(reference).modifiers
    return (project.kind(of: id) == .protocolType || modifiers.contains(.isOpen))
      && isPublished(reference)
  }

  /// Whether the code at a place is published, or used by code that is: it may stand where the project does not
  /// show it.
  func mayBeUsedOutside(_ site: Site) -> Bool {
    guard isLibrary(site.fileIndex) else { return false }
    var current = project.enclosingDeclaration(of: site)
    while let id = current {
      let reference = DeclarationReference(file: site.fileIndex, id)
      if shared.contains(reference) { return true }
      current = project.declaration(reference).parent
    }
    return false
  }

  /// Whether other modules may name a declaration.
  private func isPublic(_ reference: DeclarationReference) -> Bool {
    let facts = project.files[reference.fileIndex].facts
    let visible: DeclarationModifiers = [.isPublic, .isOpen]
    var current = reference.id
    while true {
      let declaration = facts[current]
      if !declaration.modifiers.isDisjoint(with: [.isPrivate, .isFilePrivate]) { return false }
      let parent = declaration.parent.map { facts[$0] }
      if declaration.modifiers.isDisjoint(with: visible) {
        // Some members are as visible as what they stand in.
        switch (declaration.kind, parent?.kind) {
        case (.enumCase, _), (_, .protocolType): break
        case (_, .extensionOf) where !(parent?.modifiers.isDisjoint(with: visible) ?? true): break
        default: return false
        }
      }
      guard let outer = declaration.parent else { return true }
      if case .extensionOf = facts[outer].kind {
        let place = DeclarationReference(file: reference.fileIndex, outer)
        guard let id = project.nominal(extendedBy: place) else { return true }
        return isPublic(project[id].reference)
      }
      current = outer
    }
  }
}

/// The names that published code leads to: its own, those that it uses, and those that these use. Names say more
/// than is meant, so that nothing that others may use is taken for the project's alone.
private struct SharedNames {
  private let project: Project
  private var names: Set<Name> = []

  private struct Uses {
    /// The names in a file's code, by where they stand.
    var names: [(offset: UInt32, name: Name)] = []
    /// What is declared in the file, by name; extensions of the project's types by theirs.
    var declared: [Name: [TextRange]] = [:]
  }

  init(published: PublishedCode, project: Project) {
    self.project = project
    var files: [Uses] = []
    var waiting: [Name] = []
    for index in project.files.indices where published.isLibrary(index) {
      files.append(uses(of: index))
      for position in project.files[index].facts.declarations.indices {
        let reference = DeclarationReference(file: index, DeclarationID(position))
        if let name = name(of: reference), published.isPublished(reference) { waiting.append(name) }
      }
    }
    while let name = waiting.popLast() {
      guard names.insert(name).inserted else { continue }
      for file in files {
        for range in file.declared[name] ?? [] {
          let first = file.names.partitioningIndex { $0.offset >= range.start }
          for use in file.names[first...] {
            guard use.offset < range.end else { break }
            if !names.contains(use.name) { waiting.append(use.name) }
          }
        }
      }
    }
  }

  func contains(_ reference: DeclarationReference) -> Bool {
    name(of: reference).map(names.contains) ?? false
  }

  /// The name by which a declaration is used: that of the type, for an extension of the project's.
  private func name(of reference: DeclarationReference) -> Name? {
    let declaration = project.declaration(reference)
    switch declaration.kind {
    case .extensionOf:
      guard let id = project.nominal(extendedBy: reference), project.kind(of: id) != .protocolType
      else { return nil }
      return project[id].name
    case .structure, .classType, .actor, .enumeration, .protocolType, .function, .variable,
      .typeAlias:
      return project.name(of: reference)
    default: return nil
    }
  }

  /// O(n log n) in the facts of the file.
  private func uses(of index: Int) -> Uses {
    let file = project.files[index]
    var uses = Uses()
    func add(_ name: LocalName, _ range: TextRange) {
      uses.names.append((range.start, file.name(name)))
    }
    for expression in file.facts.expressions {
      switch expression.kind {
      case .name(let name, _), .member(_, let name, _), .implicitMember(let name, _):
        add(name, expression.range)
      case .keyPath(_, let names, _):
        for name in file.facts[names] { add(name, expression.range) }
      default: break
      }
    }
    for type in file.facts.types {
      if case .named(_, let name, _) = type.kind { add(name, type.range) }
    }
    for (position, declaration) in file.facts.declarations.enumerated() {
      for attribute in file.facts[declaration.attributes] { add(attribute.name, declaration.range) }
      let reference = DeclarationReference(file: index, DeclarationID(position))
      if let name = name(of: reference) {
        uses.declared[name, default: []].append(declaration.range)
      }
    }
    uses.names.sort { $0.offset < $1.offset }
    return uses
  }
}
