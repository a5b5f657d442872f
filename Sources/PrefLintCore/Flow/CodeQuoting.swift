// Where the code stands that messages point at, and what it says.

/// Whoever speaks of a project's code.
protocol CodeQuoting {
  var project: Project { get }
  /// The files' bytes.
  var sources: [SourceFile] { get }
}

extension CodeQuoting {
  // MARK: Places

  func range(ofName reference: DeclarationReference) -> SourceRange {
    let range = project.declaration(reference).nameRange
    return SourceRange(file: FileID(reference.fileIndex), start: range.start, end: range.end)
  }

  /// The callee of a call, or the name of a modifier.
  func calleeRange(_ site: Site) -> SourceRange {
    let expression = project.files[site.fileIndex].facts[site.id]
    return SourceRange(
      file: FileID(site.fileIndex), start: expression.range.start, end: expression.range.end)
  }

  /// Where a host is made, or the name of the modifier by which one is given more to show.
  func hostRange(_ site: Site) -> SourceRange {
    let facts = project.files[site.fileIndex].facts
    guard case .member(let base, _, _) = facts[site.id].kind, case .call = facts[base].kind else {
      return headRange(site)
    }
    return nameRange(site)
  }

  /// The first words of a statement: what its chain of modifiers starts with.
  func headRange(_ site: Site) -> SourceRange {
    let facts = project.files[site.fileIndex].facts
    var current = site.id
    while true {
      switch facts[current].kind {
      case .call(let callee, _):
        if case .member(let base, _, _) = facts[callee].kind, isCallChain(base, facts) {
          current = base
        } else {
          current = callee
        }
      case .member(let base, _, _) where isCallChain(base, facts): current = base
      case .conditional, .selection, .doCatch, .ternary:
        let start = facts[current].range.start
        return SourceRange(file: FileID(site.fileIndex), start: start, end: start + 2)
      default: return calleeRange(Site(file: site.fileIndex, current))
      }
    }
  }

  private func isCallChain(_ id: ExpressionID, _ facts: FileFacts) -> Bool {
    switch facts[id].kind {
    case .call: return true
    case .name(let name, _): return facts[name].utf8.first.map { $0 >= 97 && $0 <= 122 } ?? false
    case .member(let base, _, _): return isCallChain(base, facts)
    default: return false
    }
  }

  func nameRange(_ site: Site) -> SourceRange {
    let file = project.files[site.fileIndex]
    let expression = file.facts[site.id]
    guard case .member(_, let name, _) = expression.kind else { return calleeRange(site) }
    let length = UInt32(truncatingIfNeeded: file.facts[name].utf8.count)
    return SourceRange(
      file: FileID(site.fileIndex), start: expression.nameStart,
      end: min(expression.nameStart + length, expression.range.end))
  }

  // MARK: Texts

  /// The 1-based line of a range's start.
  func line(_ range: SourceRange) -> Int {
    let bytes = sources[range.file.index].bytes
    return bytes[..<min(Int(range.start), bytes.count)].reduce(1) {
      $1 == UInt8(ascii: "\n") ? $0 + 1 : $0
    }
  }

  /// The text of a range, with runs of white space as one space.
  func text(_ range: TextRange, file: Int) -> String {
    let bytes = sources[file].bytes
    let slice = bytes[min(Int(range.start), bytes.count)..<min(Int(range.end), bytes.count)]
    return String(decoding: slice, as: UTF8.self)
      .split(whereSeparator: \.isWhitespace).joined(separator: " ")
  }

  /// The name of a modifier or component at a place.
  func text(_ site: Site) -> String {
    let file = project.files[site.fileIndex]
    switch file.facts[site.id].kind {
    case .member(_, let name, _), .name(let name, _), .implicitMember(let name, _):
      return file.facts[name]
    case .call(let callee, _): return text(Site(file: site.fileIndex, callee))
    default: return ""
    }
  }

  // MARK: Names

  /// The name of the property.
  func name(of reference: DeclarationReference) -> String {
    project.names[project.name(of: reference)]
  }

  /// The names of a declaration and of those around it, for fingerprints.
  func anchor(_ reference: DeclarationReference) -> String {
    var names: [String] = []
    var current: DeclarationID? = reference.id
    let facts = project.files[reference.fileIndex].facts
    while let id = current {
      names.append(facts[facts[id].name])
      current = facts[id].parent
    }
    return names.reversed().joined(separator: ".")
  }

  /// The names of what a place stands in, and its own.
  func anchor(of site: Site) -> String {
    let place = project.enclosingDeclaration(of: site).map {
      anchor(DeclarationReference(file: site.fileIndex, $0))
    }
    return [place ?? "", text(site)].joined(separator: ".")
  }
}
