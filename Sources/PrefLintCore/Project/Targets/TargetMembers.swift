// Which files belong to which declared targets.

/// The files of a project, by their paths.
struct TargetMembers {
  private let paths: [String]
  /// Files in the bytewise order of their paths, so that a folder is a range.
  private let order: [Int]
  private var fileOfPath: [String: Int] = [:]
  /// By path in small letters: Xcode is used on disks that do not tell letters' case apart.
  private lazy var fileOfSmallPath: [String: Int] = Dictionary(
    paths.enumerated().map { ($1.lowercased(), $0) }, uniquingKeysWith: { first, _ in first })

  /// How many targets a file may be in: real ones are in a handful.
  private static let targetLimit = 64

  init(paths: [String]) {
    self.paths = paths
    func precedes(_ left: Int, _ right: Int) -> Bool {
      paths[left].utf8.lexicographicallyPrecedes(paths[right].utf8)
    }
    let indices = Array(paths.indices)
    let isSorted = zip(indices, indices.dropFirst()).allSatisfy { !precedes($1, $0) }
    order = isSorted ? indices : indices.sorted(by: precedes)
  }

  /// The positions in `order` of the files below a folder.
  private func positions(in folder: String) -> Range<Int> {
    if folder.isEmpty { return 0..<order.count }
    let start = Array((folder + "/").utf8)
    // The byte after the slash.
    let end = Array((folder + "0").utf8)
    return first(notBefore: start)..<first(notBefore: end)
  }

  private func first(notBefore path: [UInt8]) -> Int {
    var (low, high) = (0, order.count)
    while low < high {
      let middle = (low + high) / 2
      if paths[order[middle]].utf8.lexicographicallyPrecedes(path) {
        low = middle + 1
      } else {
        high = middle
      }
    }
    return low
  }

  func hasFiles(_ folder: String) -> Bool { !positions(in: folder).isEmpty }

  /// Adds to each file the targets of Xcode projects, then those of packages that compile it; of two
  /// packages' targets whose folders hold a file, the inner one does.
  mutating func assign(_ projects: [DeclaredProject]) -> [[Int]] {
    var result = [[Int]](repeating: [], count: paths.count)
    var inPackages = [[Int]](repeating: [], count: paths.count)
    var depths = [Int](repeating: -1, count: paths.count)
    if projects.contains(where: { !$0.isPackage }) {
      fileOfPath = Dictionary(
        paths.enumerated().map { ($1, $0) }, uniquingKeysWith: { first, _ in first })
    }
    var number = 0
    for project in projects {
      for target in project.targets {
        for path in target.files {
          if let file = find(path) { Self.add(number, to: &result[file]) }
        }
        for folder in target.folders {
          for file in files(of: folder) {
            if !project.isPackage {
              Self.add(number, to: &result[file])
              continue
            }
            let depth = folder.path.utf8.count
            if depth > depths[file] { inPackages[file] = [] }
            if depth >= depths[file] { Self.add(number, to: &inPackages[file]) }
            depths[file] = max(depths[file], depth)
          }
        }
        number += 1
      }
    }
    for file in paths.indices where !inPackages[file].isEmpty { result[file] += inPackages[file] }
    return result
  }

  private static func add(_ target: Int, to targets: inout [Int]) {
    // Targets come in ascending order.
    if targets.last != target, targets.count < targetLimit { targets.append(target) }
  }

  private mutating func find(_ path: String) -> Int? {
    guard path.utf8.suffix(6).elementsEqual(".swift".utf8) else { return nil }
    return fileOfPath[path] ?? fileOfSmallPath[path.lowercased()]
  }

  private func files(of folder: DeclaredTarget.Folder) -> [Int] {
    let all = positions(in: folder.path)
    var isMember = [Bool](repeating: folder.only == nil, count: all.count)
    for path in folder.only ?? [] {
      for position in positions(of: path, in: folder.path) where all.contains(position) {
        isMember[position - all.lowerBound] = true
      }
    }
    for path in folder.without {
      for position in positions(of: path, in: folder.path) where all.contains(position) {
        isMember[position - all.lowerBound] = false
      }
    }
    return all.filter { isMember[$0 - all.lowerBound] }.map { order[$0] }
  }

  /// The positions of a file, or of the files below a folder, whose path is relative to a folder.
  private func positions(of path: String, in folder: String) -> Range<Int> {
    guard let path = ProjectPath.join(folder, path) else { return 0..<0 }
    let place = first(notBefore: Array(path.utf8))
    if place < order.count, paths[order[place]] == path { return place..<(place + 1) }
    return positions(in: path)
  }
}
