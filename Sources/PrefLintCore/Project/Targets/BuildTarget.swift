// What a package or an Xcode project says of its targets, before it is compared with the files there are.

/// A target as it is declared. Paths are relative to the project root.
struct DeclaredTarget: Sendable, Equatable {
  /// What is built.
  enum Kind: UInt8, Sendable {
    /// A program of its own: an app, an extension, a watch app, a tool. No other module imports it.
    case program
    /// A framework, a library, a module of a package.
    case library
    /// A bundle of tests.
    case tests
  }

  /// What a target needs.
  enum Dependency: Hashable, Sendable {
    /// A target of the same package or project, by its index there.
    case target(Int)
    /// A target of the same package, else a product, by name.
    case named(String)
    /// A product of a package, or what another project builds, by name.
    case product(String)
    /// A product of a package of one's own, by name: of one that the project names by path, or else its workspace.
    case localProduct(String)
  }

  /// A folder whose files belong to the target.
  struct Folder: Sendable, Equatable {
    var path: String
    /// Files and folders in it that do not belong to the target.
    var without: [String] = []
    /// The only files and folders in it that do; nil where all do.
    var only: [String]?
  }

  var name: String
  /// The names by which its module may be imported.
  var modules: [String]
  var kind: Kind
  /// What it is built for; nil where that is not told.
  var platforms: PlatformSet?
  /// What it certainly is built for.
  var surePlatforms: PlatformSet = .all
  var files: [String] = []
  var folders: [Folder] = []
  var dependencies: [Dependency] = []
  /// The only platforms for which it compiles a file, or the files of a folder, by the path; for all others it compiles all.
  var filters: [String: PlatformSet] = [:]

  /// The only platforms for which a file of it is compiled; nil for all that it is built for. O(folders around the file).
  func filter(of path: String) -> PlatformSet? {
    if filters.isEmpty { return nil }
    var current = path
    while !current.isEmpty {
      if let known = filters[current] { return known }
      current = ProjectPath.folder(of: current)
    }
    return nil
  }
}

/// A package or an Xcode project.
struct DeclaredProject: Sendable, Equatable {
  /// The folder of the manifest, or the folder that holds the `.xcodeproj`.
  var folder: String
  var isPackage: Bool
  var targets: [DeclaredTarget] = []
  /// The targets that each product holds, by the product's name.
  var products: [String: [Int]] = [:]
  /// Folders of packages that it names by path.
  var localPackages: [String] = []
  /// Whether every target could be read: then a file in none of them is in none.
  var isComplete = true
}
