// The report: agreement per kind, totals, causes and the first disagreements.

import Foundation
import PrefLintCore

struct Report {
  let run: Run
  let results: [FileResult?]
  let options: Options

  func text() -> String {
    var lines: [String] = []
    lines += table()
    lines.append("")
    lines += totals()
    if options.isByFile { lines += [""] + byFile() }
    lines += causes()
    lines += disagreements()
    return lines.joined(separator: "\n")
  }

  // MARK: Parts

  private func table() -> [String] {
    var lines = [
      "kind".padded(30) + "compared".leftPadded(11) + "equal".leftPadded(11)
        + "agreement".leftPadded(11) + "  differ / only SwiftSyntax / only PrefLint"
    ]
    func add(_ name: String, _ count: Count) {
      guard count.total > 0 else { return }
      var line =
        name.padded(30) + "\(count.total)".leftPadded(11) + "\(count.equal)".leftPadded(11)
        + percent(count).leftPadded(11)
      if count.equal < count.total {
        line += "  \(count.different) / \(count.onlyTheirs) / \(count.onlyOurs)"
      }
      lines.append(line)
    }
    add("tokens", run.sound.tokens)
    add("nodes", run.sound.nodes)
    for kind in NodeKind.allCases { add("  \(kind)", run.sound.kinds[Int(kind.rawValue)]) }
    return lines
  }

  private func totals() -> [String] {
    let sound = run.sound
    let broken = run.broken
    var lines = [
      "\(sound.files) files without errors, \(sound.lines) lines, \(sound.bytes) bytes: "
        + "tokens \(percent(sound.tokens)), nodes \(percent(sound.nodes))"
    ]
    let equal = results.compactMap(\.self).filter { !$0.hasErrors && $0.disagreementCount == 0 }
    lines.append("\(equal.count) of them are read exactly alike")
    if broken.files > 0 {
      lines.append(
        "\(broken.files) files in which SwiftSyntax finds errors, \(broken.lines) lines: "
          + "tokens \(percent(broken.tokens)), nodes \(percent(broken.nodes)) (not judged)")
    }
    let unread = results.filter { $0 == nil }.count
    if unread > 0 { lines.append("\(unread) files could not be read") }
    return lines
  }

  private func byFile() -> [String] {
    shown.map { result in
      "\(result.file): tokens \(percent(result.tokens)), nodes \(percent(result.nodes))"
    }
  }

  /// Disagreements of the same shape, the most frequent first, each with an example.
  private func causes() -> [String] {
    var counts: [String: (count: Int, files: Set<String>, example: String)] = [:]
    for result in shown {
      for (disagreement, place) in zip(result.disagreements, result.places) {
        let example = "\(result.file):\(place.line):\(place.column): \(place.text.trimmed)"
        counts[disagreement.shape, default: (0, [], example)].count += 1
        counts[disagreement.shape]?.files.insert(result.file)
      }
    }
    guard !counts.isEmpty else { return [] }
    // Tokens first: where they differ, nodes cannot but differ.
    let sorted = counts.sorted {
      let isToken = ($0.key.hasPrefix("tokens"), $1.key.hasPrefix("tokens"))
      if isToken.0 != isToken.1 { return isToken.0 }
      return $0.value.count != $1.value.count ? $0.value.count > $1.value.count : $0.key < $1.key
    }
    return ["", "Innermost disagreements by shape:"]
      + sorted.prefix(options.limit).map {
        "\($0.value.count) in \($0.value.files.count) files: \($0.key)\n    \($0.value.example)"
      }
  }

  private func disagreements() -> [String] {
    var lines: [String] = []
    for result in shown {
      for (disagreement, place) in zip(result.disagreements, result.places) {
        guard lines.count < options.limit else { break }
        lines.append(
          """
          \(result.file):\(place.line):\(place.column): \(disagreement.shape)
              \(place.text.trimmed)
              SwiftSyntax: \(disagreement.theirs.isEmpty ? "nothing" : disagreement.theirs)
              PrefLint:    \(disagreement.ours.isEmpty ? "nothing" : disagreement.ours)
          """)
      }
    }
    return lines.isEmpty ? [] : ["", "First disagreements:"] + lines
  }

  /// The files that disagree, without those in which SwiftSyntax finds errors unless asked for.
  private var shown: [FileResult] {
    results.compactMap(\.self).filter {
      $0.disagreementCount > 0 && ($0.hasErrors == options.showsBroken)
    }
  }
}

/// Two decimals more than the threshold, never rounded up to 100.
private func percent(_ count: Count) -> String {
  let value = count.equal == count.total ? 100 : min(count.agreement, 99.9999)
  return String(format: "%.4f %%", value)
}

extension String {
  fileprivate func padded(_ width: Int) -> String {
    self + String(repeating: " ", count: max(width - count, 1))
  }

  fileprivate func leftPadded(_ width: Int) -> String {
    String(repeating: " ", count: max(width - count, 1)) + self
  }

  fileprivate var trimmed: String { trimmingCharacters(in: .whitespacesAndNewlines) }
}
