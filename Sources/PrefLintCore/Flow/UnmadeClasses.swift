// Classes whose objects nothing makes: no code names them, and a nib cannot make them, as there is none, as `init?(coder:)` ends the program
// or as they are the delegates of an app that has others. What they host is shown nowhere. More may make them than the sources spell, so that this only
// tells how much a finding weighs.

struct UnmadeClasses {
  private let project: Project
  private var known: [NominalID: Bool] = [:]
  /// Where programs begin.
  private let entries: [Nominal]
  private lazy var spelled = Self.words(of: project)

  /// O(types).
  init(project: Project) {
    self.project = project
    entries = AppStarts.entries(of: project)
  }

  /// Whether nothing makes objects of a class.
  ///
  /// - Complexity: linear in the facts of the files that hold its name, and once of the project for one that no code names.
  mutating func contains(_ type: NominalID) -> Bool {
    if let known = known[type] { return known }
    known[type] = false
    let heirs = project.heirs[type] ?? []
    // Made is also what is made as a class below it.
    let result =
      project.kind(of: type) == .classType && heirs.allSatisfy { contains($0) }
      && isOfProgram(type) && isOnlyMadeByName(type, heirs)
      && !spelled.contains(project[type].name)
    known[type] = result
    return result
  }

  /// Whether no code makes a class that neither a nib nor a property list makes. A scene's delegate that code names is not one that the
  /// property list does.
  private mutating func isOnlyMadeByName(_ type: NominalID, _ heirs: [NominalID]) -> Bool {
    if !mayBeInNib(type) || conforms(type, [StandardTypes.appDelegateProtocol]) {
      return isUnmade(type, besidesCodeOf: Set([type] + heirs))
    }
    guard conforms(type, StandardTypes.sceneDelegateProtocols) else { return false }
    let namers = Set(self.namers(of: type)).subtracting([type])
    return !namers.isEmpty && namers.allSatisfy { contains($0) }
      && isUnmade(type, besidesCodeOf: namers.union([type]))
  }

  private func conforms(_ type: NominalID, _ protocols: Set<String>) -> Bool {
    project.conformance(of: type).externals.contains { protocols.contains(project.names[$0]) }
  }

  /// The app delegates whose code names a type.
  private func namers(of type: NominalID) -> [NominalID] {
    let name = project[type].name
    var found: [NominalID] = []
    for index in project.files(naming: name) {
      let file = project.files[index]
      for (position, expression) in file.facts.expressions.enumerated() {
        guard case .name(let local, _) = expression.kind, file.name(local) == name,
          let owner = project.owner(of: Site(file: index, ExpressionID(position))),
          conforms(owner, [StandardTypes.appDelegateProtocol])
        else { continue }
        found.append(owner)
      }
    }
    return found
  }

  /// Whether the program of a class begins in code. An extension's property list may name the class with which it begins.
  private func isOfProgram(_ type: NominalID) -> Bool {
    let file = project[type].reference.fileIndex
    return entries.contains {
      project.targets.reach(from: $0.reference.fileIndex, to: file) != .none
    }
  }

  /// The classes that stand as words in texts: `NSClassFromString("App.Screen")` makes one that no code names. O(facts).
  private static func words(of project: Project) -> NameSet {
    var read = NameSet()
    var words = NameSet()
    let classes = project.nominals.filter { $0.kind == .classType }.map(\.name)
    let wanted = ProjectNames.WordSet(classes, of: project.names)
    for file in project.files {
      for expression in file.facts.expressions {
        guard case .string(let literal, _) = expression.kind else { continue }
        let text = file.name(literal)
        if read.contains(text) { continue }
        read.insert(text)
        for word in project.names.words(in: text, among: wanted) { words.insert(word) }
      }
    }
    return words
  }

  private func isUnmade(_ type: NominalID, besidesCodeOf others: Set<NominalID>) -> Bool {
    let reference = project[type].reference
    let declaration = project.declaration(reference)
    // Other modules and Objective-C may make it.
    guard declaration.modifiers.isDisjoint(with: [.isPublic, .isOpen, .isPackage]),
      project.files[reference.fileIndex].facts[declaration.attributes].allSatisfy({
        StandardTypes.plainTypeAttributes.contains(
          project.files[reference.fileIndex].facts[$0.name])
      })
    else { return false }
    let name = project[type].name
    return project.files(naming: name).allSatisfy { index in
      let file = project.files[index]
      let isNamed = file.facts.expressions.enumerated().contains { position, expression in
        switch expression.kind {
        case .name(let local, _), .member(_, let local, _), .implicitMember(let local, _):
          file.name(local) == name
            && !project.isInside(Site(file: index, ExpressionID(position)), others)
        default: false
        }
      }
      return !isNamed && !isWritten(name, besidesCodeOf: others, index)
    }
  }

  /// Whether a type is written by a name anywhere but where some classes are declared or extended.
  private func isWritten(
    _ name: Name, besidesCodeOf others: Set<NominalID>, _ index: Int
  ) -> Bool {
    let facts = project.files[index].facts
    let names = Set(others.map { project[$0].name } + [name])
    var own: [TextRange] = []
    for declaration in facts.declarations {
      switch declaration.kind {
      case .classType, .extensionOf:
        if names.contains(project.files[index].name(declaration.name)) {
          own.append(declaration.range)
        }
      default: continue
      }
    }
    return facts.types.contains { written in
      guard case .named(_, let local, _) = written.kind,
        project.files[index].name(local) == name
      else { return false }
      return !own.contains { $0.contains(written.range) }
    }
  }

  /// Whether a nib can make a controller or a view.
  private func mayBeInNib(_ type: NominalID) -> Bool {
    !refusesCoder(type)
      && (project.hasInterfaceFiles || !project.isPlatformPart(type) || !isBesideEntry(type))
  }

  /// Whether a class is compiled with where a program begins in code: the class of an extension is named by its property list.
  private func isBesideEntry(_ type: NominalID) -> Bool {
    let targets = project.targets.home(of: project[type].reference.fileIndex).targets
    return entries.contains {
      project.targets.home(of: $0.reference.fileIndex).targets == targets
    }
  }

  /// Whether `init?(coder:)`, by which a nib would make it, ends the program.
  private func refusesCoder(_ type: NominalID) -> Bool {
    project.members(named: project.language.initializer, of: type).contains { member in
      let facts = project.files[member.reference.fileIndex].facts
      guard case .initializer(let id, _) = facts[member.reference.id].kind,
        facts[facts[id].parameters].map({ facts[$0.label] }) == StandardTypes.nibInitialiserLabels,
        let body = facts[id].body, let first = facts[body].first,
        case .expression(let statement) = facts[first].kind,
        case .call(let callee, _) = facts[statement].kind,
        case .name(let local, _) = facts[callee].kind
      else { return false }
      let name = project.files[member.reference.fileIndex].name(local)
      return name == project.language.fatalError || name == project.language.preconditionFailure
    }
  }
}
