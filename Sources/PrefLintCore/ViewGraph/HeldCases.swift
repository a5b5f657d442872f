// Which cases of an enumeration an optional property can hold: those that the project assigns to it. The
// item of a presentation is such a property, and a case that is never put into it is never presented.

/// The cases that the optional properties of a project hold, for those of which every write is seen.
final class HeldCases {
  private struct Holder {
    /// The name of the enumeration, as the property's type spells it.
    var type: Name
    var cases: Set<Name> = []
    /// Whether something else may be written, or written elsewhere under another name.
    var isOpen = false
  }

  private var holders: [Name: Holder] = [:]
  /// Whether each name is a holder's, with or without `$` and `_` before it.
  private var isNamed: [Bool] = []
  private let names: ProjectNames
  private let item: Name?

  /// Linear in the facts of the project.
  init(project: Project) {
    names = project.names
    item = names.find("item")
    for file in project.files where !file.isTest { declare(file) }
    let enumerations = Set(project.nominals.filter { $0.kind == .enumeration }.map(\.name))
    holders = holders.filter { !$0.value.isOpen && enumerations.contains($0.value.type) }
    isNamed = Array(repeating: false, count: names.count)
    for holder in holders.keys {
      for name in ["", "$", "_"].compactMap({ names.find($0 + names[holder]) }) {
        isNamed[name.index] = true
      }
    }
    for file in project.files where !file.isTest { read(file) }
  }

  /// The cases that a property of a name and an enumeration may hold; nil when that cannot be told.
  func cases(of property: Name, type: Name) -> Set<Name>? {
    guard let holder = holders[property], holder.type == type, !holder.isOpen,
      !holder.cases.isEmpty
    else { return nil }
    return holder.cases
  }

  /// Two properties of one name may each be meant by an assignment: then neither is judged.
  private func declare(_ file: ProjectFile) {
    let facts = file.facts
    for declaration in facts.declarations {
      guard case .variable(let id) = declaration.kind, !facts[id].isLet,
        !facts[facts[id].accessors].contains(where: { $0.kind == .get || $0.kind == .set }),
        let written = facts[id].type, case .optional(let wrapped) = facts[written].kind,
        case .named(_, let type, _) = facts[wrapped].kind
      else { continue }
      let name = file.name(declaration.name)
      if holders[name] != nil {
        holders[name]?.isOpen = true
      } else {
        holders[name] = Holder(type: file.name(type))
      }
    }
  }

  private func read(_ file: ProjectFile) {
    let facts = file.facts
    // Most files name no holder.
    guard file.names.contains(where: { isNamed[$0.index] }) else { return }
    for declaration in facts.declarations {
      guard case .variable(let id) = declaration.kind, let initial = facts[id].initializer else {
        continue
      }
      write(initial, to: file.name(declaration.name), file)
    }
    var isPassed = [Bool](repeating: false, count: facts.expressions.count)
    for expression in facts.expressions {
      guard case .call(_, let arguments) = expression.kind else { continue }
      for argument in facts[arguments] {
        let label = file.name(argument.label)
        if let bound = boundName(argument.value, file) {
          // Presentations write nil; a binding that is passed under its own name stays the same holder.
          if label == item || label == bound {
            isPassed[argument.value.index] = true
          }
          if label != bound { open(label) }
        } else if isNamed[label.index], holders[label] != nil {
          write(argument.value, to: label, file)
        }
      }
    }
    for (index, expression) in facts.expressions.enumerated() {
      switch expression.kind {
      case .assignment(let target, let value):
        if let name = lastName(target, file) { write(value, to: plain(name), file) }
      case .inOut(let operand):
        if let name = lastName(operand, file) { open(plain(name)) }
      case .keyPath(_, let components, _):
        for component in facts[components] { open(file.name(component)) }
      default:
        guard !isPassed[index], let bound = boundName(ExpressionID(index), file) else { continue }
        open(bound)
      }
    }
  }

  private func open(_ name: Name) { holders[name]?.isOpen = true }

  private func write(_ value: ExpressionID, to name: Name, _ file: ProjectFile) {
    guard let holder = holders[name], !holder.isOpen else { return }
    switch file.facts[value].kind {
    case .none: return
    case .ternary(_, let then, let otherwise):
      write(then, to: name, file)
      write(otherwise, to: name, file)
    case .call(let callee, _): write(callee, to: name, file)
    case .implicitMember(let member, _): holders[name]?.cases.insert(file.name(member))
    case .member(let base, let member, _) where lastName(base, file) == holder.type:
      holders[name]?.cases.insert(file.name(member))
    case .name(let local, _) where file.name(local) == name: return
    default: open(name)
    }
  }

  /// The last name of a chain of names.
  private func lastName(_ id: ExpressionID, _ file: ProjectFile) -> Name? {
    lastLocalName(id, file.facts).map(file.name)
  }

  private func lastLocalName(_ id: ExpressionID, _ facts: FileFacts) -> LocalName? {
    switch facts[id].kind {
    case .name(let name, _), .member(_, let name, _): name
    case .optionalChain(let operand), .forceUnwrap(let operand): lastLocalName(operand, facts)
    default: nil
    }
  }

  /// `_property` and `$property` without their first character.
  private func plain(_ name: Name) -> Name {
    switch names.kind(of: name) {
    case .plain, .capitalised: name
    case .projection, .underscored: names.withoutPrefix(name) ?? name
    }
  }

  /// The holder that `$model.property` or `$property` binds.
  private func boundName(_ id: ExpressionID, _ file: ProjectFile) -> Name? {
    guard let last = lastLocalName(id, file.facts), isNamed[file.name(last).index] else {
      return nil
    }
    let name = plain(file.name(last))
    var head = id
    while true {
      switch file.facts[head].kind {
      case .member(let base, let local, _):
        if names.kind(of: file.name(local)) == .projection { return name }
        head = base
      case .optionalChain(let operand), .forceUnwrap(let operand): head = operand
      case .name(let local, _):
        return names.kind(of: file.name(local)) == .projection ? name : nil
      default: return nil
      }
    }
  }
}

extension Evaluator {
  /// The value of an optional property that holds only cases of which all are known, or nil.
  func held(_ member: Member, _ declared: TypeID) -> ValueID? {
    guard case .optional(let wrapped) = project.types[declared],
      case .nominal(let nominal, _) = project.types[wrapped],
      project[nominal].kind == .enumeration,
      let cases = heldCases.cases(
        of: project.name(of: member.reference), type: project[nominal].name),
      cases.count < Self.alternativeLimit,
      cases.allSatisfy({ project[nominal].members[$0] != nil })
    else { return nil }
    let values = cases.sorted().map {
      store.intern(.enumCase(wrapped, $0, payloadTypes($0, of: wrapped)))
    }
    return union(values + [.none])
  }

  /// Whether a value is one of some cases, or nil: known, though it changes at run time.
  func isChoice(_ id: ValueID) -> Bool {
    guard case .union(let alternatives) = store[core(id)] else { return false }
    return alternatives.allSatisfy {
      switch store[core($0.value)] {
      case .enumCase, .none: true
      default: false
      }
    }
  }
}
