// What targets need: the dependencies that they name, and the modules that their files import. A module's
// name is looked up among a target's dependencies, then in its own project, then nearby.

/// What a file imports of the project's own modules.
struct FileImports {
  var targets = BitSet()
  /// The positions of those imports among the file's.
  var positions = BitSet()
}

/// The names of the project's modules, found by what files import without making texts.
private struct ModuleNames {
  let names: [String]
  /// The numbers of the names with a hash.
  private var numbers: [UInt32: [Int]] = [:]

  init(_ names: some Sequence<String>) {
    self.names = Array(names)
    for (number, name) in self.names.enumerated() {
      numbers[NameTable.hash(name), default: []].append(number)
    }
  }

  func number(of name: LocalName, in table: NameTable) -> Int? {
    numbers[table.hashes[name.index]]?.first { table.spells(name, names[$0]) }
  }
}

extension TargetMapBuilder {
  mutating func nameModules() {
    for (number, target) in targets.enumerated() {
      for module in target.declared.modules {
        targetsOfModule[module, default: []].append(number)
      }
    }
  }

  // MARK: Dependencies

  mutating func followDependencies() {
    var starts: [Int] = []
    var count = 0
    var products: [String: [(project: Int, targets: [Int])]] = [:]
    for (number, project) in projects.enumerated() {
      starts.append(count)
      for (name, members) in project.products.sorted(by: { $0.key < $1.key }) {
        products[name, default: []].append((number, members.map { $0 + count }))
      }
      count += project.targets.count
    }
    var edges = [BitSet](repeating: BitSet(), count: targets.count)
    for number in targets.indices where !targets[number].isGuess {
      let project = targets[number].project
      for dependency in targets[number].declared.dependencies {
        switch dependency {
        case .target(let index): edges[number].insert(starts[project] + index)
        case .named(let name):
          let own = projects[project].targets.firstIndex { $0.name == name }
          if let own {
            edges[number].insert(starts[project] + own)
          } else {
            for target in product(name, of: number, products) { edges[number].insert(target) }
          }
        case .product(let name):
          for target in product(name, of: number, products) { edges[number].insert(target) }
        case .localProduct(let name):
          let found = product(name, of: number, products, isLocal: true)
          for target in found { edges[number].insert(target) }
        }
      }
    }
    let closures = Self.closures(edges)
    for number in targets.indices { targets[number].closure = closures[number] }
  }

  /// The targets of a product that another project provides.
  ///
  /// - Parameter isLocal: whether it is one of a package of one's own.
  private func product(
    _ name: String, of target: Int, _ products: [String: [(project: Int, targets: [Int])]],
    isLocal: Bool = false
  ) -> [Int] {
    let own = targets[target]
    var candidates = products[name] ?? []
    for number in targetsOfModule[ProjectPath.moduleName(name)] ?? [] {
      let other = targets[number]
      guard !other.isGuess, other.project != own.project, other.declared.kind == .library,
        !projects[other.project].isPackage
      else { continue }
      candidates.append((other.project, [number]))
    }
    candidates.removeAll { $0.project == own.project }
    let named = projects[own.project].localPackages
    let byPath = candidates.filter { named.contains(projects[$0.project].folder) }
    if !byPath.isEmpty { return byPath.flatMap(\.targets) }
    let near = candidates.filter { candidate in
      candidate.targets.first.map { targets[$0].territory == own.territory } ?? false
    }
    if !near.isEmpty {
      return nearest(near, to: own.folder) { projects[$0.project].folder }.flatMap(\.targets)
    }
    // Projects of one workspace may stand side by side; a package from elsewhere is no file of this one, and rather meant
    // than what stands farther away.
    let all = nearest(candidates, to: own.folder) { projects[$0.project].folder }
    // A workspace names packages beside the project, which itself names none of them.
    if isLocal, all.count == 1 { return all[0].targets }
    let built = all.filter { !projects[$0.project].isPackage }
    return built.count == 1 && !projects[own.project].isPackage ? built[0].targets : []
  }

