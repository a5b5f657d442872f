// Which files belong to which declared targets.

/// The files of a project, by their paths.
struct TargetMembers {
  private let paths: [String]
  /// Files in the bytewise order of their paths, so that a folder is a range.
  private let order: [Int]
  /// By a hash of the path that does not tell letters' case apart: the first file, and for each file the next one.
  private var firstFiles: [UInt64: Int] = [:]
  private var nextFiles: [Int] = []

  /// How many targets a file may be in: real ones are in a handful.
  private static let targetLimit = 64

  init(paths: [String]) {
    self.paths = paths
    func precedes(_ left: Int, _ right: Int) -> Bool {
      ProjectPath.precedes(paths[left], paths[right])
    }
    let indices = Array(paths.indices)
    let isSorted = zip(indices, indices.dropFirst()).allSatisfy { !precedes($1, $0) }
    order = isSorted ? indices : indices.sorted(by: precedes)
  }

  /// The positions in `order` of the files below a folder.
  private func positions(in folder: String) -> Range<Int> {
    if folder.isEmpty { return 0..<order.count }
    // The byte after the slash.
    return first(notBefore: folder + "/")..<first(notBefore: folder + "0")
  }

  private func first(notBefore path: String) -> Int {
    var (low, high) = (0, order.count)
    while low < high {
      let middle = (low + high) / 2
      if ProjectPath.precedes(paths[order[middle]], path) {
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
    if projects.contains(where: { !$0.isPackage }) { indexPaths() }
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

  private mutating func indexPaths() {
    firstFiles.reserveCapacity(paths.count)
    nextFiles = [Int](repeating: -1, count: paths.count)
    for (file, path) in paths.enumerated().reversed() {
      let hash = Self.hash(path)
      nextFiles[file] = firstFiles[hash] ?? -1
      firstFiles[hash] = file
    }
  }

  /// A hash of a path in small letters.
  private static func hash(_ path: String) -> UInt64 {
    var text = path
    let hash: UInt64? = text.withUTF8 { bytes in
      var hash: UInt64 = 0xcbf2_9ce4_8422_2325
      for index in bytes.indices {
        let byte = unsafe bytes[index]
        if byte >= 0x80 { return nil }
        let isCapital = byte >= UInt8(ascii: "A") && byte <= UInt8(ascii: "Z")
        hash = (hash ^ UInt64(isCapital ? byte | 0x20 : byte)) &* 0x100_0000_01b3
      }
      return hash
    }
    // Beyond ASCII one text has several spellings, and disks keep another one than projects.
    return hash ?? UInt64(bitPattern: Int64(path.lowercased().hashValue))
  }

  /// The file at a path, or else the first whose path differs in letters' case alone: Xcode is used on disks that do not
  /// tell it apart.
  private func find(_ path: String) -> Int? {
    guard path.utf8.suffix(6).elementsEqual(".swift".utf8) else { return nil }
    var others: [Int] = []
    var file = firstFiles[Self.hash(path)] ?? -1
    while file >= 0 {
      if paths[file] == path { return file }
      others.append(file)
      file = nextFiles[file]
    }
    if others.isEmpty { return nil }
    let small = path.lowercased()
    return others.first { paths[$0].lowercased() == small }
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
    let place = first(notBefore: path)
    if place < order.count, paths[order[place]] == path { return place..<(place + 1) }
    return positions(in: path)
  }
}
