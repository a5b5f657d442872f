// What settings are made of: maps, lists, texts, words and versions. A value of another form is an error
// that says what was expected; the setting keeps its default.

extension ConfigurationDecoder {
  mutating func fail(_ node: YAMLNode, _ message: String) {
    errors.append(ConfigurationError(position: node.position, message: message))
  }

  mutating func fail(_ entry: YAMLEntry, _ message: String) {
    errors.append(ConfigurationError(position: entry.position, message: message))
  }

  mutating func unknownKey(_ entry: YAMLEntry, among keys: [String]) {
    let known = suggestion(for: entry.key, among: keys).map { "; did you mean '\($0)'?" }
    fail(entry, "unknown key '\(entry.key)'" + (known ?? ": expected \(alternatives(keys))"))
  }

  /// The entries of a map; an absent value is an empty map.
  mutating func entries(of node: YAMLNode, expected: String) -> [YAMLEntry] {
    switch node.value {
    case .map(let entries): return entries
    case .absent: return []
    case .text, .list:
      fail(node, "expected \(expected), found \(node.description)")
      return []
    }
  }

  /// Whether a value is a map; if not, that is an error.
  mutating func isMap(_ node: YAMLNode, expected: String) -> Bool {
    if case .map = node.value { return true }
    fail(node, "expected \(expected), found \(node.description)")
    return false
  }

  /// The items of a list; an absent value is an empty list.
  mutating func items(of node: YAMLNode, expected: String) -> [YAMLNode] {
    switch node.value {
    case .list(let items): return items
    case .absent: return []
    case .text, .map:
      fail(node, "expected \(expected), found \(node.description)")
      return []
    }
  }

  /// A text that any YAML reader takes for one.
  mutating func text(_ node: YAMLNode, expected: String) -> String? {
    guard case .text(let text, let isPlain) = node.value else {
      fail(node, "expected \(expected), found \(node.description)")
      return nil
    }
    if isPlain, let meaning = plainMeaning(of: text) {
      fail(node, "expected \(expected): YAML reads '\(text)' as \(meaning): put it in quotes")
      return nil
    }
    if text.isEmpty {
      fail(node, "expected \(expected), found an empty text")
      return nil
    }
    return text
  }

  mutating func texts(_ node: YAMLNode, expected: String) -> [String] {
    items(of: node, expected: expected).compactMap { text($0, expected: "a text") }
  }

  mutating func patterns(_ node: YAMLNode) -> [GlobPattern] {
    var patterns: [GlobPattern] = []
    for item in items(of: node, expected: "a list of patterns, such as [\"**/Generated\"]") {
      guard let text = text(item, expected: "a pattern") else { continue }
      do throws(GlobError) {
        patterns.append(try GlobPattern(text))
      } catch {
        fail(item, error.message)
      }
    }
    return patterns
  }

  /// A version; it has to be quoted.
  mutating func version(_ node: YAMLNode) -> String? {
    guard case .text(let text, let isPlain) = node.value else {
      fail(node, "expected a version in quotes, found \(node.description)")
      return nil
    }
    if isPlain {
      fail(
        node,
        "expected a version in quotes, found \(text): without them YAML reads 16.10 as 16.1")
      return nil
    }
    return text
  }

  /// One of the words of an enumeration.
  mutating func choice<Choice: RawRepresentable & CaseIterable>(
    _ node: YAMLNode, default fallback: Choice
  ) -> Choice where Choice.RawValue == String {
    let words = Choice.allCases.map(\.rawValue)
    guard case .text(let text, _) = node.value else {
      fail(node, "expected \(alternatives(words)), found \(node.description)")
      return fallback
    }
    if let choice = Choice(rawValue: text) { return choice }
    fail(
      node,
      "expected \(alternatives(words)), found '\(text)'\(didYouMean(text, among: words))")
    return fallback
  }

  /// `true` or `false`, as every version of YAML reads them.
  mutating func truth(_ node: YAMLNode, default fallback: Bool) -> Bool {
    guard case .text(let text, let isPlain) = node.value, isPlain,
      let value = ["true": true, "false": false][text]
    else {
      fail(node, "expected true or false, found \(node.description)")
      return fallback
    }
    return value
  }

  /// Words for a message: `a, b or c`.
  func alternatives(_ words: [String]) -> String {
    guard let last = words.last, words.count > 1 else { return words.first ?? "" }
    return words.dropLast().joined(separator: ", ") + " or " + last
  }

  /// What YAML takes a plain text for, if not for a text.
  private func plainMeaning(of text: String) -> String? {
    let folded = text.lowercased()
    if ["true", "false", "yes", "no", "on", "off"].contains(folded) { return "a truth value" }
    if ["null", "~", ""].contains(folded) { return "nothing" }
    if isNumber(folded) { return "a number" }
    return isDate(folded) ? "a date" : nil
  }

  /// Whether some version of YAML takes a text in lower case for a number.
  private func isNumber(_ text: String) -> Bool {
    let digits = text.hasPrefix("-") || text.hasPrefix("+") ? text.dropFirst() : text[...]
    if digits == ".inf" || digits == ".nan" { return true }
    for (prefix, alphabet) in [("0x", "0123456789abcdef_"), ("0o", "01234567"), ("0b", "01_")]
    where digits.hasPrefix(prefix) && digits.count > 2 {
      return digits.dropFirst(2).allSatisfy(alphabet.contains)
    }
    let parts = digits.split(separator: "e", maxSplits: 1, omittingEmptySubsequences: false)
    let mantissa = parts[0]
    guard let first = mantissa.first, first == "." || decimalDigits.contains(first),
      mantissa.contains(where: decimalDigits.contains),
      mantissa.allSatisfy({ decimalDigits.contains($0) || "._:".contains($0) }),
      mantissa.count(where: { $0 == "." }) <= 1
    else { return false }
    guard parts.count > 1 else { return true }
    let exponent = parts[1]
    let power = exponent.hasPrefix("-") || exponent.hasPrefix("+") ? exponent.dropFirst() : exponent
    return !power.isEmpty && power.allSatisfy(decimalDigits.contains)
  }

  private func isDate(_ text: String) -> Bool {
    let parts = text.split(separator: "-", omittingEmptySubsequences: false)
    guard parts.count == 3, parts[0].count == 4, (1...2).contains(parts[1].count) else {
      return false
    }
    return (parts[0] + parts[1]).allSatisfy(decimalDigits.contains)
      && parts[2].first.map(decimalDigits.contains) == true
      && parts[2].allSatisfy { decimalDigits.contains($0) || "tz:.+ ".contains($0) }
  }
}

private let decimalDigits = "0123456789"
