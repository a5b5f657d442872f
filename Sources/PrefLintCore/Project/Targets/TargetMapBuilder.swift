// Makes the map of targets: which targets there are, which files they compile, what they need, and which
// programs their files end up in.

struct TargetMapBuilder {
  /// A target of a package, an Xcode project or a folder.
  struct Target {
    var declared: DeclaredTarget
    /// The project that declares it; -1 for a folder's.
    var project: Int
    var folder: String
    var territory: Int
    /// Targets that it names as its dependencies, and all that those need.
    var closure = BitSet()
    /// Those, and what its files import.
    var needs = BitSet()
    /// Modules that its files import for whoever imports it.
    var exports = BitSet()
    var isImported = false
    /// Whether it is a folder's and an app begins in it.
    var beginsApp = false

    var isGuess: Bool { project < 0 }
  }

  let paths: [String]
  let facts: [FileFacts]
  let projects: [DeclaredProject]
  let platformModules: ModulePlatforms
  /// The files that describe projects which are generated: their targets are not read.
  let generators: [Int]
  var targets: [Target] = []
  var targetsOfFile: [[Int]] = []
  var folders: FolderTable
  /// The territory of each folder.
  var territories: [Int] = []
  /// The innermost folder around each folder that holds a package with targets; -1 without one.
  private var packages: [Int] = []
  /// The folders that are playgrounds, each a territory of its own.
  private var playgrounds: Set<Int> = []
  var targetsOfModule: [String: [Int]] = [:]
  /// What imports mean, by target and module.
  var meanings: [ImportKey: [Int]] = [:]
  var isLeftOut: [Bool] = []

  struct ImportKey: FastHashable {
    var target: Int
    /// The number of the module's name.
    var module: Int

    @inline(__always) func mix(into mixer: inout HashMixer) {
      mixer.add(target)
      mixer.add(module)
    }
  }

  /// Makes what the map is made from.
  ///
  /// - Parameters:
  ///   - xcodeProjects: what the `project.pbxproj` files say.
  ///   - platformModules: the modules that come with the platforms.
  /// - Complexity: linear in the files and their imports, quadratic in the targets.
  static func table(
    paths: [String], facts: [FileFacts], xcodeProjects: [DeclaredProject],
    platformModules: ModulePlatforms
  ) -> TargetTable {
    var members = TargetMembers(paths: paths)
    var projects = xcodeProjects
    for (path, facts) in zip(paths, facts)
    where ProjectPath.isNamed(path, "Package.swift") {
      projects.append(PackageManifestReader.read(facts, path: path, hasFiles: members.hasFiles))
    }
    var builder = TargetMapBuilder(
      paths: paths, facts: facts, projects: projects, platformModules: platformModules,
      folders: FolderTable(paths: paths))
    builder.targetsOfFile = members.assign(projects)
    builder.findTerritories()
    builder.declareTargets()
    builder.guessTargets()
    builder.nameModules()
    builder.followDependencies()
    let imports = builder.followImports()
    return builder.table(imports)
  }

  private init(
    paths: [String], facts: [FileFacts], projects: [DeclaredProject],
    platformModules: ModulePlatforms, folders: FolderTable
  ) {
    self.paths = paths
    self.facts = facts
    self.projects = projects
    self.platformModules = platformModules
    self.folders = folders
    generators = paths.indices.filter { file in
      guard
        ProjectPath.isNamed(paths[file], "Project.swift")
          || ProjectPath.isNamed(paths[file], "Workspace.swift")
      else { return false }
      return facts[file].imports.contains { facts[file][$0.module] == "ProjectDescription" }
    }
  }

  // MARK: Territories

