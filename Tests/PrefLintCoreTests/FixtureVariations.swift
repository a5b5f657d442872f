// The variations of fixtures: changes of a project that must not matter, and those that silence it. What needs the
// structure of the code stands in `FixtureRewriting`.

import Foundation
import Testing

@testable import PrefLintCore

/// A change of a project that changes no verdict, or silences all of them.
enum Variation: String, CaseIterable, Sendable, CustomTestStringConvertible {
  case carriageReturns = "with CRLF"
  case byteOrderMark = "with a byte order mark"
  case emoji = "with emoji before the code"
  case suppressedOnTheLine = "suppressed on the line"
  case suppressedAbove = "suppressed on the line above"
  case commentedOut = "commented out"
  case quoted = "inside a string"
  case split = "split over two files"
  case reversed = "with the declarations in reverse"
  case membersReversed = "with the members of types in reverse"
  case conditional = "under '#if true'"
  case renamed = "with other names"
  case stranger = "next to code that has nothing to do with it"
  case moved = "with other file names"

  var testDescription: String { rawValue }

  /// Whether nothing is left to find.
  var silences: Bool {
    switch self {
    case .suppressedOnTheLine, .suppressedAbove, .commentedOut, .quoted: true
    default: false
    }
  }

  /// Whether nothing that a fingerprint is made of changes.
  var keepsFingerprints: Bool { !silences && self != .renamed }

  func applied(to project: FixtureProject) -> FixtureProject {
    var project = project
    switch self {
    case .renamed: return Renaming(of: project).applied(to: project)
    case .moved: return project.moved()
    case .stranger:
      let folder = project.files.first { !$0.isManifest }.map { ProjectPath.folder(of: $0.path) }
      let path = (folder.map { $0.isEmpty ? "" : $0 + "/" } ?? "") + "Stranger.swift"
      project.files.append(FixtureFile(path: path, text: Self.strangerText))
      return project
    default: project.files = project.files.flatMap(applied)
    }
    if self == .split {
      let names = project.files.filter { $0.path.hasSuffix("+Rest.swift") }.map {
        ($0.path as NSString).lastPathComponent.replacingOccurrences(of: "+Rest", with: "")
      }
      project.xcodeProjects = project.xcodeProjects.map { $0.splitting(Set(names)) }
    }
    return project
  }

  private func applied(to file: FixtureFile) -> [FixtureFile] {
    var file = file
    switch self {
    case .carriageReturns: file.lineEnding = "\r\n"
    case .byteOrderMark: file.hasByteOrderMark = true
    case .emoji:
      file.lines = file.lines.enumerated().map { index, line in
        index == 0 || !Want.all(in: line).isEmpty ? "/* 👩🏽‍🚀🏳️‍🌈 */ " + line : line
      }
    case .suppressedOnTheLine:
      file.lines = file.lines.map { line in
        guard let comment = Self.suppression(of: line) else { return line }
        return line.components(separatedBy: Want.comment)[0] + " " + comment
      }
    case .suppressedAbove:
      file.lines = file.lines.flatMap { line in
        guard let comment = Self.suppression(of: line) else { return [line] }
        return [comment, line.components(separatedBy: Want.comment)[0]]
      }
    case .commentedOut: file.lines = Self.silenced(file.lines).map { "// " + $0 }
    case .quoted:
      file.lines = ["let text = ####\"\"\""] + Self.silenced(file.lines) + ["\"\"\"####"]
    case .split: return TopLevel(of: file).split()
    case .reversed: return [TopLevel(of: file).reversed()]
    case .membersReversed: return [file.reversingMembers()]
    case .conditional: return [TopLevel(of: file).conditional()]
    case .renamed, .moved, .stranger: break
    }
    return [file]
  }

