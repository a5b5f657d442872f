// Bytes that are left on disk: read again where they are asked for, and never taken for what was read once they changed.

import Testing

@testable import PrefLintCore

@Suite struct StoredTextTests {
  private static let view = """
    import SwiftUI
    final class Store: ObservableObject {}
    struct Reader: View {
      @EnvironmentObject var store: Store
      var body: some View { Text("\\(store)") }
    }

    """
  private static let app = """
    import SwiftUI
    @main struct DemoApp: App {
      var body: some Scene { WindowGroup { Reader() } }
    }

    """

  /// A project with a mistake, as a run reads it that asks for bytes only where it shows them.
  private func load(_ project: TemporaryProject) -> [SourceFile] {
    let listing = ProjectListing.walk(
      root: project.bytes, repository: nil, unread: [], threads: 1)
    return LoadedFiles.read(listing, keepsBytes: false, threads: 1).files.files
  }

  @Test func bytesAreThoseOfTheFile() {
    let project = TemporaryProject([
      "App.swift": Self.app, "Empty.swift": "", "View.swift": Self.view,
    ])
    let files = load(project)
    #expect(files.map(\.byteCount) == [Self.app.utf8.count, 0, Self.view.utf8.count])
    #expect(files.map(\.bytes) == [Array(Self.app.utf8), [], Array(Self.view.utf8)])
    // Another length, the same length, nothing at all.
    project.write("App.swift", Self.app + "\n")
    project.write("View.swift", Self.view.uppercased())
    project.delete("Empty.swift")
    #expect(files.map(\.bytes) == [[], [], []])
    #expect(files[0].byteCount == Self.app.utf8.count)
  }

  @Test func newBytesAreKept() {
    let project = TemporaryProject(["App.swift": Self.app])
    var files = load(project)
    files[0].bytes = [10]
    #expect(files[0].bytes == [10] && files[0].byteCount == 1 && files[0].reading == nil)
  }

  @Test func whatIsHeldDoesNotChange() throws {
    let project = TemporaryProject(["App.swift": Self.app, "View.swift": Self.view])
    var files = load(project)
    var result = Linter.lint(LintInput(files: files), threads: 1)
    let finding = try #require(result.findings.first)
    #expect(finding.subject == "Store" && finding.range.file == FileID(0))
    #expect(files.hold(for: &result) == [])
    project.write("App.swift", "let a = 1\n")
    project.delete("View.swift")
    #expect(files.map(\.bytes) == [Array(Self.app.utf8), Array(Self.view.utf8)])
  }

  @Test(arguments: ["App.swift", "View.swift"])
  func whatIsSaidOfChangedFilesIsRemoved(name: String) {
    let project = TemporaryProject([
      "App.swift": Self.app, "View.swift": Self.view, "Z.swift": "let z = 1\n",
    ])
    var files = load(project)
    var result = Linter.lint(LintInput(files: files), threads: 1)
    #expect(result.findings.map(\.subject) == ["Store"])
    project.write(name, "let a = 1\n")
    // Nothing is said of this one.
    project.write("Z.swift", "let z = 22\n")
    #expect(
      files.hold(for: &result)
        == [FileProblem(path: name, kind: .unreadable(.changedSinceRead))])
    #expect(result.findings == [])
  }
}
