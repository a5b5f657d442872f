// Conditions on global values (`Current.isCatalyst`, `Device.isPad`). One of them has one value along a
// path: a branch under it and a branch under its negation are never on the same path. What a branch assumes
// is a literal of its presence, as for `#if`; evaluation does not split on it, the flow keeps it on paths.

extension Evaluator {
  /// Where conditions hold and where they do not, as far as global values tell.
  func assumptions(
    _ conditions: ConditionList, _ frame: Frame
  ) -> (holds: PresenceID, fails: PresenceID) {
    let list = frame.file.facts[conditions]
    var holds = PresenceID.always
    var fails = PresenceID.always
    for condition in list {
      guard case .expression(let id) = condition else { continue }
      let own = assumptions(id, frame)
      holds = project.presences.and(holds, own.holds)
      if list.count == 1 { fails = own.fails }
    }
    // Neither can be: they contradict each other, and so does the code.
    return holds == .never ? (.always, .always) : (holds, fails)
  }

  func assumptions(
    _ id: ExpressionID, _ frame: Frame
  ) -> (holds: PresenceID, fails: PresenceID) {
    switch frame.file.facts[id].kind {
    case .prefix(let name, let operand) where frame.file.name(name) == language.not:
      let inner = assumptions(operand, frame)
      return (inner.fails, inner.holds)
    case .binary(let name, let left, let right):
      let isAnd = frame.file.name(name) == language.and
      guard isAnd || frame.file.name(name) == language.or else { return (.always, .always) }
      let (lhs, rhs) = (assumptions(left, frame), assumptions(right, frame))
      return isAnd
        ? (project.presences.and(lhs.holds, rhs.holds), .always)
        : (.always, project.presences.and(lhs.fails, rhs.fails))
    default:
      guard let name = repeatedConditions.name(of: id, frame.file), isGlobal(id, frame) else {
        return (.always, .always)
      }
      let presences = project.presences
      return (presences.assuming(name, true), presences.assuming(name, false))
    }
  }

  /// Whether a chain of members starts at a type or a global variable.
  private func isGlobal(_ id: ExpressionID, _ frame: Frame) -> Bool {
    var head = id
    while case .member(let base, _, _) = frame.file.facts[head].kind { head = base }
    guard case .name(let local, _) = frame.file.facts[head].kind else { return false }
    let name = frame.file.name(local)
    guard frame.local(name) == nil,
      lexicalMember(name, frame, site: Site(file: frame.fileIndex, head)) == nil
    else { return false }
    if globalMembers(name, frame).contains(where: { !isFunction($0) }) { return true }
    if case .metatype = store[
      nameValue(
        name, frame, site: Site(file: frame.fileIndex, head), generics: [])]
    {
      return true
    }
    return false
  }
}

/// Chains of members that decide branches at more than one place of a project: only these can contradict
/// each other.
struct RepeatedConditions {
  private var counts: [Name: Int] = [:]
  private let names: ProjectNames

  init(project: Project) {
    names = project.names
    for file in project.files where !file.isTest {
      for conditional in file.facts.conditionals {
        for condition in file.facts[conditional.conditions] {
          if case .expression(let id) = condition { count(id, file) }
        }
      }
      for expression in file.facts.expressions {
        if case .ternary(let condition, _, _) = expression.kind { count(condition, file) }
      }
    }
  }

  private mutating func count(_ id: ExpressionID, _ file: ProjectFile) {
    switch file.facts[id].kind {
    case .prefix(_, let operand): count(operand, file)
    case .binary(_, let left, let right):
      count(left, file)
      count(right, file)
    default:
      if let name = Self.chain(id, file, names) { counts[name, default: 0] += 1 }
    }
  }

  /// The name of a condition that occurs again; nil for others.
  func name(of id: ExpressionID, _ file: ProjectFile) -> Name? {
    guard let name = Self.chain(id, file, names), counts[name, default: 0] > 1 else { return nil }
    return name
  }

  /// `A.b.c` as one name, which no compilation flag can have.
  private static func chain(
    _ id: ExpressionID, _ file: ProjectFile, _ names: ProjectNames
  ) -> Name? {
    var parts: [String] = []
    var head = id
    while case .member(let base, let name, _) = file.facts[head].kind {
      parts.append(file.facts[name])
      head = base
    }
    guard !parts.isEmpty, case .name(let name, _) = file.facts[head].kind else { return nil }
    parts.append(file.facts[name])
    return names.intern(parts.reversed().joined(separator: "."))
  }
}