  /// The outermost folder with a project bounds what belongs together where nothing else tells.
  private mutating func findTerritories() {
    var isMarked = [Bool](repeating: false, count: folders.paths.count)
    var isPackage = isMarked
    for project in projects {
      // The folder of a project may hold no Swift file itself, and nothing below it.
      guard let folder = folders.find(project.folder) else { continue }
      isMarked[folder] = true
      if project.isPackage, !project.targets.isEmpty { isPackage[folder] = true }
    }
    for file in generators { isMarked[folders[file: file]] = true }
    territories = [Int](repeating: -1, count: folders.paths.count)
    packages = territories
    for folder in folders.paths.indices {
      packages[folder] =
        isPackage[folder] ? folder : folder == 0 ? -1 : packages[folders.parents[folder]]
      let outer = folder == 0 ? -1 : territories[folders.parents[folder]]
      if ProjectPath.isPlayground(folders.paths[folder]) {
        playgrounds.insert(folder)
        territories[folder] = folder
      } else {
        territories[folder] = outer >= 0 ? outer : isMarked[folder] ? folder : -1
      }
    }
    // No target compiles what a playground runs, though it may stand in the target's folder.
    guard !playgrounds.isEmpty else { return }
    for file in paths.indices where playgrounds.contains(territories[folders[file: file]]) {
      targetsOfFile[file] = []
    }
  }

  /// The territory of a folder that need not hold files.
  private func territory(of path: String) -> Int {
    var current = path
    while true {
      if let folder = folders.find(current) { return territories[folder] }
      if current.isEmpty { return -1 }
      current = ProjectPath.folder(of: current)
    }
  }

  // MARK: Targets

  private mutating func declareTargets() {
    for (number, project) in projects.enumerated() {
      for declared in project.targets {
        targets.append(
          Target(
            declared: declared, project: number,
            folder: declared.folders.first?.path ?? project.folder,
            territory: territory(of: project.folder)))
      }
    }
    // A module of an older package is a program if it has a main file.
    for (file, path) in paths.enumerated() where ProjectPath.isNamed(path, "main.swift") {
      for target in targetsOfFile[file] where projects[targets[target].project].isPackage {
        if targets[target].declared.kind == .library { targets[target].declared.kind = .program }
      }
    }
  }

  /// Files in no target have the one that their folder suggests: `…/Sources/<Target>`, else the first folder
  /// within the territory.
  private mutating func guessTargets() {
    isLeftOut = leftOut()
    var guesses: [String: Int] = [:]
    for file in paths.indices where targetsOfFile[file].isEmpty {
      let territory = territories[folders[file: file]]
      let folder = Self.guessedFolder(
        of: paths[file], in: territory < 0 ? "" : folders.paths[territory])
      // Folders of one name on both sides of a territory's border are two.
      let key = "\(territory) \(folder)"
      if let known = guesses[key] {
        targetsOfFile[file] = [known]
        if facts[file].beginsApp { targets[known].beginsApp = true }
        continue
      }
      let name = String(ProjectPath.lastComponent(of: folder))
      guesses[key] = targets.count
      targetsOfFile[file] = [targets.count]
      targets.append(
        Target(
          declared: DeclaredTarget(
            name: name, modules: [ProjectPath.moduleName(name)], kind: .library),
          project: -1, folder: folder, territory: territory, beginsApp: facts[file].beginsApp))
    }
  }

  private static func guessedFolder(of path: String, in territory: String) -> String {
    let parts = ProjectPath.components(of: path)
    if let index = parts.lastIndex(of: "Sources"), index + 2 < parts.count {
      return parts[...(index + 1)].joined(separator: "/")
    }
    let outer = ProjectPath.components(of: territory).count
    return parts.dropLast().prefix(outer + 1).joined(separator: "/")
  }

