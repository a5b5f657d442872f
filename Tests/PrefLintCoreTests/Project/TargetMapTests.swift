// What files see of each other.

import Testing

@testable import PrefLintCore

@Suite struct TargetMapTests {
  /// Files by path; the projects are given as they are declared.
  private struct World {
    var paths: [String]
    var map: TargetMap

    init(_ files: [(String, String)], _ projects: [DeclaredProject] = []) {
      paths = files.map(\.0)
      map = TargetMap(
        TargetMapBuilder.table(
          paths: files.map(\.0), facts: files.map { FactsBuilder.facts(of: Array($0.1.utf8)) },
          xcodeProjects: projects, platformModules: ["SwiftUI": .all, "Network": .all]))
      let parts = parts(plain: [])
      for from in paths.indices {
        for to in paths.indices where map.reach(from: from, to: to) != .none {
          #expect(parts[from] == parts[to], "\(paths[from]) sees \(paths[to])")
        }
      }
    }

    func parts(plain: [String]) -> [Int?] {
      map.table.parts { plain.contains(paths[$0]) }
    }

    func reach(_ from: String, _ to: String) -> TargetMap.Reach? {
      guard let from = paths.firstIndex(of: from), let to = paths.firstIndex(of: to) else {
        return nil
      }
      return map.reach(from: from, to: to)
    }

    func home(_ path: String) -> TargetMap.Home? {
      paths.firstIndex(of: path).map { map.home(of: $0) }
    }
  }

  private static func program(
    _ name: String, _ folders: [String], _ dependencies: [DeclaredTarget.Dependency] = []
  ) -> DeclaredTarget {
    DeclaredTarget(
      name: name, modules: [name], kind: .program, folders: folders.map { .init(path: $0) },
      dependencies: dependencies)
  }

  private static func library(_ name: String, _ folders: [String]) -> DeclaredTarget {
    DeclaredTarget(
      name: name, modules: [name], kind: .library, folders: folders.map { .init(path: $0) })
  }

  private static let package = """
    // swift-tools-version: 6.0
    let package = Package(name: "Kit", products: [.library(name: "KitUI", targets: ["UI"])],
      targets: [.target(name: "UI", dependencies: ["Core"]), .target(name: "Core"),
        .testTarget(name: "UITests", dependencies: ["UI"])])
    """

  @Test func foldersTellWhereNothingElseDoes() {
    let world = World([
      ("App/A.swift", "import Kit"), ("App/Sub/B.swift", ""), ("Kit/K.swift", ""),
      ("Other/Sources/Deep/D.swift", "import Network"), ("Other/Sources/Deep/In/E.swift", ""),
      ("Network/N.swift", ""), ("Main.swift", ""),
    ])
    #expect(world.reach("App/A.swift", "App/Sub/B.swift") == .own)
    #expect(world.reach("App/A.swift", "Kit/K.swift") == .imported)
    #expect(world.reach("App/Sub/B.swift", "Kit/K.swift") == .linked)
    #expect(world.reach("Kit/K.swift", "App/A.swift") == .near)
    #expect(world.reach("Other/Sources/Deep/D.swift", "Other/Sources/Deep/In/E.swift") == .own)
    #expect(world.reach("Main.swift", "App/A.swift") == .near)
    #expect(world.home("App/A.swift")?.isLeftOut == false)
  }

