import Testing

@testable import PrefLintCore

#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

@Suite struct ProjectListingTests {
  private func walk(
    _ project: TemporaryProject, repository: String? = nil, root: String = "",
    unread: [String] = [], threads: Int = 2
  ) throws -> ProjectListing {
    ProjectListing.walk(
      root: Array((project.path + root).utf8), repository: repository.map { Array($0.utf8) },
      unread: try unread.map { pattern in try GlobPattern(pattern) }, threads: threads)
  }

  @Test(arguments: [1, 2, 7])
  func swiftFilesComeInBytewiseOrder(threads: Int) throws {
    var files = [
      "B.swift": "", "a.swift": "", "A/z.swift": "", "A.swift": "", "Package.swift": "",
      // Some characters stand before the slash.
      "App/b.swift": "", "App-Kit/a.swift": "", "App.swift": "", "App 2/c.swift": "",
      "App/b.swift.d/x.swift": "", "App/b/y.swift": "",
    ]
    for index in 0..<40 { files["many/\(index)/deep/F.swift"] = "" }
    let project = TemporaryProject(files)
    let listing = try walk(project, threads: threads)
    let expected = files.keys.sorted { Array($0.utf8).lexicographicallyPrecedes(Array($1.utf8)) }
    #expect(listing.files.map(\.path) == expected)
    #expect(listing.problems == [])
  }

  @Test func otherFilesAreLeftOut() throws {
    let project = TemporaryProject([
      "A.swift": "", "A.m": "", "swift": "", "x.swiftinterface": "",
      "App.xcodeproj/project.pbxproj": "",
      "Folder.swift/Inner.swift": "", ".hidden.swift": "", "._A.swift": "",
    ])
    let listing = try walk(project)
    #expect(listing.files.map(\.path) == ["A.swift", "Folder.swift/Inner.swift"])
    #expect(listing.xcodeProjects.map(\.path) == ["App.xcodeproj/project.pbxproj"])
  }

  @Test func unreadFoldersAreNeverOpened() throws {
    var files = ["A.swift": ""]
    let unread = [
      ".build", "DerivedData", "Pods", "Carthage", "node_modules", ".hidden", "App/Pods", "Vendor",
      "App/Mocks", "App/Guide.docc/Resources",
    ]
    for folder in unread { files["\(folder)/X.swift"] = "" }
    let project = TemporaryProject(files)
    // A broken link inside would be a notice if somebody looked.
    for folder in unread { project.link("\(folder)/broken", to: "nowhere") }
    let listing = try walk(project, unread: ["Vendor", "**/Mocks"])
    #expect(listing.files.map(\.path) == ["A.swift"])
    #expect(listing.problems == [])
  }

  @Test func unreadPatternsAlsoNameFiles() throws {
    let project = TemporaryProject(["A.swift": "", "a/B.gen.swift": "", "a/C.swift": ""])
    let listing = try walk(project, unread: ["**/*.gen.swift"])
    #expect(listing.files.map(\.path) == ["A.swift", "a/C.swift"])
  }

