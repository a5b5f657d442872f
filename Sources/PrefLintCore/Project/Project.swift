// All files of a project, linked: one table of names, of presences and of types; every nominal type with
// the members of its extensions; globals by name. Linking costs time linear in the declarations.

/// One file of a project.
final class ProjectFile {
  let path: String
  let facts: FileFacts
  /// The project's names of the file's names, by `LocalName.index`.
  let names: [Name]
  /// The presence of each of the file's conditions.
  let presences: [PresenceID]
  /// Where the file exists: in the programs that compile it.
  let programs: PresenceID
  let isTest: Bool
  /// Whether only tests compile the file, or it imports a test module: what it declares is part of no
  /// product.
  let isTestOnly: Bool
  /// Whether the file is in no target, although the project around it has targets: nothing in it is
  /// a root.
  let isLeftOut: Bool
  /// Whether the file imports a module that neither Apple nor the project provides.
  var importsThirdParty = false
  /// Asked for by what looks around places of the file.
  private(set) lazy var enclosing = EnclosingDeclarations(facts)

  init(
    path: String, facts: FileFacts, names: [Name], presences: [PresenceID],
    programs: PresenceID, isTest: Bool, isTestOnly: Bool, isLeftOut: Bool
  ) {
    self.path = path
    self.facts = facts
    self.names = names
    self.presences = presences
    self.programs = programs
    self.isTest = isTest
    self.isTestOnly = isTestOnly
    self.isLeftOut = isLeftOut
  }

  /// Stands for files of which nothing is linked.
  static func nothing() -> ProjectFile {
    ProjectFile(
      path: "", facts: FactsBuilder.facts(of: []), names: [], presences: [], programs: .always,
      isTest: true, isTestOnly: true, isLeftOut: true)
  }

  func name(_ local: LocalName) -> Name { names[local.index] }
  func presence(_ condition: BuildConditionID) -> PresenceID { presences[condition.index] }

  /// Whether an app, a widget, a host or a preview in the file is a root.
  var hasRoots: Bool { !isTest && !isLeftOut }
}

/// The linked declarations of all files.
final class Project {
  let catalogue: Catalogue
  private(set) var files: [ProjectFile] = []
  let names = ProjectNames()
  let language: LanguageNames
  let presences: PresenceTable
  let types = TypeTable()
  private(set) var nominals: [Nominal] = []
  /// What is asked of types at every step.
  private var nominalTraits: [NominalTraits] = []

