// Reads which files and folders an Xcode project compiles into which target, and what its targets need; of
// everything else in a `project.pbxproj` nothing. Objects name each other by identifiers. A group says where
// its children are, so paths are known by walking the groups down from the main one.

struct XcodeProjectReader {
  typealias NodeID = PropertyList.NodeID

  let list: PropertyList
  /// The folder that the project's paths start from.
  private(set) var sourceRoot: String
  private var objects: [Identifier: NodeID] = [:]
  /// Paths of files, groups and folders, by object.
  private(set) var paths: [NodeID: String] = [:]
  private var project: NodeID?
  /// The project itself.
  var root: NodeID? { project }

  /// Reads a project.
  ///
  /// - Parameters:
  ///   - bytes: any bytes; from those that are no project nothing is read, nor from one that names the same things so
  ///     often that its targets are longer than itself by far.
  ///   - path: the path of `project.pbxproj`, relative to the project root.
  /// - Complexity: linear in the bytes.
  static func read(_ bytes: [UInt8], path: String) -> DeclaredProject {
    let folder = ProjectPath.folder(of: ProjectPath.folder(of: path))
    var reader = XcodeProjectReader(PropertyList(bytes), folder: folder)
    return reader.declaredProject(in: folder)
  }

  private init(_ list: PropertyList, folder: String) {
    self.list = list
    sourceRoot = folder
    let entries = list.entries(list.value("objects", of: list.root))
    objects.reserveCapacity(entries.count)
    for (key, value) in entries { objects[Identifier(list.written(key) ?? [])] = value }
    project = list.value("rootObject", of: list.root).flatMap { object($0) }
  }

  /// An object's identifier, mostly 24 hexadecimal digits.
  private struct Identifier: Hashable {
    private var words: (UInt64, UInt64, UInt64) = (0, 0, 0)
    private var rest: [UInt8] = []

    init(_ bytes: ArraySlice<UInt8>) {
      if bytes.count == 24 {
        words = unsafe bytes.withUnsafeBytes { bytes in
          func word(_ index: Int) -> UInt64 {
            unsafe UInt64(
              littleEndian: bytes.loadUnaligned(fromByteOffset: index * 8, as: UInt64.self))
          }
          return (word(0), word(1), word(2))
        }
        return
      }
      for (index, byte) in bytes.prefix(24).enumerated() {
        let shifted = UInt64(byte) << UInt64(index % 8 * 8)
        switch index / 8 {
        case 0: words.0 |= shifted
        case 1: words.1 |= shifted
        default: words.2 |= shifted
        }
      }
      if bytes.count > 24 { rest = Array(bytes.dropFirst(24)) }
    }

    static func == (left: Self, right: Self) -> Bool {
      left.words == right.words && left.rest == right.rest
    }

    func hash(into hasher: inout Hasher) {
      hasher.combine(words.0)
      hasher.combine(words.1)
      hasher.combine(words.2)
      if !rest.isEmpty { hasher.combine(rest) }
    }
  }

  /// The object that a node names.
  func object(_ reference: NodeID?) -> NodeID? {
    guard let reference, let written = list.written(reference) else { return nil }
    return objects[Identifier(written)]
  }

  /// The objects that a list names.
  func objects(_ key: StaticString, of id: NodeID) -> [NodeID] {
    list.elements(list.value(key, of: id)).compactMap { object($0) }
  }

  func isa(_ id: NodeID, _ name: StaticString) -> Bool {
    list.value("isa", of: id).map { list.spells($0, name) } ?? false
  }

  // MARK: Places

  /// Finds the path of everything below the main group.
  private mutating func place() {
    guard let project else { return }
    if let path = list.text("projectDirPath", of: project), !path.isEmpty {
      sourceRoot = ProjectPath.join(sourceRoot, path) ?? sourceRoot
    }
    guard let main = object(list.value("mainGroup", of: project)) else { return }
    var waiting = [main]
    paths[main] = path(of: main, in: sourceRoot)
    // A group that holds itself is entered once.
    var entered: Set<NodeID> = [main]
    while let group = waiting.popLast() {
      for child in objects("children", of: group) where entered.insert(child).inserted {
        paths[child] = path(of: child, in: paths[group])
        waiting.append(child)
      }
    }
  }

