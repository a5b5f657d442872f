// Variations that need the structure of the code: other names for what a fixture declares, members in another order.

import Foundation

@testable import PrefLintCore

extension FixtureFile {
  var isManifest: Bool { (path as NSString).lastPathComponent == "Package.swift" }

  /// The ranges of identifiers, with their texts.
  fileprivate var identifiers: [(range: Range<Int>, text: String, isBackticked: Bool)] {
    let bytes = Array(text.utf8)
    let tokens = Tokens.read(bytes)
    return (0..<TokenIndex(tokens.count)).compactMap { token in
      guard tokens.kind(token) == .identifier else { return nil }
      let range = Int(tokens.start(token))..<Int(tokens.end(token))
      return (
        range, String(decoding: bytes[range], as: UTF8.self),
        tokens.flags(token).contains(.backticked)
      )
    }
  }

  /// The file with the functions and computed properties of each type in reverse, each with the comments above it.
  func reversingMembers() -> FixtureFile {
    guard !isManifest else { return self }
    let bytes = Array(text.utf8)
    let facts = FactsBuilder.facts(of: bytes)
    let table = LineTable(bytes)
    var result = lines
    for (index, type) in facts.declarations.enumerated() {
      switch type.kind {
      case .structure, .classType, .actor, .enumeration, .protocolType, .extensionOf: break
      default: continue
      }
      // Members of members move with them.
      if facts[DeclarationID(index)].parent != nil { continue }
      var taken = table.line(at: Int(type.nameRange.start))
      var slots: [Range<Int>] = []
      for member in facts[type.members] {
        let declaration = facts[member]
        var first = table.line(at: Int(declaration.range.start)) - 1
        let end = table.line(at: Int(declaration.range.end) - 1)
        while first > taken, lines[first - 1].trimmingCharacters(in: .whitespaces).hasPrefix("//") {
          first -= 1
        }
        // Two on a line stay where they are, and so does what stands under a condition.
        if first >= taken, isMovable(declaration, facts), declaration.condition == type.condition,
          end < table.line(at: Int(type.range.end) - 1)
        {
          slots.append(first..<end)
        }
        taken = max(taken, end)
      }
      let texts = slots.reversed().map { Array(lines[$0]) }
      for (slot, text) in zip(slots, texts).reversed() { result.replaceSubrange(slot, with: text) }
    }
    var file = self
    file.lines = result
    return file
  }

  /// What stored properties, cases and initialisers stand for depends on their order.
  private func isMovable(_ declaration: Declaration, _ facts: FileFacts) -> Bool {
    switch declaration.kind {
    case .function: return true
    case .variable(let id):
      return facts[id].initializer == nil && facts[facts[id].accessors].contains { $0.kind == .get }
    default: return false
    }
  }
}

extension FixtureProject {
  /// The project with file names in another order, where nothing lists them and none has a meaning.
  func moved() -> FixtureProject {
    var project = self
    guard xcodeProjects.isEmpty else { return project }
    for index in files.indices {
      let name = (files[index].path as NSString).lastPathComponent
      if files[index].isManifest || name == "main.swift" { continue }
      let folder = ProjectPath.folder(of: files[index].path)
      project.files[index].path =
        (folder.isEmpty ? "" : folder + "/") + "Z\(files.count - index).swift"
    }
    return project
  }
}

/// Other names for what a project declares, where no rule may know the name.
struct Renaming {
  private var names: [String: String] = [:]
  private(set) var counts = (renamed: 0, declared: 0)

  init(of project: FixtureProject) {
    let declared = Self.declared(in: project)
    let folders = Set(project.files.flatMap { $0.path.split(separator: "/").map(String.init) })
    let backticked = Set(project.files.flatMap(\.identifiers).filter(\.isBackticked).map(\.text))
    for name in declared
    where !Self.known.contains(name) && !folders.contains(name)
      && !backticked.contains("`\(name)`")
    {
      names[name] = Self.other(name)
    }
    counts = (names.count, declared.count)
  }

  func applied(to project: FixtureProject) -> FixtureProject {
    var project = project
    project.files = project.files.map { $0.isManifest ? $0 : applied(to: $0) }
    project.configuration = project.configuration.map(words)
    return project
  }

