// JSON as a value, for the formats whose documents are put together from parts. Members keep their order, so
// that the same report gives the same bytes.

/// A value of a JSON document.
indirect enum JSONValue: Equatable, Sendable {
  case null
  case truth(Bool)
  case number(Int)
  case text(String)
  case list([JSONValue])
  case object([Member])

  struct Member: Equatable, Sendable {
    var name: String
    var value: JSONValue
  }

  /// An object from names and values; members whose value is nil are left out.
  static func object(_ members: KeyValuePairs<String, JSONValue?>) -> JSONValue {
    .object(members.compactMap { name, value in value.map { Member(name: name, value: $0) } })
  }

  /// The value of a member of an object.
  subscript(name: String) -> JSONValue? {
    guard case .object(let members) = self else { return nil }
    return members.first { $0.name == name }?.value
  }
}

extension JSONValue: ExpressibleByStringLiteral, ExpressibleByIntegerLiteral,
  ExpressibleByBooleanLiteral, ExpressibleByArrayLiteral
{
  init(stringLiteral value: String) { self = .text(value) }
  init(integerLiteral value: Int) { self = .number(value) }
  init(booleanLiteral value: Bool) { self = .truth(value) }
  init(arrayLiteral elements: JSONValue...) { self = .list(elements) }
}

extension JSONValue {
  /// The value on one line.
  var line: String {
    switch self {
    case .null: "null"
    case .truth(let value): value ? "true" : "false"
    case .number(let value): "\(value)"
    case .text(let value): jsonQuoted(value)
    case .list(let items): "[" + items.map(\.line).joined(separator: ", ") + "]"
    case .object(let members):
      members.isEmpty
        ? "{}"
        : "{ " + members.map { "\(jsonQuoted($0.name)): \($0.value.line)" }.joined(separator: ", ")
          + " }"
    }
  }

  /// The value as a document with a line break at its end: what is short stands on one line.
  var document: String { lines(indent: 0) + "\n" }

  private func lines(indent: Int) -> String {
    let margin = String(repeating: " ", count: indent + 2)
    let end = "\n" + String(repeating: " ", count: indent)
    switch self {
    case .list(let items) where indent == 0 || !isShort:
      if items.isEmpty { return "[]" }
      let rows = items.map { margin + $0.lines(indent: indent + 2) }
      return "[\n" + rows.joined(separator: ",\n") + end + "]"
    case .object(let members) where indent == 0 || !isShort:
      if members.isEmpty { return "{}" }
      let rows = members.map {
        "\(margin)\(jsonQuoted($0.name)): \($0.value.lines(indent: indent + 2))"
      }
      return "{\n" + rows.joined(separator: ",\n") + end + "}"
    default: return line
    }
  }

  /// Whether the value is better read on one line.
  private var isShort: Bool {
    switch self {
    case .null, .truth, .number, .text: true
    case .list(let items): items.count <= 4 && items.allSatisfy(\.isScalar) && line.count <= 80
    case .object(let members):
      members.count <= 4 && members.allSatisfy(\.value.isScalar) && line.count <= 80
    }
  }

  private var isScalar: Bool {
    switch self {
    case .null, .truth, .number, .text: true
    case .list, .object: false
    }
  }
}

/// A text as a JSON string: quotes, backslashes and every control character are escaped.
func jsonQuoted(_ text: String) -> String {
  var result = "\""
  for scalar in text.unicodeScalars {
    switch scalar {
    case "\"": result += "\\\""
    case "\\": result += "\\\\"
    case "\n": result += "\\n"
    case "\r": result += "\\r"
    case "\t": result += "\\t"
    case _ where scalar.properties.generalCategory == .control:
      let digits = String(scalar.value, radix: 16)
      result += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
    default: result.unicodeScalars.append(scalar)
    }
  }
  return result + "\""
}
