// Which properties conditions name, directly or through what they are computed from: the values that a branch which writes
// objects depends on.

struct DecidingNames {
  private let project: Project

  init(project: Project) { self.project = project }

  /// A name that an expression depends on: `name`, `self.name`, or `object.name`.
  struct Use: Hashable {
    /// The property that holds the object; none for a name of the code's own type.
    var object: Name
    var name: Name
  }

  /// The names that an expression depends on; what closures in it do is not asked.
  ///
  /// - Complexity: linear in the expression, and for each local variable that it names in the declarations of the file.
  func uses(in id: ExpressionID, _ index: Int) -> Set<Use> {
    var found: Set<Use> = []
    var seen: Set<LocalName> = []
    collect(id, index, &seen, &found)
    return found
  }

  private func collect(
    _ id: ExpressionID, _ index: Int, _ seen: inout Set<LocalName>, _ found: inout Set<Use>
  ) {
    let file = project.files[index]
    let facts = file.facts
    var waiting = [id]
    while let next = waiting.popLast() {
      switch facts[next].kind {
      case .name(let local, _):
        var name = file.name(local)
        let kind = project.names.kind(of: name)
        if kind == .projection, let plain = project.names.withoutPrefix(name) { name = plain }
        if kind == .capitalised || name == project.language.selfValue { continue }
        found.insert(Use(object: .none, name: name))
        if seen.insert(local).inserted {
          waiting += initialValues(of: local, around: next, index)
        }
      case .member(let base, let local, _):
        if let object = RepeatedConditions.property(base, file, project.language),
          project.names.kind(of: object) != .capitalised, object != project.language.selfValue
        {
          found.insert(Use(object: object, name: file.name(local)))
        }
        if case .name(let own, _) = facts[base].kind,
          file.name(own) == project.language.selfValue
        {
          found.insert(Use(object: .none, name: file.name(local)))
        } else {
          waiting.append(base)
        }
      case .call(let callee, let arguments):
        waiting.append(callee)
        waiting += facts[arguments].map(\.value)
      case .subscripted(let base, let arguments):
        waiting.append(base)
        waiting += facts[arguments].map(\.value)
      case .tuple(let arguments): waiting += facts[arguments].map(\.value)
      case .binary(_, let left, let right): waiting += [left, right]
      case .ternary(let condition, let then, let otherwise):
        waiting += [condition, then, otherwise]
      case .prefix(_, let operand), .postfix(_, let operand), .optionalChain(let operand),
        .forceUnwrap(let operand), .optionalTry(let operand), .cast(let operand, _, _):
        waiting.append(operand)
      default: break
      }
    }
  }

  /// What the local variables of a name begin with in the member around a place.
  private func initialValues(
    of name: LocalName, around id: ExpressionID, _ index: Int
  ) -> [ExpressionID] {
    let facts = project.files[index].facts
    var found: [ExpressionID] = []
    var around: TextRange?
    for declaration in facts.declarations where declaration.name == name {
      guard case .variable(let variable) = declaration.kind, let parent = declaration.parent,
        let initial = facts[variable].initializer
      else { continue }
      switch facts[parent].kind {
      case .structure, .classType, .actor, .enumeration, .protocolType, .extensionOf: continue
      default: break
      }
      if around == nil {
        guard let member = project.member(around: Site(file: index, id)) else { return [] }
        around = facts[member.id].range
      }
      if let around, around.start <= declaration.range.start, declaration.range.end <= around.end {
        found.append(initial)
      }
    }
    return found
  }

  /// The names on which the value of a computed property depends; none for stored ones.
  func uses(inGetterOf member: Member) -> Set<Use> {
    let index = member.reference.fileIndex
    let facts = project.files[index].facts
    guard case .variable(let id) = facts[member.reference.id].kind,
      let getter = facts[facts[id].accessors].first(where: { $0.kind == .get }),
      let body = getter.body
    else { return [] }
    var found: Set<Use> = []
    for statement in facts[body] {
      switch facts[statement].kind {
      case .expression(let value), .returned(let value?):
        switch facts[value].kind {
        case .selection(let selection): found.formUnion(uses(in: facts[selection].subject, index))
        case .conditional(let conditional):
          for condition in facts[facts[conditional].conditions] {
            if let asked = Self.asked(condition) { found.formUnion(uses(in: asked, index)) }
          }
        default: found.formUnion(uses(in: value, index))
        }
      case .guarded(let conditions, _):
        for condition in facts[conditions] {
          if let asked = Self.asked(condition) { found.formUnion(uses(in: asked, index)) }
        }
      default: break
      }
    }
    return found
  }

  /// What a condition asks for.
  static func asked(_ condition: Condition) -> ExpressionID? {
    switch condition {
    case .expression(let id), .optionalBinding(_, _, let id), .match(_, let id): id
    case .availability: nil
    }
  }

  /// The key of `@Environment(\.key)`.
  func environmentKey(of member: Member) -> Name? {
    let file = project.files[member.reference.fileIndex]
    let facts = file.facts
    for attribute in facts[facts[member.reference.id].attributes]
    where file.name(attribute.name) == project.language.environment {
      guard let argument = facts[attribute.arguments].first,
        case .keyPath(_, let names, _) = facts[argument.value].kind
      else { continue }
      return facts[names].first.map(file.name)
    }
    return nil
  }
}