  @Test func packagesShowWhatTheyImport() {
    let world = World([
      ("Kit/Package.swift", Self.package), ("Kit/Sources/Core/C.swift", ""),
      ("Kit/Sources/UI/U.swift", "import Core"), ("Kit/Sources/UI/V.swift", ""),
      ("Kit/Sources/Dead/D.swift", ""), ("Kit/Tests/UITests/T.swift", "@testable import UI"),
      ("Kit/Demo/App.swift", "import UI"),
    ])
    #expect(world.reach("Kit/Sources/UI/U.swift", "Kit/Sources/Core/C.swift") == .imported)
    #expect(world.reach("Kit/Sources/UI/V.swift", "Kit/Sources/Core/C.swift") == .linked)
    #expect(
      world.reach("Kit/Sources/Core/C.swift", "Kit/Sources/UI/U.swift") == TargetMap.Reach.none)
    #expect(world.reach("Kit/Tests/UITests/T.swift", "Kit/Sources/UI/U.swift") == .imported)
    #expect(world.reach("Kit/Tests/UITests/T.swift", "Kit/Sources/Core/C.swift") == .linked)
    #expect(world.home("Kit/Tests/UITests/T.swift")?.isTest == true)
    #expect(world.home("Kit/Sources/Dead/D.swift")?.isLeftOut == true)
    #expect(world.home("Kit/Demo/App.swift")?.isLeftOut == false)
    #expect(world.reach("Kit/Demo/App.swift", "Kit/Sources/UI/U.swift") == .imported)
  }

  @Test func incompletePackagesLeaveNothingOut() {
    let world = World([
      ("Package.swift", "let package = Package(targets: names.map { .target(name: $0) })"),
      ("Sources/One/A.swift", "import Two"), ("Sources/Two/B.swift", ""),
    ])
    #expect(world.home("Sources/One/A.swift")?.isLeftOut == false)
    #expect(world.reach("Sources/One/A.swift", "Sources/Two/B.swift") == .imported)
  }

  @Test func exportedModulesAreImportedToo() {
    let world = World([
      ("Package.swift", Self.package), ("Sources/Core/C.swift", ""),
      ("Sources/UI/U.swift", "@_exported import Core"), ("Demo/App.swift", "import UI"),
    ])
    #expect(world.reach("Demo/App.swift", "Sources/Core/C.swift") == .imported)
  }

  @Test func programsAreApart() {
    let project = DeclaredProject(
      folder: "", isPackage: false,
      targets: [
        Self.program("One", ["One"], [.target(2)]), Self.program("Two", ["Two", "One/Both"]),
        Self.library("Base", ["Base"]),
      ])
    let world = World(
      [
        ("One/A.swift", "import Base"), ("One/Both/B.swift", ""), ("Two/C.swift", "import One"),
        ("Base/D.swift", ""), ("Left/E.swift", ""), ("Left/F.swift", "import Base"),
      ], [project])
    #expect(world.reach("One/A.swift", "Two/C.swift") == TargetMap.Reach.none)
    #expect(world.reach("Two/C.swift", "One/A.swift") == TargetMap.Reach.none)
    #expect(world.reach("One/A.swift", "One/Both/B.swift") == .own)
    #expect(world.reach("Two/C.swift", "One/Both/B.swift") == .own)
    #expect(world.reach("One/A.swift", "Base/D.swift") == .imported)
    #expect(world.reach("One/A.swift", "Left/E.swift") == .near)
    #expect(world.home("One/A.swift")?.programs == BitSet([0]))
    #expect(world.home("Two/C.swift")?.programs == BitSet([1]))
    #expect(world.home("One/Both/B.swift")?.programs == BitSet([0, 1]))
    // A file in no target imports it, and nothing is known of the program that it ends up in.
    #expect(world.home("Base/D.swift")?.programs == nil)
    #expect(world.home("Left/E.swift")?.isLeftOut == true)
  }

  /// For which platforms a target compiles a file says nothing of another target's.
  @Test func filtersAreOfMemberships() {
    var one = Self.program("One", ["One", "Shared"], [.target(2)])
    one.filters = ["Shared/S.swift": .iOS, "One/A.swift": .iOS]
    let two = Self.program("Two", ["Two", "Shared"])
    var base = Self.library("Base", ["Base"])
    base.filters = ["Base": .macOS]
    var tests = DeclaredTarget(name: "Tests", modules: ["Tests"], kind: .tests)
    tests.folders = [.init(path: "One")]
    func memberships(_ targets: [DeclaredTarget]) -> [Int: [FileMembership]] {
      let project = DeclaredProject(folder: "", isPackage: false, targets: targets)
      let files = ["One/A.swift", "Two/C.swift", "Shared/S.swift", "Base/D.swift"]
      return World(files.map { ($0, "") }, [project]).map.table.membershipsOfFile
    }
    #expect(
      memberships([one, two, base, tests]) == [
        0: [FileMembership(platforms: .iOS, programs: BitSet([0]))],
        2: [
          FileMembership(platforms: .iOS, programs: BitSet([0])),
          FileMembership(platforms: .all, programs: BitSet([1])),
        ],
        3: [FileMembership(platforms: .macOS, programs: BitSet([0]))],
      ])
    // One program is in nobody's way.
    one.dependencies = []
    #expect(
      memberships([one]) == [
        0: [FileMembership(platforms: .iOS, programs: nil)],
        2: [FileMembership(platforms: .iOS, programs: nil)],
      ])
    #expect(memberships([two]).isEmpty)
  }

  @Test func projectsSideBySideKeepTheirModules() {
    func project(_ folder: String) -> DeclaredProject {
      DeclaredProject(
        folder: folder, isPackage: false,
        targets: [
          Self.program("App", ["\(folder)/App"], [.product("KitUI")])
        ])
    }
    let world = World(
      [
        ("L/App/A.swift", "import UI\nimport Other"), ("L/Kit/Package.swift", Self.package),
        ("L/Kit/Sources/UI/U.swift", ""), ("R/App/A.swift", "import UI"),
        ("R/Kit/Package.swift", Self.package), ("R/Kit/Sources/UI/U.swift", ""),
        ("R/Other/O.swift", ""),
      ], [project("L"), project("R")])
    #expect(world.reach("L/App/A.swift", "L/Kit/Sources/UI/U.swift") == .imported)
    #expect(world.reach("L/App/A.swift", "R/Kit/Sources/UI/U.swift") == TargetMap.Reach.none)
    #expect(world.reach("R/App/A.swift", "R/Kit/Sources/UI/U.swift") == .imported)
    #expect(world.reach("L/App/A.swift", "R/App/A.swift") == TargetMap.Reach.none)
    #expect(world.reach("L/App/A.swift", "R/Other/O.swift") == TargetMap.Reach.none)
  }

  @Test func modulesOfUnknownNamesAreNear() {
    let project = DeclaredProject(
      folder: "", isPackage: false,
      targets: [Self.program("App", ["App"]), Self.library("Base", ["Base"])])
    let world = World([("App/A.swift", "import Renamed"), ("Base/B.swift", "")], [project])
    #expect(world.reach("App/A.swift", "Base/B.swift") == .near)
  }

  @Test func listedFilesAreFoundWhateverTheirCase() {
    var target = Self.program("App", [])
    target.files = ["code/main view.swift", "Missing.swift", "Code/B.swift"]
    let world = World(
      [("Code/B.swift", ""), ("Code/Main View.swift", ""), ("Code/Other.swift", "")],
      [DeclaredProject(folder: "", isPackage: false, targets: [target])])
    #expect(world.reach("Code/B.swift", "Code/Main View.swift") == .own)
    #expect(world.home("Code/Other.swift")?.isLeftOut == true)
  }

  /// Disks of Macs keep letters with marks taken apart, projects as one.
  @Test(arguments: ["Code/Caf\u{E9}.swift", "code/CAFE\u{301}.swift", "Code/Cafe\u{301}.swift"])
  func listedFilesAreFoundWhateverTheirSpelling(path: String) {
    var target = Self.program("App", [])
    target.files = [path, "Code/B.swift"]
    let world = World(
      [("Code/B.swift", ""), ("Code/Cafe\u{301}.swift", ""), ("Code/Cafe.swift", "")],
      [DeclaredProject(folder: "", isPackage: false, targets: [target])])
    #expect(world.reach("Code/B.swift", "Code/Cafe\u{301}.swift") == .own)
    #expect(world.home("Code/Cafe.swift")?.isLeftOut == true)
  }

  @Test func generatedProjectsLeaveNothingOut() {
    let world = World([
      ("Package.swift", "let package = Package(name: \"X\", targets: [.target(name: \"X\")])"),
      ("App/Project.swift", "import ProjectDescription"), ("App/Sources/Main.swift", ""),
      ("Sources/X/X.swift", ""), ("Sources/Y/Y.swift", ""),
    ])
    #expect(world.home("App/Sources/Main.swift")?.isLeftOut == false)
    #expect(world.home("Sources/Y/Y.swift")?.isLeftOut == true)
  }

  @Test func dependenciesMayRunInCircles() {
    let project = DeclaredProject(
      folder: "", isPackage: false,
      targets: [
        Self.program("One", ["One"], [.target(1)]), Self.program("Two", ["Two"], [.target(0)]),
      ])
    let world = World([("One/A.swift", "import Two"), ("Two/B.swift", "import One")], [project])
    #expect(world.reach("One/A.swift", "Two/B.swift") == .linked)
    #expect(world.home("One/A.swift")?.programs == BitSet([0]))
  }

  @Test func countsSharedFolders() {
    let world = World([("a/b/c/X.swift", ""), ("a/b/d/e/Y.swift", ""), ("Z.swift", "")])
    #expect(world.map.sharedFolders(0, 1) == 2)
    #expect(world.map.sharedFolders(0, 0) == 3)
    #expect(world.map.sharedFolders(1, 2) == 0)
  }

  @Test func setsOfBits() {
    var set = BitSet([3, 200])
    #expect(set.elements == [3, 200] && set.contains(200) && !set.contains(4))
    #expect(set.intersection(BitSet([3])) == BitSet([3]))
    #expect(set.intersection(BitSet([4])).isEmpty)
    #expect(set.intersects(BitSet([200])) && !set.intersects(BitSet([199])))
    #expect(BitSet([3]).isSubset(of: set) && !set.isSubset(of: BitSet([3])))
    let isNew = set.insert(3)
    #expect(!isNew)
    set.formUnion(BitSet([500]))
    #expect(set.elements == [3, 200, 500])
  }

  @Test func appsSideBySideAreApart() {
    let files = [
      ("A/App/A.swift", "import Kit"), ("A/Kit/K.swift", ""), ("B/App/B.swift", ""),
      ("C/Package.swift", Self.package), ("C/Sources/Core/C.swift", ""),
      ("C/Sources/UI/U.swift", "import Core"),
    ]
    let projects = [
      DeclaredProject(folder: "A", isPackage: false, targets: [Self.program("A", ["A/App"])]),
      DeclaredProject(folder: "B", isPackage: false, targets: [Self.program("B", ["B/App"])]),
    ]
    #expect(World(files, projects).parts(plain: []) == [0, 0, 1, 2, 2, 2])
    // Who needs the other's module is no stranger; a file outside all projects may be anybody's.
    let guest = DeclaredProject(
      folder: "B", isPackage: false,
      targets: [Self.program("B", ["B/App"], [.product("KitUI")])], localPackages: ["C"])
    #expect(World(files, [projects[0], guest]).parts(plain: []) == [0, 0, 1, 1, 1, 1])
    // A package that only a workspace names stands anywhere; one from elsewhere is no file here.
    func parts(_ need: DeclaredTarget.Dependency) -> [Int?] {
      let needing = DeclaredProject(
        folder: "B", isPackage: false, targets: [Self.program("B", ["B/App"], [need])])
      return World(files, [projects[0], needing]).parts(plain: [])
    }
    #expect(parts(.localProduct("KitUI")) == [0, 0, 1, 1, 1, 1])
    #expect(parts(.product("KitUI")) == [0, 0, 1, 2, 2, 2])
    let loose = World(files + [("Loose.swift", "")], projects)
    #expect(Set(loose.parts(plain: [])) == [0])
    #expect(loose.parts(plain: ["Loose.swift"]) == [0, 0, 1, 2, 2, 2, nil])
    #expect(World([]).parts(plain: []) == [])
    #expect(World([("A.swift", "")]).parts(plain: ["A.swift"]) == [0])
  }
}
