// Paragraphs of documentation, broken into lines of a width.

/// The lines of a paragraph. Words, and code in backticks, stay whole: a line may be longer than the width.
///
/// - Parameters:
///   - width: in characters.
///   - first: what stands before the first line.
///   - rest: what stands before every other line.
/// - Complexity: linear in the text's length.
public func wrapped(
  _ text: String, to width: Int, first: String = "", rest: String = ""
) -> [String] {
  var lines: [String] = []
  var line = first
  var isEmpty = true
  for word in words(of: text) {
    if !isEmpty, line.count + 1 + word.count > width {
      lines.append(line)
      line = rest
      isEmpty = true
    }
    line += isEmpty ? word : " " + word
    isEmpty = false
  }
  return lines + [line]
}

/// The parts of a text between spaces and line breaks that are outside backticks.
private func words(of text: String) -> [String] {
  var words: [String] = []
  var word = ""
  var isCode = false
  for character in text {
    if character == "`" { isCode.toggle() }
    if character.isWhitespace, !isCode {
      if !word.isEmpty { words.append(word) }
      word = ""
    } else {
      word.append(character.isWhitespace ? " " : character)
    }
  }
  return word.isEmpty ? words : words + [word]
}

/// The lines of a piece of code without the indentation that they share.
func unindented(_ code: String) -> [String] {
  let lines = code.split(separator: "\n", omittingEmptySubsequences: false)
  let margin =
    lines.filter { !$0.isEmpty }.map { line in line.prefix { $0 == " " }.count }.min() ?? 0
  return lines.map { String($0.dropFirst(margin)) }
}