  private func applied(to file: FixtureFile) -> FixtureFile {
    var bytes = Array(file.text.utf8)
    for identifier in file.identifiers.reversed() where !identifier.isBackticked {
      if let name = name(for: identifier.text) {
        bytes.replaceSubrange(identifier.range, with: Array(name.utf8))
      }
    }
    var result = file
    result.text = String(decoding: bytes, as: UTF8.self)
    result.lines = result.lines.map { line in
      guard let start = line.range(of: Want.comment) else { return line }
      return line[..<start.upperBound] + words(String(line[start.upperBound...]))
    }
    return result
  }

  /// The names of a property's wrapper and projection follow its own.
  private func name(for text: String) -> String? {
    if let name = names[text] { return name }
    guard let first = text.first, first == "_" || first == "$" else { return nil }
    return names[String(text.dropFirst())].map { "\(first)\($0)" }
  }

  /// A text with the names in it replaced.
  private func words(_ text: String) -> String {
    var result = ""
    var word = ""
    for character in text + " " {
      if character.isLetter || character.isNumber || character == "_" {
        word.append(character)
      } else {
        result += (names[word] ?? word) + String(character)
        word = ""
      }
    }
    return String(result.dropLast())
  }

  /// A name of the same case that sorts elsewhere and is no ASCII.
  private static func other(_ name: String) -> String {
    guard let first = name.unicodeScalars.first, first.isASCII else { return name }
    let isUpper = first.properties.isUppercase
    let (low, high): (Unicode.Scalar, Unicode.Scalar) = isUpper ? ("A", "Z") : ("a", "z")
    guard low <= first, first <= high,
      let other = Unicode.Scalar(low.value + high.value - first.value)
    else { return name + "ü" }
    return String(Character(other)) + name + "ü"
  }

  /// Names that somebody else gives: what fixtures use and do not declare, and every word that the linter's code
  /// has in a text.
  private static let known: Set<String> = {
    var known: Set<String> = []
    for fixture in Fixture.all {
      let declared = declared(in: fixture.project)
      for file in fixture.project.files {
        let bytes = Array(file.text.utf8)
        for identifier in file.identifiers where !declared.contains(identifier.text) {
          let before = identifier.range.lowerBound > 0 ? bytes[identifier.range.lowerBound - 1] : 0
          let end = identifier.range.upperBound
          let after = end < bytes.count ? bytes[end] : 0
          // What only a pattern or a closure binds is nobody else's.
          let isUpper = identifier.text.first?.isUppercase ?? false
          if isUpper || before == UInt8(ascii: ".") || after == UInt8(ascii: ":")
            || after == UInt8(ascii: "(") || before == UInt8(ascii: "@")
          {
            known.insert(identifier.text)
          }
        }
      }
    }
    let sources = Fixture.root.deletingLastPathComponent().deletingLastPathComponent()
      .appending(path: "Sources/PrefLintCore")
    for path in FileManager.default.enumerator(atPath: sources.path(percentEncoded: false))?
      .compactMap({ $0 as? String }) ?? []
    where path.hasSuffix(".swift") && !path.hasPrefix("Rules/") && !path.hasPrefix("Reporters/") {
      let bytes = Array(((try? FixtureProject.text(of: sources.appending(path: path))) ?? "").utf8)
      let tokens = Tokens.read(bytes)
      for token in 0..<TokenIndex(tokens.count) where tokens.kind(token) == .stringSegment {
        let text = String(
          decoding: bytes[Int(tokens.start(token))..<Int(tokens.end(token))], as: UTF8.self)
        for word in text.split(whereSeparator: { !$0.isLetter && !$0.isNumber && $0 != "_" }) {
          known.insert(String(word))
        }
      }
    }
    return known
  }()

  /// What a project's code declares: types, members, locals, parameters and their labels.
  private static func declared(in project: FixtureProject) -> Set<String> {
    var declared: Set<String> = []
    for file in project.files where !file.isManifest {
      let facts = FactsBuilder.facts(of: Array(file.text.utf8))
      for declaration in facts.declarations {
        if case .extensionOf = declaration.kind { continue }
        declared.insert(facts[declaration.name])
      }
      for parameter in facts.parameters {
        declared.insert(facts[parameter.label])
        declared.insert(facts[parameter.name])
      }
    }
    return declared.filter { $0.first.map { $0.isLetter || $0 == "_" } ?? false }
  }
}
