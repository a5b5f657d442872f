// Conditions on global values (`Current.isCatalyst`, `Device.isPad`). One of them has one value along a
// path: a branch under it and a branch under its negation are never on the same path. What a branch assumes
// is a literal of its presence, as for `#if`; evaluation does not split on it, the flow keeps it on paths. So has a
// property of a view that decides at several places of it, where one of them writes objects.

extension Evaluator {
  /// Where conditions hold and where they do not, as far as global values tell.
  func assumptions(
    _ conditions: ConditionList, _ frame: Frame
  ) -> (holds: PresenceID, fails: PresenceID) {
    let list = frame.file.facts[conditions]
    var holds = PresenceID.always
    var fails = PresenceID.always
    for condition in list {
      let own: (holds: PresenceID, fails: PresenceID)
      switch condition {
      case .expression(let id): own = assumptions(id, frame)
      case .optionalBinding(_, _, let id):
        // What it binds has the property's name, as a rule.
        own = ownAssumptions(id, frame, isBinding: true) ?? (.always, .always)
      default: continue
      }
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
      if frame.file.name(name) == language.notEqual || frame.file.name(name) == language.equal {
        guard case .none = frame.file.facts[right].kind,
          let own = ownAssumptions(left, frame)
        else { return (.always, .always) }
        return frame.file.name(name) == language.notEqual ? own : (own.fails, own.holds)
      }
      let isAnd = frame.file.name(name) == language.and
      guard isAnd || frame.file.name(name) == language.or else { return (.always, .always) }
      let (lhs, rhs) = (assumptions(left, frame), assumptions(right, frame))
      return isAnd
        ? (project.presences.and(lhs.holds, rhs.holds), .always)
        : (.always, project.presences.and(lhs.fails, rhs.fails))
    default:
      if let own = ownAssumptions(id, frame) { return own }
      guard let name = repeatedConditions.name(of: id, frame.file), isGlobal(id, frame) else {
        return (.always, .always)
      }
      let presences = project.presences
      return (presences.assuming(name, true), presences.assuming(name, false))
    }
  }

  /// Where a property of the view around holds, or holds something, and where not: it has one value while the view
  /// builds its body.
  private func ownAssumptions(
    _ id: ExpressionID, _ frame: Frame, isBinding: Bool = false
  ) -> (holds: PresenceID, fails: PresenceID)? {
    guard let receiver = frame.receiver,
      case .nominal(let nominal, _) = project.types[type(of: receiver)],
      project[nominal].kind == .structure,
      let property = RepeatedConditions.property(id, frame.file, language),
      isBinding || frame.local(property) == nil,
      let key = repeatedConditions.key(of: property, in: nominal)
    else { return nil }
    return (project.presences.assuming(key, true), project.presences.assuming(key, false))
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
  /// Properties of views that decide at several places of them, one of which writes objects, with their names.
  private var properties: [Property: Name] = [:]
  private let names: ProjectNames

  private struct Property: Hashable {
    var owner: NominalID
    var name: Name
  }

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
    findProperties(of: project)
  }

  private mutating func findProperties(of project: Project) {
    let writers = project.environmentWriters()
    var found: [Property: (count: Int, writes: Bool)] = [:]
    for index in project.files(namingOneOf: writers) where !project.files[index].isTest {
      let file = project.files[index]
      let writes = file.facts.expressions.compactMap { expression -> TextRange? in
        guard case .call(let callee, _) = expression.kind,
          case .member(_, let name, _) = file.facts[callee].kind, writers.contains(file.name(name))
        else { return nil }
        return TextRange(start: file.facts[callee].range.end, end: expression.range.end)
      }
      for (position, expression) in file.facts.expressions.enumerated() {
        guard case .conditional(let id) = expression.kind,
          let owner = project.owner(of: Site(file: index, ExpressionID(position)))
        else { continue }
        let isWriting = writes.contains {
          expression.range.start <= $0.start && $0.end <= expression.range.end
        }
        for condition in file.facts[file.facts[id].conditions] {
          guard let name = Self.property(condition, file, project.language) else { continue }
          let key = Property(owner: owner, name: name)
          found[key, default: (0, false)].count += 1
          if isWriting { found[key]?.writes = true }
        }
      }
    }
    for (key, use) in found where use.count > 1 && use.writes {
      properties[key] = project.names.intern(
        "\(project.names[project[key.owner].name])#\(key.owner.rawValue).\(project.names[key.name])"
      )
    }
  }

  /// The name under which what a property decides is assumed; nil where it decides nothing twice.
  func key(of property: Name, in owner: NominalID) -> Name? {
    properties.isEmpty ? nil : properties[Property(owner: owner, name: property)]
  }

  private static func property(
    _ condition: Condition, _ file: ProjectFile, _ language: LanguageNames
  ) -> Name? {
    switch condition {
    case .optionalBinding(_, _, let id): return property(id, file, language)
    case .expression(let id):
      switch file.facts[id].kind {
      case .prefix(let name, let operand) where file.name(name) == language.not:
        return property(operand, file, language)
      case .binary(let name, let left, let right):
        let operation = file.name(name)
        guard operation == language.equal || operation == language.notEqual,
          case .none = file.facts[right].kind
        else { return nil }
        return property(left, file, language)
      default: return property(id, file, language)
      }
    default: return nil
    }
  }

  /// `name` or `self.name`.
  static func property(
    _ id: ExpressionID, _ file: ProjectFile, _ language: LanguageNames
  ) -> Name? {
    switch file.facts[id].kind {
    case .name(let name, _): return file.name(name)
    case .member(let base, let name, _):
      guard case .name(let own, _) = file.facts[base].kind, file.name(own) == language.selfValue
      else { return nil }
      return file.name(name)
    default: return nil
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
