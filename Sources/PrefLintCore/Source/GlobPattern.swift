// Patterns for paths, as in `.gitignore`: `*` and `?` stay within one component, `**` as a whole
// component spans any number of them, `[a-z]` and `[!a-z]` are sets, `\` quotes. A pattern is split into
// components once; plain names, the bulk of real patterns, are compared as bytes.

/// What is wrong with a pattern.
public enum GlobError: Error, Equatable, Sendable {
  case empty
  case absolute
  case outside
  case unclosedSet
  case braces
  case danglingEscape

  /// A lower-case phrase that says what to write instead.
  public var message: String {
    switch self {
    case .empty: "the pattern is empty"
    case .absolute: "patterns are relative to the project root: remove the leading '/'"
    case .outside: "patterns cannot leave the project root: remove '..'"
    case .unclosedSet: "'[' without ']'"
    case .braces: "'{…}' is not supported: write one pattern for each case"
    case .danglingEscape: "nothing follows the last '\\'"
    }
  }
}

/// A path as the names between its slashes.
typealias PathComponents = [ArraySlice<UInt8>]

/// The components of a path with `/`.
func pathComponents(_ path: some Collection<UInt8>) -> PathComponents {
  Array(path).split(separator: UInt8(ascii: "/"))
}

/// A pattern of path components.
public struct GlobPattern: Hashable, Sendable {
  private var components: [Component]
  /// The pattern as the configuration has it; empty if it is Git's.
  public private(set) var text = ""

  private enum Component: Hashable, Sendable {
    /// `**`
    case anyDepth
    case literal([UInt8])
    /// `*` followed by plain characters
    case suffix([UInt8])
    case general([Token])
  }

  private enum Token: Hashable, Sendable {
    case scalar(Unicode.Scalar)
    case anyScalar
    case anyRun
    case set([ClosedRange<Unicode.Scalar>], negated: Bool)
  }

  /// Reads a pattern of the configuration, relative to the project root.
  public init(_ pattern: String) throws(GlobError) {
    var text = pattern[...]
    while text.hasPrefix("./") { text = text.dropFirst(2) }
    if text.hasPrefix("/") { throw .absolute }
    if text.contains("{") || text.contains("}") { throw .braces }
    while text.hasSuffix("/") { text = text.dropLast() }
    try self.init(components: pathComponents(text.utf8))
    if components.isEmpty { throw .empty }
    if components.contains(.literal(Array("..".utf8))) { throw .outside }
    self.text = pattern
  }

  /// Reads the components of a pattern; empty components are passed over.
  init(components: PathComponents) throws(GlobError) {
    self.components = []
    for component in components where component != dotName {
      self.components.append(try Self.component(component))
    }
  }

  /// Whether the pattern matches a path as a whole.
  func matches(_ path: ArraySlice<ArraySlice<UInt8>>) -> Bool {
    // The usual backtracking of `*`, one level up: only the last `**` has to be tried again.
    var patternIndex = 0
    var pathIndex = path.startIndex
    var retryPattern = -1
    var retryPath = path.startIndex
    while pathIndex < path.endIndex {
      if patternIndex < components.count, components[patternIndex] == .anyDepth {
        retryPattern = patternIndex
        retryPath = pathIndex
        patternIndex += 1
      } else if patternIndex < components.count,
        Self.matches(components[patternIndex], path[pathIndex])
      {
        patternIndex += 1
        pathIndex += 1
      } else if retryPattern >= 0 {
        retryPath += 1
        patternIndex = retryPattern + 1
        pathIndex = retryPath
      } else {
        return false
      }
    }
    // A trailing `**` that met no component is left over: it stands for something inside a folder.
    return patternIndex == components.count
  }

  /// Whether the pattern matches a path or a folder around it.
  func covers(_ path: PathComponents) -> Bool {
    for end in path.indices where matches(path[...end]) { return true }
    return false
  }

  /// Whether the pattern matches a path relative to the project root, or a folder around it.
  public func covers(_ path: String) -> Bool {
    covers(pathComponents(path.utf8))
  }

  private static func matches(_ component: Component, _ name: ArraySlice<UInt8>) -> Bool {
    switch component {
    case .anyDepth: false
    case .literal(let bytes): name.elementsEqual(bytes)
    case .suffix(let bytes): name.count >= bytes.count && name.suffix(bytes.count) == bytes[...]
    case .general(let tokens): matches(tokens, name)
    }
  }