  /// Top-level types and aliases.
  private(set) var topLevelTypes: [Name: [TypeEntity]] = [:]
  /// Top-level functions and variables.
  private(set) var globals: [Name: [Member]] = [:]
  /// Members that extensions add to types outside the project, by the type's name.
  private(set) var externalMembers: [Name: [Name: [Member]]] = [:]
  /// The names of all members of types.
  private(set) var memberNames = NameSet()
  /// Types nested by extensions into types outside the project.
  private(set) var externalNested: [Name: [Name: [TypeEntity]]] = [:]
  /// Types that a function or a closure declares, by the enclosing declaration.
  private(set) var localTypes: [DeclarationReference: [Name: [TypeEntity]]] = [:]
  private(set) var nominalOfDeclaration = DeclarationTable<NominalID>()
  /// The type that an extension extends: a type of the project, or a name outside it.
  var extendedTypes = DeclarationTable<TypeID>()
  /// Types that other types inherit from, with the heirs.
  private(set) var heirs: [NominalID: [NominalID]] = [:]
  /// All extensions, in the order of files and declarations.
  private(set) var extensions: [DeclarationReference] = []
  /// Which files are compiled together, and what each can see.
  let targets: TargetMap
  /// Whether a storyboard or a nib may make objects of classes that no code names.
  var hasInterfaceFiles = true
  /// Which files hold which names; asked for once everything is linked.
  private(set) lazy var naming = NamingFiles(files, nameCount: names.count)
  /// The names of all that files declare; asked for once everything is linked.
  private(set) lazy var declaredNames = allDeclaredNames()
  /// The names that protocols of the project declare; asked for once everything is linked.
  private(set) lazy var requiredNames = allRequiredNames()
  /// Other names of SwiftUI's wrappers; asked for once everything is linked.
  private(set) lazy var wrapperAliases = WrapperAliases(project: self)
  /// What the catalogue lists, by the project's names.
  private(set) lazy var listed = ListedEntries(catalogue, names)
  private(set) lazy var platformClasses = PlatformClasses(project: self)
  /// Names of the modules that some file imports.
  private(set) var importedModules: Set<Name> = []
  var resolvedTypes: [PlacedType: TypeID] = [:]
  var resolvedAliasUses: [AliasUse: TypeID] = [:]
  /// Which types files name, of those that were asked for.
  var knownTypeNamings: [Int: TypeNamings] = [:]
  var memberCache: [MemberKey: [Member]] = [:]
  var calledImplicitly: [Name: Bool] = [:]
  /// Bare type names by the place where they are used; only kept when everything is declared.
  var namedTypes: [PlacedName: TypeID] = [:]
  private(set) var isLinked = false
  var resolvingAliases: Set<DeclarationReference> = []
  /// How many types are being read because another one names or inherits them.
  var resolutionDepth = 0
  /// How many types are being looked up whose arguments are kept apart.
  var apartDepth = 0
  /// Behind so many of them nothing is told, as nobody writes so and every one takes stack. The parser nests types up to 100.
  static let maximumResolutionDepth = 200

  struct MemberKey: FastHashable {
    var nominal: NominalID
    var name: Name

    @inline(__always) func mix(into mixer: inout HashMixer) {
      mixer.add(UInt64(nominal.rawValue) << 32 | UInt64(name.rawValue))
    }
  }

  /// Links files.
  ///
  /// - Parameters:
  ///   - part: which of the files are linked; the others keep their numbers, and hold nothing.
  init(
    paths: [String], facts: [FileFacts], part: [Bool], targets: TargetTable, catalogue: Catalogue
  ) {
    self.catalogue = catalogue
    language = LanguageNames(names)
    presences = PresenceTable(
      names: names, programPlatforms: targets.programPlatforms,
      sureProgramPlatforms: targets.sureProgramPlatforms)
    types.openContainers = names.numbered(StandardTypes.genericContainers)
    self.targets = TargetMap(targets)
    files.reserveCapacity(paths.count)
    let nothing = ProjectFile.nothing()
    let testedApps = TestedApps(paths: paths, facts: facts, part: part)
    for (index, path) in paths.enumerated() {
      files.append(part[index] ? link(path, facts[index], index, testedApps) : nothing)
    }
    readImports()
    for index in files.indices { declareTypes(ofFile: index) }
    for index in files.indices { declareGlobals(ofFile: index) }
    for nominal in nominals { adopt(nominal.reference, into: nominal.id) }
    declareExtensions()
    linkHeirs()
    isLinked = true
  }

  private func link(
    _ path: String, _ facts: FileFacts, _ index: Int, _ testedApps: TestedApps
  ) -> ProjectFile {
    let names = self.names.intern(facts.names)
    let presences = facts.conditions.indices.map {
      self.presences.presence(
        of: BuildConditionID($0), in: facts, names: names, catalogue: catalogue.modulePlatforms)
    }
    let home = targets.home(of: index)
    let isTestOnly = home.isTest || facts.importsTests
    // What a target compiles for one platform alone is in its programs nowhere else.
    let memberships = targets.table.membershipsOfFile[index].map {
      $0.map {
        self.presences.intern(Presence(platforms: $0.platforms, programs: $0.programs))
      }
    }
    return ProjectFile(
      path: path, facts: facts, names: names, presences: presences,
      programs: memberships.map(self.presences.disjunction)
        ?? self.presences.presence(inPrograms: home.programs),
      // A program that tests run is none of them.
      isTest: isTestOnly
        || TestedApps.isTestPath(path) && home.holders.isEmpty && !testedApps.contain(path),
      isTestOnly: isTestOnly, isLeftOut: home.isLeftOut)
  }

