// What XML needs of a text: five characters are written as entities, and what XML 1.0 does not allow at all
// becomes U+FFFD, because a single such character makes a reader refuse the whole document.

/// A text as the value of an attribute or the content of an element.
func xmlEscaped(_ text: String) -> String {
  var result = ""
  for scalar in text.unicodeScalars {
    switch scalar {
    case "&": result += "&amp;"
    case "<": result += "&lt;"
    case ">": result += "&gt;"
    case "\"": result += "&quot;"
    case "'": result += "&apos;"
    // A reader would make a space of it in an attribute.
    case "\n": result += "&#10;"
    case "\r": result += "&#13;"
    case "\t": result += "&#9;"
    default:
      let isAllowed = scalar.value >= 0x20 && scalar.value != 0xFFFE && scalar.value != 0xFFFF
      result.unicodeScalars.append(isAllowed ? scalar : "\u{FFFD}")
    }
  }
  return result
}

/// Attributes of an element, each with a space before it.
func xmlAttributes(_ attributes: KeyValuePairs<String, String>) -> String {
  attributes.map { " \($0)=\"\(xmlEscaped($1))\"" }.joined()
}
