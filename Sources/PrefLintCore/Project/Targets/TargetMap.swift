// Which files are compiled together, and what each of them can see of the others. Files that stand in the
// same targets share a *home*; what a file sees depends on its home and its imports, its *view*. Both are
// numbers, so that asking compares integers and intersects bits once for each pair.

/// The targets of a project: of its packages, its Xcode projects, and of its folders where neither says.
final class TargetMap {
  /// How a file sees another, best first.
  enum Reach: UInt8, Comparable {
    /// Some target compiles both.
    case own
    /// The file imports a module that compiles the other.
    case imported
    /// The file's module needs the other's: members are seen, types are not.
    case linked
    /// Folders are all that tells.
    case near
    /// It cannot be meant.
    case none

    static func < (left: Self, right: Self) -> Bool { left.rawValue < right.rawValue }
  }

  /// What the files in the same targets share.
  struct Home: Hashable {
    var targets: BitSet
    /// The outermost folder around them that holds a project; -1 without one.
    var territory: Int
    /// Whether folders tell their targets.
    var isGuess: Bool
    /// Whether a project around them has targets, but none of them.
    var isLeftOut: Bool
    /// Whether an app begins in the folder that tells their target.
    var isAppFolder: Bool
    /// Whether a playground runs them.
    var isPlayground: Bool
    /// Whether only tests compile them.
    var isTest: Bool
    /// The programs that hold them; nil where nothing is known against any.
    var programs: BitSet?
    /// The declared programs among their targets, and those that link them.
    var holders: BitSet
    /// Whether all their targets are declared as libraries.
    var isLibrary: Bool
    /// The targets that theirs need, and what those need.
    var linked: BitSet
    /// Whether nothing tells by which name their module is imported.
    var isNameless: Bool
    /// The innermost folder around them that holds a package with targets; -1 without one.
    var package: Int
    /// Whether packages declare all their targets.
    var isOfPackages: Bool
  }

  struct View: FastHashable {
    var home: Int
    /// The targets that the file imports.
    var imports: BitSet

    @inline(__always) func mix(into mixer: inout HashMixer) {
      mixer.add(home)
      mixer.add(imports)
    }
  }

  let table: TargetTable
  /// The reach of each home from each view, 255 where it is not asked yet.
  private var reaches: [UInt8]

  init(_ table: TargetTable) {
    self.table = table
    let pairs = table.views.count.multipliedReportingOverflow(by: table.homes.count)
    // Where there are too many pairs to keep, each is found anew.
    let isKept = !pairs.overflow && pairs.partialValue <= 1 << 24
    reaches = [UInt8](repeating: 255, count: isKept ? pairs.partialValue : 0)
  }

  /// How a file sees another.
  func reach(from file: Int, to other: Int) -> Reach {
    reach(fromView: table.viewOfFile[file], to: other)
  }

  private func reach(fromView view: Int, to other: Int) -> Reach {
    let home = table.homeOfFile[other]
    let pair = view * table.homes.count + home
    guard pair < reaches.count else { return reach(table.views[view], table.homes[home]) }
    if let known = Reach(rawValue: reaches[pair]) { return known }
    let result = reach(table.views[view], table.homes[home])
    reaches[pair] = result.rawValue
    return result
  }

  private func reach(_ view: View, _ other: Home) -> Reach {
    let own = table.homes[view.home]
    if own.targets.intersects(other.targets) { return .own }
    if view.imports.intersects(other.targets) { return .imported }
    if own.linked.intersects(other.targets) { return .linked }
    if own.isPlayground || other.isPlayground {
      return own.territory == other.territory ? .near : .none
    }
    // Two apps begin here, each in a folder of its own: what one is made of is not told to be in the other.
    if own.isAppFolder && other.isAppFolder { return .none }
    // A package is made of what its folder holds: others name its modules to see them.
    if own.isGuess, other.isOfPackages, !other.isNameless, own.package != other.package {
      return .none
    }
    let isGuess = own.isGuess || other.isGuess
    if own.territory == other.territory { return isGuess || other.isNameless ? .near : .none }
    return isGuess && (own.territory < 0 || other.territory < 0) ? .near : .none
  }

  /// Keeps, of some candidates, those that a file sees best: by their positions in `files`. What is seen only
  /// because another file imports it cannot be named.
  func best(among candidates: inout [Int], from file: Int, files: [Int]) -> Reach {
    var best = Reach.none
    var kept: [Int] = []
    for candidate in candidates {
      let reach = reach(from: file, to: files[candidate])
      if reach == .none || reach == .linked || reach > best { continue }
      if reach < best { kept = [] }
      best = reach
      kept.append(candidate)
    }
    candidates = kept
    return best
  }

  /// What a file sees as all files with the same number do.
  func view(of file: Int) -> Int { table.viewOfFile[file] }

  func home(of file: Int) -> Home { table.homes[table.homeOfFile[file]] }

  /// Whether the files of a view see a file.
  func isSeen(_ file: Int, fromView view: Int) -> Bool { reach(fromView: view, to: file) != .none }

  /// Whether an import means a module of the project.
  func isOwnModule(import position: Int, of file: Int) -> Bool {
    table.ownImports[file].contains(position)
  }

  /// Whether some target has the module name.
  func isModule(_ name: String) -> Bool { table.targetsOfModule[name] != nil }

  /// Whether a file belongs to a module; nil for a name that no target has.
  func isFile(_ file: Int, inModule name: String) -> Bool? {
    table.targetsOfModule[name].map { $0.intersects(home(of: file).targets) }
  }

  /// How many folders around two files are the same.
  func sharedFolders(_ left: Int, _ right: Int) -> Int { table.folders.shared(left, right) }
}
