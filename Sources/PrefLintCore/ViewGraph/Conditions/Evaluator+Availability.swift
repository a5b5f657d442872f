// `if #available(iOS 17, *)`: versions of systems that code asks for.

extension Evaluator {
  /// Whether every system with SwiftUI is new enough, and `#unavailable` never holds; nil where a run decides.
  func alwaysAvailable(_ text: String) -> Bool? {
    guard let open = text.firstIndex(of: "("), let end = text.lastIndex(of: ")") else { return nil }
    let platforms = text[text.index(after: open)..<end].split(separator: ",")
      .map { $0.split(separator: " ") }.filter { $0 != ["*"] }
    let isFirst = platforms.allSatisfy { words in
      guard words.count == 2, let first = StandardTypes.firstSystems[String(words[0])] else {
        return false
      }
      let version = words[1].split(separator: ".").map { Int($0) ?? .max }
      return version.lexicographicallyPrecedes(first + [1])
    }
    return isFirst && !platforms.isEmpty ? !text.hasPrefix("#unavailable") : nil
  }

  /// Where a system is new enough: what holds from a version on holds from every later one on. The first platform that
  /// is named tells systems apart.
  func availability(_ text: String) -> Assumptions {
    if let known = availabilities[text] { return known }
    let found = findAvailability(text)
    availabilities[text] = found
    return found
  }

  private func findAvailability(_ text: String) -> Assumptions {
    let isNegated = text.hasPrefix("#unavailable")
    guard let open = text.firstIndex(of: "("),
      let end = text[open...].firstIndex(where: { ",)".contains($0) })
    else { return .nothing }
    let words = text[text.index(after: open)..<end].split(separator: " ")
    guard words.count == 2, let major = Int(words[1].prefix { $0 != "." }),
      Self.systemVersions.contains(major)
    else { return .nothing }
    var result = Assumptions.nothing
    func assume(_ version: some CustomStringConvertible, holds: Bool) {
      let presence = project.presences.assuming(
        project.names.intern("#\(words[0])>=\(version)"), holds)
      if holds {
        result.holds = project.presences.and(result.holds, presence)
      } else {
        result.fails = project.presences.and(result.fails, presence)
      }
    }
    for version in Self.systemVersions { assume(version, holds: version <= major) }
    let minor = words[1].dropFirst(String(major).count + 1)
    let isWhole = minor.allSatisfy { "0.".contains($0) }
    let exact = isWhole ? String(major) : String(words[1])
    assume(exact, holds: true)
    assume(exact, holds: false)
    return isNegated ? result.negated : result
  }

  /// Major versions of Apple's systems that code still asks for.
  private static let systemVersions = 10...28
}