  /// Where a declaration exists: under its `#if`s, in the programs of its file.
  func presence(of reference: DeclarationReference) -> PresenceID {
    let file = files[reference.fileIndex]
    return presences.and(file.presence(file.facts[reference.id].condition), file.programs)
  }

  /// Where the code at a place exists.
  func presence(at context: LexicalContext) -> PresenceID {
    guard let id = context.declaration else { return files[context.file].programs }
    return presence(of: DeclarationReference(file: context.file, id))
  }

  /// Where an expression in the code at a place exists: also under the `#if`s in that. O(clauses of the file).
  func presence(of id: ExpressionID, at context: LexicalContext) -> PresenceID {
    let file = files[context.file]
    let range = file.facts[id].range
    return file.facts.configuredBlocks.reduce(presence(at: context)) { place, clause in
      guard file.facts.range(of: clause.body)?.contains(range) ?? false else { return place }
      return presences.and(place, file.presence(clause.condition))
    }
  }

  subscript(id: NominalID) -> Nominal { nominals[id.index] }

  func kind(of id: NominalID) -> Nominal.Kind { nominalTraits[id.index].kind }

  /// Whether other types of the project inherit from a type, or conform to it.
  func isInherited(_ id: NominalID) -> Bool { nominalTraits[id.index].isInherited }

  func declaration(_ reference: DeclarationReference) -> Declaration {
    files[reference.fileIndex].facts[reference.id]
  }

  func name(of reference: DeclarationReference) -> Name {
    let file = files[reference.fileIndex]
    return file.name(file.facts[reference.id].name)
  }

  // MARK: Declaring

  private func declareTypes(ofFile index: Int) {
    let file = files[index]
    let facts = file.facts
    // Most declarations are no types, and most of these hold none.
    var own: [NominalID?] = Array(repeating: nil, count: facts.declarations.count)
    for (position, declaration) in facts.declarations.enumerated() {
      let id = DeclarationID(position)
      let reference = DeclarationReference(file: index, id)
      if case .extensionOf = declaration.kind { extensions.append(reference) }
      guard let kind = Self.nominalKind(declaration.kind) else { continue }
      let nominal = NominalID(rawValue: UInt32(truncatingIfNeeded: nominals.count))
      own[position] = nominal
      nominals.append(
        Nominal(
          id: nominal, name: file.name(declaration.name), kind: kind, reference: reference,
          genericParameters: genericParameters(of: id, file),
          parametersAround: parametersAround(id, file),
          presence: presence(of: reference), isTest: file.isTest))
      nominalTraits.append(NominalTraits(kind: kind))
    }
    nominalOfDeclaration.set(own, ofFile: index)
    for id in facts.topLevel { declareTypeName(id, file: index, in: nil) }
    for (position, declaration) in facts.declarations.enumerated() {
      guard own[position] != nil || Self.isAlias(declaration), let parent = declaration.parent
      else { continue }
      let id = DeclarationID(position)
      if let nominal = own[parent.index] {
        declareTypeName(id, file: index, in: nominal)
      } else if case .extensionOf = facts[parent].kind {
        continue
      } else if let entity = typeEntity(id, file: index) {
        let parent = DeclarationReference(file: index, parent)
        localTypes[parent, default: [:]][file.name(declaration.name), default: []].append(entity)
      }
    }
  }

  private func genericParameters(of id: DeclarationID, _ file: ProjectFile) -> [Name] {
    let declaration = file.facts[id]
    let own = file.facts[declaration.genericParameters].map { file.name($0.name) }
    return parameters(parametersAround(id, file), with: own)
  }

