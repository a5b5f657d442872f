// What Git ignores, from `.gitignore` files and `.git/info/exclude`: the last rule that matches in the
// innermost file decides, `!` takes back, and nothing inside an ignored folder can be taken back.
// Whether Git tracks an ignored file all the same stands in its index, which is not read.

/// The rules of one ignore file.
struct IgnoreFile: Sendable {
  private struct Rule: Sendable {
    var pattern: GlobPattern
    var negated: Bool
    var foldersOnly: Bool
  }

  private var rules: [Rule] = []
  /// The number of components of the folder that the rules are relative to.
  private let depth: Int

  var isEmpty: Bool { rules.isEmpty }

  /// Reads the lines of an ignore file in a folder with `depth` components. A line that is no pattern
  /// ignores nothing, as in Git.
  init(_ bytes: [UInt8], depth: Int) {
    self.depth = depth
    let mark: [UInt8] = [0xEF, 0xBB, 0xBF]
    let text = bytes.starts(with: mark) ? bytes[3...] : bytes[...]
    for line in text.split(separator: UInt8(ascii: "\n")) {
      if let rule = Self.rule(line) { rules.append(rule) }
    }
  }

  /// What the file says about a path, or nil if it says nothing.
  func verdict(on path: PathComponents, isFolder: Bool) -> Bool? {
    for rule in rules.reversed() where isFolder || !rule.foldersOnly {
      if rule.pattern.matches(path[depth...]) { return !rule.negated }
    }
    return nil
  }

  private static func rule(_ line: ArraySlice<UInt8>) -> Rule? {
    var line = line
    if line.last == UInt8(ascii: "\r") { line.removeLast() }
    while line.last == UInt8(ascii: " "), line.dropLast().last != UInt8(ascii: "\\") {
      line.removeLast()
    }
    guard line.first != UInt8(ascii: "#") else { return nil }
    let negated = line.first == UInt8(ascii: "!")
    if negated { line.removeFirst() }
    let foldersOnly = line.last == slash
    if foldersOnly { line.removeLast() }
    guard !line.isEmpty else { return nil }
    // A slash before the end ties the pattern to the folder of the file.
    let isTied = line.contains(slash)
    let components = pathComponents(line)
    let anyDepth = ArraySlice("**".utf8)
    guard
      let pattern = try? GlobPattern(components: isTied ? components : [anyDepth] + components)
    else { return nil }
    return Rule(pattern: pattern, negated: negated, foldersOnly: foldersOnly)
  }

  private static let slash = UInt8(ascii: "/")
}

/// The ignore files that apply in a folder, the innermost last.
struct IgnoreRules: Sendable {
  private var files: [IgnoreFile] = []

  mutating func add(_ file: IgnoreFile) {
    if !file.isEmpty { files.append(file) }
  }

  /// Whether a path is ignored, provided that no folder around it is.
  func ignores(_ path: PathComponents, isFolder: Bool) -> Bool {
    for file in files.reversed() {
      if let verdict = file.verdict(on: path, isFolder: isFolder) { return verdict }
    }
    return false
  }
}
