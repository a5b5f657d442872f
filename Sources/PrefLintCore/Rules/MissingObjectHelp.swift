// What to write to mend a missing object: the line to change, and what to write there.

struct MissingObjectHelp {
  let flow: EnvironmentFlow
  let missing: MissingObject
  let explanation: Explanation
  let subject: String
  let isObservable: Bool

  /// The injection to write, as the reader's interface spells it.
  private var modifier: String { isObservable ? ".environment(…)" : ".environmentObject(…)" }
  private var line: Int { flow.line(explanation.place) }

  var text: String {
    switch explanation.reason {
    case .outsideInjection:
      guard let write = explanation.nearMiss, !explanation.isApart,
        let boundary = explanation.boundary
      else { return "write '\(modifier)' inside the content on line \(line)" }
      return "\(moving(write, behind: boundary)), or write '\(modifier)' inside the content"
    case .belowStack:
      let stack = explanation.container.map {
        " of \(flow.place(of: $0, from: explanation.place))"
      }
      return "write '\(modifier)' on the navigation container\(stack ?? ""), "
        + "or inside the destination on line \(line)"
    case .subclassOnly:
      guard let write = explanation.nearMiss else { break }
      let place = "on \(flow.place(of: write, from: explanation.place))"
      if let type = explanation.related, flow.isSubclass(type, of: missing.type),
        let value = flow.argumentText(of: write)
      {
        let name = modifier.prefix { $0 != "(" }
        return "write '\(name)(\(value) as \(subject))' \(place)"
      }
      return "inject a value of the static type '\(subject)' \(place)"
    case .sibling:
      guard let write = explanation.nearMiss else { break }
      return "inject around both branches: move '\(flow.sourceText(of: write))' of "
        + "\(flow.place(of: write, from: explanation.place)) further out, or write "
        + "'\(modifier)' with a '\(subject)' on line \(line)"
    case .otherScene:
      guard let write = explanation.nearMiss else { break }
      return "write '\(modifier)' with a '\(subject)' on line \(line), too, as "
        + "\(flow.place(of: write, from: explanation.place)) does for the other root"
    case .ownBody:
      let reader = flow.project.names[flow.project[missing.reader].name]
      return "write '\(modifier)' with a '\(subject)' around '\(reader)' on line \(line)"
    case .neverInjected: break
    }
    return "write '\(modifier)' with a '\(subject)' on line \(line)"
  }

  /// Moving an injection behind the modifier whose content does not see it.
  private func moving(_ write: Site, behind boundary: (name: Name, site: Site)) -> String {
    let range = flow.nameRange(write)
    let (from, end) = (flow.line(range), flow.lastLine(ofCall: boundary.site))
    let isElsewhere = write.fileIndex != boundary.site.fileIndex
    if isElsewhere || from >= line {
      let name = flow.project.names[boundary.name]
      return "move '\(flow.sourceText(of: write))' behind '.\(name)' on line \(line)"
    }
    // The whole line can only move if nothing else stands on it.
    let what =
      flow.startsLine(range) && flow.lastLine(ofCall: write) == from
      ? "line \(from)" : "'\(flow.sourceText(of: write))' of line \(from)"
    return "move \(what) after line \(end)"
  }
}

extension EnvironmentFlow {
  /// Whether a class inherits from another.
  func isSubclass(_ type: TypeID, of other: TypeID) -> Bool {
    guard let own = project.types.nominal(type),
      let parent = project.types.nominal(other)
    else { return false }
    return own != parent && project.inherits(own, from: parent)
  }

  /// The call whose callee stands at a site.
  func call(at site: Site) -> Expression? {
    project.files[site.fileIndex].facts.expressions.first {
      if case .call(site.id, _) = $0.kind { return true }
      return false
    }
  }

  /// The 1-based line on which a call ends.
  func lastLine(ofCall site: Site) -> Int {
    let range = call(at: site)?.range ?? project.files[site.fileIndex].facts[site.id].range
    let last = max(range.end, range.start + 1) - 1
    return line(SourceRange(file: FileID(site.fileIndex), start: last, end: last))
  }

  /// Whether nothing but a dot stands before a place on its line.
  func startsLine(_ range: SourceRange) -> Bool {
    let bytes = sources[range.file.index].bytes
    var index = Int(range.start) - 1
    while index >= 0, index < bytes.count, bytes[index] != UInt8(ascii: "\n") {
      switch bytes[index] {
      case UInt8(ascii: " "), UInt8(ascii: "\t"), UInt8(ascii: "."): index -= 1
      default: return false
      }
    }
    return true
  }

  /// The only argument of a call as written, if it is short enough to repeat.
  func argumentText(of site: Site) -> String? {
    let file = project.files[site.fileIndex]
    guard case .call(_, let arguments)? = call(at: site)?.kind, arguments.count == 1,
      let argument = file.facts[arguments].first
    else { return nil }
    let written = text(file.facts[argument.value].range, file: site.fileIndex)
    return written.utf8.count <= 32 ? written : nil
  }

  /// A line in words, with the name of its file where that is another one than that of a place. The trace shows where
  /// the file is.
  func place(of site: Site, from range: SourceRange) -> String {
    let line = line(nameRange(site))
    return site.fileIndex == range.file.index
      ? "line \(line)"
      : "\(sources[site.fileIndex].path.split(separator: "/").last ?? ""):\(line)"
  }
}
