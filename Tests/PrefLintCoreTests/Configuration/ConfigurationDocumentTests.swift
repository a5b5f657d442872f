import Testing

@testable import PrefLintCore

@Suite struct ConfigurationDocumentTests {
  /// The text of a file of the repository.
  private func text(_ path: String) throws -> String {
    let root = #filePath.split(separator: "/").dropLast(4).joined(separator: "/")
    return String(decoding: try FileSystem.read(Array("/\(root)/\(path)".utf8)), as: UTF8.self)
  }

  @Test func documentedSettingsAreRead() throws {
    let document = try text("docs/configuration.md")
    let lines = document.split(separator: "\n", omittingEmptySubsequences: false)
    let start = try #require(lines.firstIndex(of: "```yaml"))
    let end = try #require(lines[start...].firstIndex(of: "```"))
    let example = lines[start + 1..<end]
    _ = try ConfigurationReader.read(Array(example.joined(separator: "\n").utf8))
    for key in ConfigurationDecoder.keys {
      #expect(document.contains("\n| `\(key)` |"), "\(key) has no row")
      #expect(example.contains { $0.hasPrefix("\(key):") }, "\(key) is not in the example")
    }
  }

  @Test func ownSettingsAreRead() throws {
    _ = try ConfigurationReader.read(Array(try text(".preflint.yml").utf8))
  }
}