  private func parametersAround(_ id: DeclarationID, _ file: ProjectFile) -> [Name] {
    guard let parent = file.facts[id].parent, Self.nominalKind(file.facts[parent].kind) != nil
    else { return [] }
    return genericParameters(of: parent, file)
  }

  private static func nominalKind(_ kind: Declaration.Kind) -> Nominal.Kind? {
    switch kind {
    case .structure: .structure
    case .classType: .classType
    case .actor: .actor
    case .enumeration: .enumeration
    case .protocolType: .protocolType
    default: nil
    }
  }

  private func typeEntity(_ id: DeclarationID, file: Int) -> TypeEntity? {
    let reference = DeclarationReference(file: file, id)
    if let nominal = nominalOfDeclaration[reference] { return .nominal(nominal) }
    return Self.isAlias(files[file].facts[id]) ? .alias(reference) : nil
  }

  private static func isAlias(_ declaration: Declaration) -> Bool {
    if case .typeAlias = declaration.kind { true } else { false }
  }

  private func declareTypeName(_ id: DeclarationID, file: Int, in nominal: NominalID?) {
    guard let entity = typeEntity(id, file: file) else { return }
    let name = files[file].name(files[file].facts[id].name)
    if let nominal {
      self[nominal].nested[name, default: []].append(entity)
    } else {
      topLevelTypes[name, default: []].append(entity)
    }
  }

  private func declareGlobals(ofFile index: Int) {
    let file = files[index]
    let facts = file.facts
    for id in facts.topLevel {
      switch facts[id].kind {
      case .function, .variable:
        let reference = DeclarationReference(file: index, id)
        globals[file.name(facts[id].name), default: []].append(
          Member(
            reference: reference, presence: presence(of: reference), owner: nil, isStatic: true))
      default: break
      }
    }
  }

  /// An extension may extend a type that another extension nests, so undecided ones wait for the rest.
  private func declareExtensions() {
    var waiting = extensions
    var previous = Int.max
    while !waiting.isEmpty, waiting.count < previous {
      previous = waiting.count
      waiting = waiting.filter { !declareExtension($0) }
    }
  }

  /// Whether the extended type could be decided.
  private func declareExtension(_ reference: DeclarationReference) -> Bool {
    guard case .extensionOf(let extended) = declaration(reference).kind else { return true }
    var type = resolveType(extended, in: LexicalContext(reference: reference, project: self).outer)
    if type == .unknown { return false }
    type = narrowed(type, to: presence(of: reference))
    if case .external(let name, _) = types[type], let bound = typeOfSelf(in: reference) {
      declareExternalExtension(reference, of: name, onlyStatic: true)
      type = bound
    }
    extendedTypes[reference] = type
    var targets: [NominalID] = []
    switch types[type] {
    case .nominal(let nominal, _): targets = [nominal]
    case .variants(let variants):
      targets = variants.compactMap { types.nominal($0.type) }
    case .external(let name, _): declareExternalExtension(reference, of: name)
    case .optional: declareExternalExtension(reference, of: language.optional)
    case .array: declareExternalExtension(reference, of: language.array)
    default: break
    }
    for nominal in targets { adopt(reference, into: nominal) }
    return true
  }

  /// `extension View where Self == Row`, `extension View where Self: Titled`: the type of the project whose values have
  /// the members; nil for other extensions, and for those that only give types of their own static members (`.buttonStyle(.plain)`).
  private func typeOfSelf(in reference: DeclarationReference) -> TypeID? {
    let file = files[reference.fileIndex]
    let declaration = declaration(reference)
    guard !declaration.requirements.isEmpty,
      file.facts[declaration.members].contains(where: {
        !file.facts[$0].modifiers.contains(.isStatic)
      })
    else { return nil }
    for requirement in file.facts[declaration.requirements] {
      guard case .named(nil, let subject, _) = file.facts[requirement.subject].kind,
        file.name(subject) == language.selfType
      else { continue }
      let context = LexicalContext(reference: reference, project: self).outer
      let bound = resolveType(requirement.bound, in: context)
      if types.nominal(bound) != nil { return bound }
    }
    return nil
  }