  /// Where an object is; nil outside the project root and in folders of the system or the build.
  private func path(of id: NodeID, in group: String?) -> String? {
    let own = list.text("path", of: id) ?? ""
    guard let tree = list.value("sourceTree", of: id) else { return nil }
    if list.spells(tree, "<group>") {
      guard let group else { return nil }
      return own.isEmpty ? group : ProjectPath.join(group, own)
    }
    if list.spells(tree, "SOURCE_ROOT") { return ProjectPath.join(sourceRoot, own) }
    return nil
  }

  /// Where an object is, also one that no group holds.
  func path(of id: NodeID) -> String? { paths[id] ?? path(of: id, in: nil) }

  // MARK: Targets

  private mutating func declaredProject(in folder: String) -> DeclaredProject {
    var result = DeclaredProject(folder: folder, isPackage: false)
    guard let project else { return result }
    place()
    let natives = objects("targets", of: project).filter { isa($0, "PBXNativeTarget") }
    var indices: [NodeID: Int] = [:]
    for native in natives where indices[native] == nil { indices[native] = indices.count }
    var read: Set<NodeID> = []
    for native in natives where read.insert(native).inserted {
      result.targets.append(XcodeTargetReader(project: self, target: native).read(indices))
    }
    addFoldersOfOthers(to: &result, indices)
    for reference in objects("packageReferences", of: project)
    where isa(reference, "XCLocalSwiftPackageReference") {
      if let relative = list.text("relativePath", of: reference),
        let path = ProjectPath.join(sourceRoot, relative)
      {
        result.localPackages.append(path)
      }
    }
    // Before Xcode 15 a package of one's own was a reference to its folder.
    for (reference, path) in paths.sorted(by: { $0.key < $1.key }) {
      guard let type = list.value("lastKnownFileType", of: reference) else { continue }
      if list.spells(type, "wrapper") || list.spells(type, "folder") {
        result.localPackages.append(path)
      }
    }
    // Half a target would be worse than none, and no real project comes here.
    if list.isExhausted { return DeclaredProject(folder: folder, isPackage: false) }
    return result
  }

  /// Files that the exceptions of a synchronised folder give to a target that the folder is not in.
  private func addFoldersOfOthers(to result: inout DeclaredProject, _ indices: [NodeID: Int]) {
    for (folder, path) in paths.sorted(by: { $0.key < $1.key })
    where isa(folder, "PBXFileSystemSynchronizedRootGroup") {
      for (set, target) in exceptions(of: folder) {
        guard let index = indices[target],
          !objects("fileSystemSynchronizedGroups", of: target).contains(folder)
        else { continue }
        let members = members(of: set)
        if members.isEmpty { continue }
        result.targets[index].folders.append(.init(path: path, only: members))
        result.targets[index].filters.merge(filters(of: set, in: path)) { $1 }
      }
    }
  }

  /// The sets of exceptions of a synchronised folder, with the target of each.
  func exceptions(of folder: NodeID) -> [(set: NodeID, target: NodeID)] {
    objects("exceptions", of: folder).compactMap { set in
      guard isa(set, "PBXFileSystemSynchronizedBuildFileExceptionSet"),
        let target = object(list.value("target", of: set))
      else { return nil }
      return (set, target)
    }
  }

  /// The platforms for which a set of exceptions has files of a folder compiled, by path.
  func filters(of set: NodeID, in folder: String) -> [String: PlatformSet] {
    var found: [String: PlatformSet] = [:]
    for (key, value) in list.entries(list.value("platformFiltersByRelativePath", of: set)) {
      guard let relative = list.text(key), let path = ProjectPath.join(folder, relative) else {
        continue
      }
      found[path] = XcodePlatforms.filter(list.elements(value).map { list.text($0) })
    }
    return found
  }

  /// What a set of exceptions names, relative to its folder.
  func members(of set: NodeID) -> [String] {
    list.elements(list.value("membershipExceptions", of: set)).compactMap { list.text($0) }
  }
}