  /// Which files in no target stand where a project's targets would have them.
  private func leftOut() -> [Bool] {
    var hasMembers = [Bool](repeating: false, count: projects.count)
    for list in targetsOfFile {
      for target in list { hasMembers[targets[target].project] = true }
    }
    var projectsOfFolder: [Int: [Int]] = [:]
    for (number, project) in projects.enumerated() {
      if let folder = folders.find(project.folder) {
        projectsOfFolder[folder, default: []].append(number)
      }
    }
    let generators = Set(generators.map { folders[file: $0] })
    return paths.indices.map { file in
      guard targetsOfFile[file].isEmpty else { return false }
      var folder = folders[file: file]
      while true {
        let here = projectsOfFolder[folder] ?? []
        if here.contains(where: { !projects[$0].isPackage && hasMembers[$0] }) { return true }
        if generators.contains(folder) { return false }
        for number in here where projects[number].isPackage {
          // A manifest that makes its targets by functions of its own may have sources anywhere.
          let isUntold = projects[number].targets.isEmpty && !projects[number].isComplete
          guard isUntold || isPlace(of: projects[number], paths[file]) else { continue }
          return projects[number].isComplete
        }
        if folder == 0 { return false }
        folder = folders.parents[folder]
      }
    }
  }

  /// Whether a package keeps sources in the folder of its own that holds a file.
  private func isPlace(of package: DeclaredProject, _ path: String) -> Bool {
    let depth = ProjectPath.components(of: package.folder).count
    let parts = ProjectPath.components(of: path)
    guard parts.count > depth + 1 else { return false }
    let first = parts[depth]
    if ["Sources", "Source", "src", "srcs", "Tests", "Plugins"].contains(first) { return true }
    return package.targets.contains { target in
      target.folders.contains {
        let parts = ProjectPath.components(of: $0.path)
        return parts.count > depth && parts[depth] == first
      }
    }
  }

  // MARK: Homes and views

  private func table(_ imports: [FileImports]) -> TargetTable {
    let holders = holdersOfTargets()
    let programs = programsOfTargets(holders)
    var homes: [TargetMap.Home: Int] = [:]
    var views: [TargetMap.View: Int] = [:]
    var homeList: [TargetMap.Home] = []
    var viewList: [TargetMap.View] = []
    var homeOfFile: [Int] = []
    var viewOfFile: [Int] = []
    var known: [HomeKey: Int] = [:]
    for file in paths.indices {
      let key = HomeKey(
        targets: targetsOfFile[file], territory: territories[folders[file: file]],
        isLeftOut: isLeftOut[file], package: packages[folders[file: file]])
      let home: Int
      if let number = known[key] {
        home = number
      } else {
        let value = self.home(key, programs, holders)
        home = homes[value] ?? homeList.count
        if home == homeList.count { homeList.append(value) }
        homes[value] = home
        known[key] = home
      }
      let view = TargetMap.View(home: home, imports: imports[file].targets)
      let number = views[view] ?? viewList.count
      if number == viewList.count { viewList.append(view) }
      views[view] = number
      homeOfFile.append(home)
      viewOfFile.append(number)
    }
    return TargetTable(
      homes: homeList, views: viewList, homeOfFile: homeOfFile, viewOfFile: viewOfFile,
      folders: folders, targetsOfModule: targetsOfModule.mapValues { BitSet($0) },
      programPlatforms: declaredPrograms.map { targets[$0].declared.platforms },
      sureProgramPlatforms: declaredPrograms.map { targets[$0].declared.surePlatforms },
      membershipsOfFile: membershipsOfFiles(programs),
      ownImports: imports.map(\.positions))
  }

  /// The files that some target compiles for some platforms only. A filter is one of a membership: what another target compiles
  /// it for is not asked of it.
  private func membershipsOfFiles(_ programs: [BitSet?]) -> [Int: [FileMembership]] {
    guard targets.contains(where: { !$0.declared.filters.isEmpty }) else { return [:] }
    var found: [Int: [FileMembership]] = [:]
    for file in paths.indices {
      let own = targetsOfFile[file]
      let filters = own.map { targets[$0].declared.filter(of: paths[file]) }
      guard filters.contains(where: { $0 != nil }) else { continue }
      // No program holds what tests compile, unless nothing else does.
      let isProduct = own.contains { targets[$0].declared.kind != .tests }
      var memberships: [FileMembership] = []
      for (target, filter) in zip(own, filters)
      where !isProduct || targets[target].declared.kind != .tests {
        let next = FileMembership(
          platforms: filter ?? .all, programs: isProduct ? programs[target] : nil)
        if !memberships.contains(next) { memberships.append(next) }
      }
      found[file] = memberships
    }
    return found
  }