  /// Declarations that use each other and nothing else, and names that are not those of fixtures.
  private static let strangerText = """
    import SwiftUI

    final class StrangerModel: ObservableObject {
      @Published var strangerCount = 0
    }

    struct StrangerReader: View {
      @EnvironmentObject private var strangerModel: StrangerModel
      @Environment(\\.strangerAccent) private var strangerAccent
      var body: some View { Text("\\(strangerModel.strangerCount + strangerAccent)") }
    }

    extension EnvironmentValues {
      @Entry var strangerAccent = 0
    }

    struct StrangerList<StrangerContent: View>: View {
      let strangerContent: StrangerContent
      var body: some View {
        List { strangerContent.environment(\\.strangerAccent, 1) }.strangerObjects()
      }
    }

    protocol StrangerRoute {
      associatedtype StrangerScreen: View
      func strangerScreen() -> StrangerScreen
    }

    struct StrangerHome: StrangerRoute {
      func strangerScreen() -> some View { StrangerList(strangerContent: StrangerReader()) }
    }

    extension View {
      func strangerObjects() -> some View { environmentObject(StrangerModel()) }
    }

    """

  /// The comment that silences what a line's comment wants.
  private static func suppression(of line: String) -> String? {
    let rules = Set(Want.all(in: line).map(\.rule))
      .filter { RuleCatalog.rule($0)?.isImplemented ?? false }
    guard !rules.isEmpty else { return nil }
    return "// preflint:ignore[\(rules.sorted().joined(separator: ", "))] - test"
  }

  /// Lines without wishes and without suppressions, which would silence nothing.
  private static func silenced(_ lines: [String]) -> [String] {
    lines.map { line in
      line.components(separatedBy: Want.comment)[0]
        .replacingOccurrences(of: "preflint:", with: "silenced ")
    }
  }
}

/// The top-level declarations of a file, which blank lines separate.
private struct TopLevel {
  private let file: FixtureFile
  private let lines: [String]
  /// The lines before the first declaration: the comment and the imports.
  private var head: Range<Int>
  /// With the blank line that follows.
  private var declarations: [Range<Int>] = []

  init(of file: FixtureFile) {
    self.file = file
    lines = file.lines
    var start = 0
    var conditions = 0
    var blocks = 0
    head = 0..<0
    for (index, line) in lines.enumerated() {
      let text = line.trimmingCharacters(in: .whitespaces)
      if text.hasPrefix("#if") { conditions += 1 }
      if text.hasPrefix("#endif") { conditions -= 1 }
      blocks += line.components(separatedBy: "/*").count - line.components(separatedBy: "*/").count
      let next = index + 1 < lines.count ? lines[index + 1] : ""
      guard text.isEmpty, conditions == 0, blocks == 0, let first = next.first,
        !first.isWhitespace, first != "}"
      else { continue }
      if head.isEmpty { head = 0..<index + 1 } else { declarations.append(start..<index + 1) }
      start = index + 1
    }
    if start < lines.count { declarations.append(start..<lines.count) }
  }

  /// Two files with half of the declarations each; the second is padded so that no line moves.
  func split() -> [FixtureFile] {
    // A manifest is one file, whatever it holds.
    guard declarations.count > 1, !file.isManifest else { return [file] }
    let cut = declarations[declarations.count / 2].lowerBound
    var first = file
    first.lines = Array(lines[..<cut])
    var second = file
    second.path = file.path.replacingOccurrences(of: ".swift", with: "+Rest.swift")
    second.lines = lines.enumerated().map { index, line in
      index >= cut || line.trimmingCharacters(in: .whitespaces).hasPrefix("import ")
        || line.hasPrefix("@testable import ") ? line : ""
    }
    return [first, second]
  }

  /// The file with each declaration in a `#if` of its own.
  func conditional() -> FixtureFile {
    guard !file.isManifest else { return file }
    var result = file
    result.lines =
      Array(lines[..<(declarations.first?.lowerBound ?? lines.count)])
      + declarations.flatMap { range in ["#if true"] + lines[range] + ["#endif", ""] }
    return result
  }

  /// The file with its declarations from last to first.
  func reversed() -> FixtureFile {
    var result = file
    let parts = declarations.reversed().map { range in
      var part = Array(lines[range])
      if part.last?.isEmpty != true { part.append("") }
      return part
    }
    result.lines = Array(lines[head]) + parts.flatMap { $0 }
    return result
  }
}