  private func nearest<Item>(_ items: [Item], to folder: String, _ path: (Item) -> String) -> [Item]
  {
    guard items.count > 1 else { return items }
    let parts = ProjectPath.components(of: folder)
    let shared = items.map { item in
      zip(parts, ProjectPath.components(of: path(item))).prefix { $0 == $1 }.count
    }
    let best = shared.max() ?? 0
    return zip(items, shared).filter { $0.1 == best }.map(\.0)
  }

  /// Everything that can be reached along edges, the start aside unless a cycle leads back.
  private static func closures(_ edges: [BitSet]) -> [BitSet] {
    var result: [BitSet] = []
    for start in edges.indices {
      var found = edges[start]
      var waiting = found.elements
      while let next = waiting.popLast() {
        if next < result.count {
          found.formUnion(result[next])
          continue
        }
        for target in edges[next].elements where found.insert(target) { waiting.append(target) }
      }
      result.append(found)
    }
    return result
  }

  // MARK: Imports

  mutating func followImports() -> [FileImports] {
    var result = [FileImports](repeating: FileImports(), count: paths.count)
    let modules = ModuleNames(targetsOfModule.keys)
    for file in paths.indices {
      let names = facts[file].names
      for (position, item) in facts[file].imports.enumerated() {
        // Most imports are of other modules.
        guard let module = modules.number(of: item.module, in: names) else { continue }
        for target in targetsOfFile[file] {
          let meant = meaning(ImportKey(target: target, module: module), modules)
          if meant.isEmpty { continue }
          result[file].positions.insert(position)
          for other in meant {
            result[file].targets.insert(other)
            targets[other].isImported = true
            // Code that looks into a program is a test of it, whatever else stands in the folder.
            if !targets[target].isGuess || targets[other].declared.kind != .program {
              targets[target].needs.insert(other)
            }
            if item.isExported { targets[target].exports.insert(other) }
          }
        }
      }
    }
    // Exported modules are imported with the one that exports them, and by all files of that.
    let exports = Self.closures(targets.map(\.exports))
    for file in paths.indices {
      for target in targetsOfFile[file] where !exports[target].isEmpty {
        result[file].targets.formUnion(exports[target])
      }
      for target in result[file].targets.elements where !exports[target].isEmpty {
        result[file].targets.formUnion(exports[target])
      }
    }
    let needs = Self.closures(
      targets.map { target in
        var all = target.closure
        all.formUnion(target.needs)
        return all
      })
    for number in targets.indices { targets[number].needs = needs[number] }
    return result
  }

  /// The targets that an import in a target means.
  private mutating func meaning(_ key: ImportKey, _ modules: ModuleNames) -> [Int] {
    if let known = meanings[key] { return known }
    let found = findMeaning(of: modules.names[key.module], in: key.target)
    meanings[key] = found
    return found
  }

  private func findMeaning(of module: String, in target: Int) -> [Int] {
    let own = targets[target]
    var candidates = (targetsOfModule[module] ?? []).filter { number in
      guard number != target else { return false }
      switch targets[number].declared.kind {
      case .tests: return false
      case .library: return true
      // Only tests look into programs.
      case .program: return own.declared.kind == .tests || own.isGuess
      }
    }
    let needed = candidates.filter { own.closure.contains($0) }
    if !needed.isEmpty { return needed }
    // A platform's module of the same name is meant, unless a dependency says otherwise.
    let isPlatform = platformModules[module] != nil
    if isPlatform && !own.isGuess { return [] }
    let declared = candidates.filter { !targets[$0].isGuess }
    if !declared.isEmpty { candidates = declared }
    if !own.isGuess {
      let same = candidates.filter { targets[$0].project == own.project }
      if !same.isEmpty { return same }
    }
    let near = candidates.filter { targets[$0].territory == own.territory }
    if !near.isEmpty { return nearest(near, to: own.folder) { targets[$0].folder } }
    // Nothing but the name tells what a folder needs.
    return own.isGuess && !isPlatform && candidates.count == 1 ? candidates : []
  }
}