  private struct HomeKey: FastHashable {
    var targets: [Int]
    var territory: Int
    var isLeftOut: Bool
    var package: Int

    @inline(__always) func mix(into mixer: inout HashMixer) {
      mixer.add(targets.count)
      for target in targets { mixer.add(target) }
      mixer.add(territory)
      mixer.add(isLeftOut)
      mixer.add(package)
    }
  }

  private func home(
    _ key: HomeKey, _ programs: [BitSet?], _ holders: [BitSet]
  ) -> TargetMap.Home {
    let own = key.targets
    var home = TargetMap.Home(
      targets: BitSet(own), territory: key.territory,
      isGuess: own.allSatisfy { targets[$0].isGuess }, isLeftOut: key.isLeftOut,
      isAppFolder: own.contains { targets[$0].beginsApp },
      isPlayground: playgrounds.contains(key.territory),
      isTest: own.allSatisfy { targets[$0].declared.kind == .tests }, programs: nil,
      holders: own.reduce(into: BitSet()) { $0.formUnion(holders[$1]) },
      isLibrary: own.allSatisfy {
        !targets[$0].isGuess && targets[$0].declared.kind == .library
      },
      linked: BitSet(),
      isNameless: own.contains {
        targets[$0].declared.kind == .library && !targets[$0].isImported
      },
      package: key.package,
      isOfPackages: !own.isEmpty
        && own.allSatisfy { !targets[$0].isGuess && projects[targets[$0].project].isPackage })
    for target in own { home.linked.formUnion(targets[target].needs) }
    // What is known against none may be in all.
    let product = own.filter { targets[$0].declared.kind != .tests }
    var held: BitSet? = product.isEmpty ? nil : BitSet()
    for target in product {
      guard let programs = programs[target] else {
        held = nil
        break
      }
      held?.formUnion(programs)
    }
    home.programs = held
    return home
  }

  /// The declared programs, numbered.
  private var declaredPrograms: [Int] {
    targets.indices.filter { !targets[$0].isGuess && targets[$0].declared.kind == .program }
  }

  /// The declared programs that each target is seen to end up in.
  private func holdersOfTargets() -> [BitSet] {
    var result = [BitSet](repeating: BitSet(), count: targets.count)
    for (number, program) in declaredPrograms.enumerated() {
      for target in reached(from: program) { result[target].insert(number) }
    }
    return result
  }

  /// The programs that each target ends up in; nil for a target whose users are not all known.
  private func programsOfTargets(_ result: [BitSet]) -> [BitSet?] {
    // One program is in nobody's way.
    guard declaredPrograms.count > 1 else {
      return [BitSet?](repeating: nil, count: targets.count)
    }
    var isOpen = result.map(\.isEmpty)
    for guess in targets.indices where targets[guess].isGuess {
      for target in reached(from: guess) { isOpen[target] = true }
    }
    return targets.indices.map {
      isOpen[$0] && targets[$0].declared.kind != .program ? nil : result[$0]
    }
  }

  /// A target and what is linked into it: other programs are not.
  private func reached(from start: Int) -> [Int] {
    var found = BitSet([start])
    var waiting = [start]
    while let target = waiting.popLast() {
      for next in targets[target].needs.elements
      where targets[next].declared.kind == .library && found.insert(next) {
        waiting.append(next)
      }
    }
    return found.elements
  }
}