  private static func matches(_ tokens: [Token], _ name: ArraySlice<UInt8>) -> Bool {
    let scalars = Array(String(decoding: name, as: UTF8.self).unicodeScalars)
    var tokenIndex = 0
    var index = 0
    var retryToken = -1
    var retryIndex = 0
    while index < scalars.count {
      if tokenIndex < tokens.count, tokens[tokenIndex] == .anyRun {
        retryToken = tokenIndex
        retryIndex = index
        tokenIndex += 1
      } else if tokenIndex < tokens.count, matches(tokens[tokenIndex], scalars[index]) {
        tokenIndex += 1
        index += 1
      } else if retryToken >= 0 {
        retryIndex += 1
        tokenIndex = retryToken + 1
        index = retryIndex
      } else {
        return false
      }
    }
    return tokens[tokenIndex...].allSatisfy { $0 == .anyRun }
  }

  private static func matches(_ token: Token, _ scalar: Unicode.Scalar) -> Bool {
    switch token {
    case .scalar(let expected): scalar == expected
    case .anyScalar: true
    case .anyRun: false
    case .set(let ranges, let negated): ranges.contains { $0.contains(scalar) } != negated
    }
  }

  private static func component(_ bytes: ArraySlice<UInt8>) throws(GlobError) -> Component {
    if bytes == anyDepthName { return .anyDepth }
    var reader = ComponentReader(bytes)
    let tokens = try reader.tokens()
    if let literal = plain(tokens[...]) { return .literal(literal) }
    if tokens.first == .anyRun, let suffix = plain(tokens.dropFirst()) { return .suffix(suffix) }
    return .general(tokens)
  }

  private static func plain(_ tokens: ArraySlice<Token>) -> [UInt8]? {
    var text = String.UnicodeScalarView()
    for token in tokens {
      guard case .scalar(let scalar) = token else { return nil }
      text.append(scalar)
    }
    return Array(String(text).utf8)
  }

  /// Reads the tokens of one component.
  private struct ComponentReader {
    private let scalars: [Unicode.Scalar]
    private var index = 0

    init(_ bytes: ArraySlice<UInt8>) {
      scalars = Array(String(decoding: bytes, as: UTF8.self).unicodeScalars)
    }

    mutating func tokens() throws(GlobError) -> [Token] {
      var tokens: [Token] = []
      while let scalar = next() {
        switch scalar {
        case "*": if tokens.last != .anyRun { tokens.append(.anyRun) }
        case "?": tokens.append(.anyScalar)
        case "[": tokens.append(try set())
        case "\\":
          guard let quoted = next() else { throw .danglingEscape }
          tokens.append(.scalar(quoted))
        default: tokens.append(.scalar(scalar))
        }
      }
      return tokens
    }

    /// Reads a set after its `[`. A `]` that comes first is a member.
    private mutating func set() throws(GlobError) -> Token {
      var ranges: [ClosedRange<Unicode.Scalar>] = []
      let negated = index < scalars.count && (scalars[index] == "!" || scalars[index] == "^")
      if negated { index += 1 }
      var isFirst = true
      while let scalar = next() {
        if scalar == "]" && !isFirst { return .set(ranges, negated: negated) }
        isFirst = false
        if scalar == "[", let known = namedSet() {
          ranges += known
          continue
        }
        let low = try member(scalar)
        if index + 1 < scalars.count, scalars[index] == "-", scalars[index + 1] != "]" {
          index += 1
          guard let end = next() else { throw .unclosedSet }
          let high = try member(end)
          if low <= high { ranges.append(low...high) }
        } else {
          ranges.append(low...low)
        }
      }
      throw .unclosedSet
    }

    private mutating func member(_ scalar: Unicode.Scalar) throws(GlobError) -> Unicode.Scalar {
      guard scalar == "\\" else { return scalar }
      guard let quoted = next() else { throw .danglingEscape }
      return quoted
    }

    /// The ranges of `[:name:]`, whose first `[` is already read.
    private mutating func namedSet() -> [ClosedRange<Unicode.Scalar>]? {
      let rest = String(String.UnicodeScalarView(scalars[index...]))
      for (name, ranges) in namedSets where rest.hasPrefix(":\(name):]") {
        index += name.unicodeScalars.count + 3
        return ranges
      }
      return nil
    }

    private mutating func next() -> Unicode.Scalar? {
      guard index < scalars.count else { return nil }
      defer { index += 1 }
      return scalars[index]
    }
  }
}

private let dotName = ArraySlice(".".utf8)
private let anyDepthName = ArraySlice("**".utf8)

private let namedSets: [(name: String, ranges: [ClosedRange<Unicode.Scalar>])] = [
  ("alpha", ["a"..."z", "A"..."Z"]),
  ("digit", ["0"..."9"]),
  ("alnum", ["a"..."z", "A"..."Z", "0"..."9"]),
  ("upper", ["A"..."Z"]),
  ("lower", ["a"..."z"]),
  ("xdigit", ["a"..."f", "A"..."F", "0"..."9"]),
  ("space", [" "..." ", "\t"..."\r"]),
  ("blank", [" "..." ", "\t"..."\t"]),
  ("punct", ["!"..."/", ":"..."@", "["..."`", "{"..."~"]),
]