  private func declareExternalExtension(
    _ reference: DeclarationReference, of name: Name, onlyStatic: Bool = false
  ) {
    let file = files[reference.fileIndex]
    let declaration = declaration(reference)
    for id in file.facts[declaration.members] {
      if onlyStatic, !file.facts[id].modifiers.contains(.isStatic) { continue }
      let memberName = file.name(file.facts[id].name)
      if let entity = typeEntity(id, file: reference.fileIndex) {
        externalNested[name, default: [:]][memberName, default: []].append(entity)
      } else {
        memberNames.insert(memberName)
        externalMembers[name, default: [:]][memberName, default: []].append(
          member(id, file: reference.fileIndex, owner: nil))
      }
    }
  }

  private func member(_ id: DeclarationID, file index: Int, owner: NominalID?) -> Member {
    let file = files[index]
    let declaration = file.facts[id]
    var isStatic = declaration.modifiers.contains(.isStatic)
    if case .enumCase = declaration.kind { isStatic = true }
    let reference = DeclarationReference(file: index, id)
    return Member(
      reference: reference, presence: presence(of: reference), owner: owner, isStatic: isStatic)
  }

  private func adopt(_ reference: DeclarationReference, into id: NominalID) {
    let index = reference.fileIndex
    let file = files[index]
    let facts = file.facts
    let declaration = facts[reference.id]
    let nominal = self[id]
    for inherited in facts[declaration.inheritance] {
      nominal.inheritance.append((reference, inherited))
    }
    let isOwn = nominal.reference == reference
    if isOwn {
      nominal.reserveMembers(Int(declaration.members.count))
    }
    for memberID in facts[declaration.members] {
      let name = file.name(facts[memberID].name)
      switch facts[memberID].kind {
      case .associatedType: nominal.associatedTypes.insert(name)
      case .structure, .classType, .actor, .enumeration, .protocolType, .typeAlias:
        if !isOwn, let entity = typeEntity(memberID, file: index) {
          nominal.nested[name, default: []].append(entity)
          if case .nominal(let nested) = entity {
            self[nested].parametersAround = nominal.genericParameters
            self[nested].genericParameters = parameters(
              nominal.genericParameters, with: self[nested].genericParameters)
          }
        }
      case .extensionOf, .deinitializer, .macroExpansion, .other: break
      default:
        let member = member(memberID, file: index, owner: id)
        memberNames.insert(name)
        nominal.add(member, named: name)
      }
    }
  }

  private func linkHeirs() {
    for nominal in nominals {
      let conformance = conformance(of: nominal.id)
      for parent in conformance.protocols {
        heirs[parent, default: []].append(nominal.id)
        nominalTraits[parent.index].isInherited = true
      }
      var superclass = conformance.superclass
      while let type = superclass, let parent = types.nominal(type) {
        heirs[parent, default: []].append(nominal.id)
        nominalTraits[parent.index].isInherited = true
        superclass = self.conformance(of: parent).superclass
        if parent == nominal.id || heirs[parent, default: []].count > nominals.count { break }
      }
    }
  }

  private func readImports() {
    // Whether a module is neither the system's nor a part of one.
    var areForeign: [Name: Bool] = [:]
    func isForeign(_ module: Name) -> Bool {
      if let known = areForeign[module] { return known }
      let text = names[module]
      let isForeign = catalogue.modulePlatforms[text] == nil && !text.hasPrefix("_")
      areForeign[module] = isForeign
      return isForeign
    }
    for (index, file) in files.enumerated() {
      for (position, item) in file.facts.imports.enumerated() {
        let module = file.name(item.module)
        importedModules.insert(module)
        if isForeign(module), !targets.isOwnModule(import: position, of: index) {
          file.importsThirdParty = true
        }
      }
    }
  }
}
