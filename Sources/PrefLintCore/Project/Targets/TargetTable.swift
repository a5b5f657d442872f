// What the map of targets is made from: homes and views of files by number, and which files never see each other.

/// That some programs hold a file on some platforms.
struct FileMembership: Sendable, Equatable {
  var platforms: PlatformSet
  /// The programs; nil where nothing is known against any.
  var programs: BitSet?
}

/// What is known of the targets of a project.
struct TargetTable: Sendable {
  let homes: [TargetMap.Home]
  let views: [TargetMap.View]
  let homeOfFile: [Int]
  let viewOfFile: [Int]
  let folders: FolderTable
  /// Modules by their names.
  let targetsOfModule: [String: BitSet]
  /// What each declared program is built for; nil where that is not told.
  let programPlatforms: [PlatformSet?]
  /// What each certainly is built for.
  let sureProgramPlatforms: [PlatformSet]
  /// Where files are that some target compiles for some platforms only: what each of their targets makes of them.
  let membershipsOfFile: [Int: [FileMembership]]
  /// Imports of each file that mean targets of the project, by their position among its imports.
  let ownImports: [BitSet]

  /// A number for each file: no file sees one with another number. Files without one, which no project is around, may be
  /// meant anywhere, but neither show views nor declare what flows through them.
  ///
  /// Numbers ascend with the first file of each part. What shares a folder with a project counts as seen. O(files + targets).
  ///
  /// - Parameter isPlain: whether a file has nothing to do with views.
  func parts(isPlain: (Int) -> Bool) -> [Int?] {
    var sets = DisjointSets(count: homes.count)
    // Where no project is around a file, it may be meant anywhere.
    let isWhole = homeOfFile.enumerated().contains { file, home in
      homes[home].territory < 0 && !isPlain(file)
    }
    if isWhole || homes.allSatisfy({ $0.territory < 0 }) { return homeOfFile.map { _ in 0 } }
    var homeOfTerritory: [Int: Int] = [:]
    var homeOfTarget: [Int: Int] = [:]
    func join(_ home: Int, _ targets: BitSet) {
      for target in targets.elements {
        if let other = homeOfTarget[target] { sets.join(home, other) }
      }
    }
    for (number, home) in homes.enumerated() {
      guard home.territory >= 0 else { continue }
      if let first = homeOfTerritory[home.territory] { sets.join(number, first) }
      homeOfTerritory[home.territory] = number
      join(number, home.targets)
      for target in home.targets.elements { homeOfTarget[target] = number }
    }
    for (number, home) in homes.enumerated() where home.territory >= 0 { join(number, home.linked) }
    for view in views where homes[view.home].territory >= 0 { join(view.home, view.imports) }
    var numbers: [Int: Int] = [:]
    return homeOfFile.map { home in
      guard homes[home].territory >= 0 else { return nil }
      let root = sets.root(of: home)
      if let known = numbers[root] { return known }
      let number = numbers.count
      numbers[root] = number
      return number
    }
  }
}

/// Sets that have nothing in common, of numbers below a count.
private struct DisjointSets {
  private var parents: [Int]

  init(count: Int) { parents = Array(0..<count) }

  mutating func root(of element: Int) -> Int {
    var current = element
    while parents[current] != current {
      parents[current] = parents[parents[current]]
      current = parents[current]
    }
    return current
  }

  mutating func join(_ left: Int, _ right: Int) {
    let (left, right) = (root(of: left), root(of: right))
    parents[max(left, right)] = min(left, right)
  }
}

/// The folders of a project's files, each with the one around it.
struct FolderTable {
  private(set) var paths: [String] = [""]
  private(set) var parents: [Int] = [0]
  private var depths: [Int] = [0]
  private var numbers: [String: Int] = ["": 0]
  private var folderOfFile: [Int] = []

  init(paths: [String]) {
    folderOfFile.reserveCapacity(paths.count)
    var last = (path: "", number: 0)
    for path in paths {
      // Files of one folder follow each other, as a rule.
      if !ProjectPath.isDirectly(path, in: last.path) {
        let folder = ProjectPath.folder(of: path)
        last = (folder, number(of: folder))
      }
      folderOfFile.append(last.number)
    }
  }

  private mutating func number(of path: String) -> Int {
    if let known = numbers[path] { return known }
    // From the outermost folder that is new inwards, so that no depth of folders is too deep.
    var missing: [String] = []
    var current = path
    while numbers[current] == nil {
      missing.append(current)
      current = ProjectPath.folder(of: current)
    }
    var parent = numbers[current] ?? 0
    for path in missing.reversed() {
      let number = paths.count
      paths.append(path)
      parents.append(parent)
      depths.append(depths[parent] + 1)
      numbers[path] = number
      parent = number
    }
    return parent
  }

  subscript(file file: Int) -> Int { folderOfFile[file] }

  /// The number of a folder that holds files, or folders that do.
  func find(_ path: String) -> Int? { numbers[path] }

  func shared(_ left: Int, _ right: Int) -> Int {
    var (left, right) = (folderOfFile[left], folderOfFile[right])
    while left != right {
      if depths[left] >= depths[right] { left = parents[left] } else { right = parents[right] }
    }
    return depths[left]
  }
}
