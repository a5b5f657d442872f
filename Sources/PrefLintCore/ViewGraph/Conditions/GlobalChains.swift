// `UIDevice.current.userInterfaceIdiom`: what a type holds is one value for all views, wherever it is asked for.

enum GlobalChain {
  /// A chain of members that begins at a type, as it is written; nil for other expressions, and for what a type holds itself,
  /// which may be a constant.
  ///
  /// - Parameter type: the type in whose static code the expression stands.
  static func text(_ id: ExpressionID, _ facts: FileFacts, inTypeNamed type: String?) -> String? {
    var parts: [Substring] = []
    var head = id
    while case .member(let base, let name, _) = facts[head].kind {
      let text = facts[name]
      guard !isCapitalised(text) else { return nil }
      parts.append(text[...])
      head = base
    }
    guard !parts.isEmpty, case .name(let name, _) = facts[head].kind else { return nil }
    let text = facts[name]
    if isCapitalised(text) {
      parts.append((text == "Self" ? type : text)?[...] ?? text[...])
    } else {
      guard let type, text != "self" else { return nil }
      parts += [text[...], type[...]]
    }
    return parts.count > 2 ? parts.reversed().joined(separator: ".") : nil
  }

  private static func isCapitalised(_ text: String) -> Bool {
    text.utf8.first.map { UInt8(ascii: "A")...UInt8(ascii: "Z") ~= $0 } ?? false
  }
}

extension Evaluator {
  /// What is assumed of a chain of members that begins at a type, where a branch that writes objects asks for it.
  func globalTrace(_ id: ExpressionID, _ frame: Frame) -> Trace? {
    guard !repeatedConditions.asked.globals.isEmpty, case .member = frame.file.facts[id].kind
    else { return nil }
    let site = Site(file: frame.fileIndex, id)
    if let known = globalTraces[site] { return known }
    let trace = findGlobalTrace(id, frame)
    globalTraces[site] = .some(trace)
    return trace
  }

  private func findGlobalTrace(_ id: ExpressionID, _ frame: Frame) -> Trace? {
    var type: String?
    if let receiver = frame.receiver, case .metatype(let own) = store[core(receiver)] {
      switch project.types[own] {
      case .nominal(let nominal, _): type = project.names[project[nominal].name]
      case .external(let name, _): type = project.names[name]
      default: break
      }
    }
    var head = id
    while case .member(let base, _, _) = frame.file.facts[head].kind { head = base }
    guard case .name(let local, _) = frame.file.facts[head].kind,
      frame.local(frame.file.name(local)) == nil,
      let text = GlobalChain.text(id, frame.file.facts, inTypeNamed: type),
      let name = project.names.find(text), repeatedConditions.asked.globals.contains(name)
    else { return nil }
    tracesValues = true
    let own = assumptions(name, .holds, "")
    return Trace(name: name, holds: own.holds, fails: own.fails)
  }
}
