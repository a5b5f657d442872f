import Testing

@testable import PrefLintCore

@Suite struct ProjectLocationTests {
  private func locate(
    _ project: TemporaryProject, _ paths: [String], configuration: String? = nil,
    in folder: String = ""
  ) throws(LocationError) -> ProjectLocation {
    try ProjectLocation(
      paths: paths, configuration: configuration, workingFolder: Array((project.path + folder).utf8)
    )
  }

  private func text(_ bytes: [UInt8]?) -> String? {
    bytes.map { String(decoding: $0, as: UTF8.self) }
  }

  @Test func configurationMakesTheRoot() throws {
    let project = TemporaryProject([
      ".git/HEAD": "", "app/.preflint.yml": "", "app/Sources/A.swift": "",
    ])
    let location = try locate(project, ["app/Sources/A.swift"])
    #expect(text(location.root) == project.path + "/app")
    #expect(text(location.configuration) == project.path + "/app/.preflint.yml")
    #expect(text(location.repository) == project.path)
    #expect(
      location.arguments == [
        .init(text: "app/Sources/A.swift", path: "Sources/A.swift", isFolder: false)
      ])
  }

  @Test func gitMakesTheRootWithoutConfiguration() throws {
    let project = TemporaryProject([".git/HEAD": "", "app/Sources/A.swift": ""])
    let location = try locate(project, [], in: "/app")
    #expect(text(location.root) == project.path)
    #expect(location.configuration == nil)
    #expect(location.arguments == [.init(text: ".", path: "app", isFolder: true)])
  }

  @Test func pathIsTheRootWithoutBoth() throws {
    let project = TemporaryProject(["app/Sources/A.swift": ""])
    let folder = try locate(project, ["app"])
    #expect(text(folder.root) == project.path + "/app")
    #expect(folder.arguments == [.init(text: "app", path: "", isFolder: true)])
    let file = try locate(project, ["app/Sources/A.swift"])
    #expect(text(file.root) == project.path + "/app/Sources")
    #expect(file.repository == nil)
  }

  @Test func configurationAboveTheGitRootIsNotTaken() throws {
    let project = TemporaryProject([
      ".preflint.yml": "", "app/.git/HEAD": "", "app/A.swift": "",
    ])
    let location = try locate(project, ["app"])
    #expect(location.configuration == nil)
    #expect(text(location.root) == project.path + "/app")
  }

  @Test func givenConfigurationIsTaken() throws {
    let project = TemporaryProject([
      ".git/HEAD": "", "ci/lint.yml": "", "app/A.swift": "", ".preflint.yml": "",
    ])
    let outside = try locate(project, ["app"], configuration: "ci/lint.yml")
    #expect(text(outside.configuration) == project.path + "/ci/lint.yml")
    #expect(text(outside.root) == project.path)
    let around = try locate(project, ["ci"], configuration: "ci/lint.yml")
    #expect(text(around.root) == project.path + "/ci")
  }

  @Test func linksKeepTheirPlace() throws {
    let project = TemporaryProject([
      "app/.git/HEAD": "", "app/A.swift": "", "shared/S.swift": "",
    ])
    project.link("app/Shared", to: "../shared")
    project.link("app/B.swift", to: "A.swift")
    let location = try locate(project, [".", "Shared/S.swift", "B.swift"], in: "/app")
    #expect(location.arguments.map(\.path) == ["", "Shared/S.swift", "A.swift"])
  }

  @Test func mistakesAreNamed() {
    let project = TemporaryProject([
      "app/.git/HEAD": "", "app/A.swift": "", "other/B.swift": "", "bad/.preflint.yaml": "",
    ])
    #expect(throws: LocationError.unreachable(path: "none", .system(2))) {
      try locate(project, ["none"])
    }
    #expect(throws: LocationError.outside(path: "other", root: project.path + "/app")) {
      try locate(project, ["app", "other"])
    }
    #expect(throws: LocationError.configuration(path: "none.yml", .system(2))) {
      try locate(project, ["app"], configuration: "none.yml")
    }
    #expect(throws: LocationError.configuration(path: "app", .notAFile)) {
      try locate(project, ["app"], configuration: "app")
    }
    #expect(throws: LocationError.misnamedConfiguration(path: project.path + "/bad/.preflint.yaml"))
    {
      try locate(project, ["bad"])
    }
    #expect(
      LocationError.unreachable(path: "none", .system(2)).message == "none: no such file or folder")
  }
}
