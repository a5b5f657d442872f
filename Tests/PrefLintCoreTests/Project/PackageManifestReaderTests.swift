// What is read of a package's manifest.

import Testing

@testable import PrefLintCore

@Suite struct PackageManifestReaderTests {
  private func read(
    _ text: String, path: String = "Kit/Package.swift", folders: [String]? = nil
  ) -> DeclaredProject {
    PackageManifestReader.read(FactsBuilder.facts(of: Array(text.utf8)), path: path) { folder in
      folders?.contains(folder) ?? true
    }
  }

  @Test func readsTargets() {
    let project = read(
      """
      // swift-tools-version: 6.0
      import PackageDescription
      let package = Package(
        name: "Kit",
        products: [
          .library(name: "KitParts", type: .dynamic, targets: ["Kit-Core", "UI"]),
          .executable(name: "tool", targets: ["Tool"]),
        ],
        dependencies: [.package(path: "../Base"), .package(url: "https://e.org/x", from: "1.0.0")],
        targets: [
          .target(name: "Kit-Core"),
          .target(
            name: "UI",
            dependencies: [
              "Kit-Core", .target(name: "Kit-Core"), .byName(name: "Base"),
              .product(name: "X", package: "x", condition: .when(platforms: [.iOS])),
            ],
            path: "Code/UI", exclude: ["Old", "A.swift"], sources: ["In", "B.swift"]),
          .executableTarget(name: "Tool", dependencies: ["UI"]),
          .testTarget(name: "Tests", dependencies: [.target(name: "UI")]),
          .macro(name: "Macros"), .plugin(name: "Gen", capability: .buildTool()),
        ]
      )
      """)
    #expect(project.isComplete && project.folder == "Kit" && project.isPackage)
    #expect(
      project.targets.map(\.name) == ["Kit-Core", "UI", "Tool", "Tests", "Macros", "Gen"])
    #expect(
      project.targets.map(\.kind) == [.library, .library, .program, .tests, .program, .program])
    #expect(project.targets[0].modules == ["Kit_Core"])
    #expect(
      project.targets.map { $0.folders.map(\.path) } == [
        ["Kit/Sources/Kit-Core"], ["Kit/Code/UI"], ["Kit/Sources/Tool"], ["Kit/Tests/Tests"],
        ["Kit/Sources/Macros"], ["Kit/Plugins/Gen"],
      ])
    #expect(project.targets[1].folders.first?.without == ["Old", "A.swift"])
    #expect(project.targets[1].folders.first?.only == ["In", "B.swift"])
    #expect(
      project.targets[1].dependencies == [
        .named("Kit-Core"), .named("Kit-Core"), .named("Base"), .product("X"),
      ])
    #expect(project.products == ["KitParts": [0, 1], "tool": [2]])
    #expect(project.localPackages == ["Base"])
  }

  @Test func followsConstantsAndLaterChanges() {
    let project = read(
      """
      import PackageDescription
      let prefix = "My"
      let core: Target.Dependency = .product(name: "Core", package: "core")
      let common: [Target.Dependency] = [core, .target(name: "MyBase")]
      let tests: [Target] = [.testTarget(name: "MyTests", dependencies: common + ["MyApp"])]
      let package = Package(name: "My", targets: [.target(name: prefix + "Base")] + tests)
      package.targets += [Target.target(name: "MyApp", dependencies: common, path: prefix)]
      extension Target.Dependency { static let ui = Self.target(name: "MyApp") }
      """, path: "Package.swift")
    #expect(project.isComplete)
    #expect(project.targets.map(\.name).sorted() == ["MyApp", "MyBase", "MyTests"])
    let app = project.targets.first { $0.name == "MyApp" }
    #expect(app?.folders.map(\.path) == ["My"])
    #expect(app?.dependencies == [.product("Core"), .named("MyBase")])
    let tested = project.targets.first { $0.name == "MyTests" }
    #expect(tested?.dependencies == [.product("Core"), .named("MyBase"), .named("MyApp")])
  }

  @Test(arguments: [
    #"let package = Package(name: "A", targets: names.map { .target(name: $0) })"#,
    #"let package = Package(name: "A", targets: [.target(name: "A\(n)")])"#,
    #"let package = Package(name: "A", targets: [.target(name: "A", path: folder())])"#,
    #"let package = Package(name: "A", targets: [.target(name: "A", sources: files)])"#,
    #"let package = Package(name: "A")"#, "let x = 1", "", "let package = Package(",
  ])
  func knowsWhatItCannotTell(text: String) { #expect(!read(text).isComplete) }

  @Test func findsUsualFolders() {
    let text = #"let package = Package(name: "A", targets: [.target(name: "A")])"#
    func folder(_ folders: [String]) -> String? {
      read(text, folders: folders).targets.first?.folders.first?.path
    }
    #expect(folder(["Kit/Sources/A"]) == "Kit/Sources/A")
    #expect(folder(["Kit/src/A"]) == "Kit/src/A")
    #expect(folder(["Kit/Sources"]) == "Kit/Sources")
    #expect(folder([]) == nil)
  }

  @Test func staysInTheProject() {
    let project = read(
      #"let package = Package(name: "A", targets: [.target(name: "A", path: "../../../x")])"#)
    #expect(project.targets.first?.folders == [])
  }

  @Test func boundsConstantsThatAddThemselvesUp() {
    var text = "let a0 = [\"x\"]\n"
    for index in 1..<40 { text += "let a\(index) = a\(index - 1) + a\(index - 1)\n" }
    text += "let s = s + s\n"
    text += "let p = Package(name: s, targets: [.target(name: s, dependencies: a39), "
    text += ".target(name: \"B\", dependencies: a39, exclude: a38)])"
    #expect(read(text).targets.map(\.name) == ["B"])
  }
}
