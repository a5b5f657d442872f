// The `project.pbxproj` files of fixtures: written by hand with an object per line, so that a variation that
// cuts a file in two can put both halves where the file was.

import Foundation

@testable import PrefLintCore

struct FixtureXcodeProject: Sendable {
  /// Relative to the fixture's folder.
  var path: String
  var text: String

  var source: SourceFile { SourceFile(path: path, text: text) }

  /// Reads all projects below a folder.
  static func all(in folder: URL) -> [FixtureXcodeProject] {
    let paths = FileManager.default.enumerator(atPath: folder.path(percentEncoded: false))?
      .compactMap { $0 as? String }.filter { $0.hasSuffix("project.pbxproj") }
    return (paths ?? []).sorted().map { path in
      FixtureXcodeProject(
        path: path, text: (try? FixtureProject.text(of: folder.appending(path: path))) ?? "")
    }
  }

  /// The project with further files next to some of its own: `Rest` for each of the names.
  func splitting(_ names: Set<String>) -> FixtureXcodeProject {
    var lines = text.components(separatedBy: "\n")
    // A file's second half has a reference and a place in a phase of its own.
    var objects: [(id: String, isReferred: Bool)] = []
    for kind in ["PBXFileReference", "PBXBuildFile"] {
      lines = lines.flatMap { line -> [String] in
        let id = line.trimmingCharacters(in: .whitespaces).components(separatedBy: " ")[0]
        guard line.contains("isa = \(kind);") else { return [line] }
        if let name = names.first(where: { line.contains("/\($0);") || line.contains(" \($0);") }) {
          let rest = name.replacingOccurrences(of: ".swift", with: "+Rest.swift")
          objects.append((id, true))
          return [line, renamed(line, id).replacingOccurrences(of: name, with: rest)]
        }
        if let file = objects.first(where: { $0.isReferred && line.contains("= \($0.id);") }) {
          objects.append((id, false))
          return [
            line,
            renamed(line, id).replacingOccurrences(of: "= \(file.id);", with: "= \(file.id)_R;"),
          ]
        }
        return [line]
      }
    }
    var result = self
    result.text = lines.joined(separator: "\n")
    for (id, _) in objects {
      result.text = result.text.replacingOccurrences(of: " \(id), ", with: " \(id), \(id)_R, ")
    }
    for name in names {
      let rest = name.replacingOccurrences(of: ".swift", with: "+Rest.swift")
      for path in exceptions(named: name) {
        let other = path.replacingOccurrences(of: name, with: rest)
        result.text = result.text.replacingOccurrences(
          of: " \(path), ", with: " \(path), \"\(other)\", ")
      }
    }
    return result
  }

  private func renamed(_ line: String, _ id: String) -> String {
    line.replacingOccurrences(of: "\(id) =", with: "\(id)_R =")
  }

  /// Files of the name among the exceptions of synchronised folders.
  private func exceptions(named name: String) -> Set<String> {
    Set(
      text.components(separatedBy: " ").filter { $0.hasSuffix("\(name),") }
        .map { String($0.dropLast()) })
  }
}