  @Test func brokenLinksAreNotices() throws {
    let project = TemporaryProject(["A.swift": ""])
    project.link("B.swift", to: "nowhere.swift")
    project.link("loop", to: "loop")
    project.link("picture.png", to: "nowhere.png")
    let listing = try walk(project)
    #expect(listing.files.map(\.path) == ["A.swift"])
    #expect(
      listing.problems == [
        FileProblem(path: "B.swift", kind: .brokenLink),
        FileProblem(path: "loop", kind: .brokenLink),
      ])
  }

  @Test func linkCyclesEnd() throws {
    let project = TemporaryProject(["a/A.swift": "", "b/B.swift": ""])
    project.link("a/up", to: "..")
    project.link("a/self", to: ".")
    project.link("a/b", to: "../b")
    project.link("b/a", to: "../a")
    project.link("b/top", to: "/")
    let listing = try walk(project)
    #expect(listing.files.map(\.path) == ["a/A.swift", "b/B.swift"])
    #expect(listing.problems == [])
  }

  @Test func linksOutOfTheProjectAreFollowedOnce() throws {
    let project = TemporaryProject([
      "app/A.swift": "", "shared/S.swift": "", "shared/deep/T.swift": "", "one/One.swift": "",
    ])
    project.link("app/v1.x", to: "../shared")
    project.link("app/y", to: "../shared")
    project.link("shared/again", to: "../app/y/deep")
    project.link("app/One.swift", to: "../one/One.swift")
    project.link("app/Two.swift", to: "../one/One.swift")
    project.link("app/Same.swift", to: "A.swift")
    let listing = try walk(project, root: "/app")
    #expect(
      listing.files.map(\.path) == ["A.swift", "One.swift", "v1.x/S.swift", "v1.x/deep/T.swift"])
  }

  @Test func linkedFilesStandWhereTheirPathsDo() throws {
    let project = TemporaryProject([
      "app/A.swift": "", "app/z/Z.swift": "", "shared/S.swift": "", "one/One.swift": "",
    ])
    project.link("app/m", to: "../shared")
    project.link("app/z/Y.swift", to: "../../one/One.swift")
    let listing = try walk(project, root: "/app")
    #expect(listing.files.map(\.path) == ["A.swift", "m/S.swift", "z/Y.swift", "z/Z.swift"])
  }

  @Test func unreadLinksAreNotFollowed() throws {
    let project = TemporaryProject(["app/A.swift": "", "pods/P.swift": ""])
    project.link("app/Pods", to: "../pods")
    project.link("app/.hidden", to: "../pods")
    project.link("app/Vendor", to: "../pods")
    #expect(try walk(project, root: "/app", unread: ["Vendor"]).files.map(\.path) == ["A.swift"])
  }

  @Test(.enabled(if: getuid() != 0, "root may open everything"))
  func unreadableFoldersAreProblems() throws {
    let project = TemporaryProject(["A.swift": "", "closed/B.swift": ""])
    project.setMode("closed", 0o000)
    defer { project.setMode("closed", 0o755) }
    let listing = try walk(project)
    #expect(listing.files.map(\.path) == ["A.swift"])
    #expect(
      listing.problems == [
        FileProblem(path: "closed", kind: .unreadable(.system(EACCES)))
      ])
  }

  @Test func ignoredFilesAreReadAndMarked() throws {
    let project = TemporaryProject([
      ".git/info/exclude": "Excluded.swift\n", ".gitignore": "Generated/\n*.gen.swift\n",
      "A.swift": "", "Excluded.swift": "", "B.gen.swift": "",
      "Generated/C.swift": "", "Generated/.gitignore": "!C.swift\n",
      "App/.gitignore": "/Local.swift\n!Keep.gen.swift\n",
      "App/Local.swift": "", "App/Keep.gen.swift": "", "App/x/Local.swift": "",
    ])
    let listing = try walk(project, repository: project.path)
    #expect(
      listing.files.filter(\.isIgnored).map(\.path) == [
        "App/Local.swift", "B.gen.swift", "Excluded.swift", "Generated/C.swift",
      ])
    #expect(listing.files.count == 7)
  }

  @Test func rulesAboveTheRootApply() throws {
    let project = TemporaryProject([
      ".git/HEAD": "", ".gitignore": "app/Gen.swift\n", "app/.gitignore": "/sub/Own.swift\n",
      "app/sub/Own.swift": "", "app/sub/Gen.swift": "", "app/Gen.swift": "",
    ])
    let inner = try walk(project, repository: project.path, root: "/app/sub")
    #expect(inner.files.filter(\.isIgnored).map(\.path) == ["Own.swift"])
    let outer = try walk(project, repository: project.path, root: "/app")
    #expect(outer.files.filter(\.isIgnored).map(\.path) == ["Gen.swift", "sub/Own.swift"])
  }

  @Test func repositoriesInsideStartAfresh() throws {
    let project = TemporaryProject([
      ".git/HEAD": "", ".gitignore": "*.swift\n", "A.swift": "",
      "sub/.git": "gitdir: ../.git/modules/sub\n", "sub/B.swift": "", "sub/C.swift": "",
      ".git/modules/sub/info/exclude": "/C.swift\n",
    ])
    let listing = try walk(project, repository: project.path)
    #expect(listing.files.filter(\.isIgnored).map(\.path) == ["A.swift", "sub/C.swift"])
  }

  @Test func filesAreReadWhole() throws {
    let project = TemporaryProject(["A.swift": "let a = 1\n", "Empty.swift": ""])
    project.write("Binary.swift", bytes: [0, 0xFF, 10, 13, 0])
    let listing = try walk(project)
    let loaded = LoadedFiles.read(listing, threads: 2).files
    #expect(loaded.files.map(\.path) == ["A.swift", "Binary.swift", "Empty.swift"])
    #expect(loaded.files.map(\.bytes) == [Array("let a = 1\n".utf8), [0, 0xFF, 10, 13, 0], []])
    #expect(loaded.problems == [])
  }

  @Test func hugeFilesAreProblems() throws {
    let project = TemporaryProject(["A.swift": ""])
    project.writeHuge("B.swift", size: 5 << 30)
    let loaded = LoadedFiles.read(try walk(project), threads: 1).files
    #expect(loaded.files.map(\.path) == ["A.swift"])
    #expect(loaded.problems == [FileProblem(path: "B.swift", kind: .unreadable(.tooLarge))])
  }

  @Test func filesThatVanishAreProblems() throws {
    let project = TemporaryProject(["A.swift": "", "B.swift": ""])
    let listing = try walk(project)
    project.delete("A.swift")
    let loaded = LoadedFiles.read(listing, threads: 1).files
    #expect(loaded.files.map(\.path) == ["B.swift"])
    #expect(
      loaded.problems == [FileProblem(path: "A.swift", kind: .unreadable(.system(ENOENT)))])
  }
}
