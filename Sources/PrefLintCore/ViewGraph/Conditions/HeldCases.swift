// Which cases of an enumeration an optional property can hold: those that the project assigns to it. The
// item of a presentation is such a property, and a case that is never put into it is never presented.

/// The cases that the optional properties of a project hold, for those of which every write is seen. Only files that hold
/// a property's name are read for it.
final class HeldCases {
  private let project: Project
  private var known: [Name: Holder?] = [:]
  private let item: Name?

  private struct Holder {
    /// The name of the enumeration, as the property's type spells it.
    let type: Name
    /// The property's name, and the same with `$` and `_` before it.
    let name: Name
    let spellings: [Name]
    var cases: Set<Name> = []
    /// Whether something else may be written, or written elsewhere under another name.
    var isOpen = false
  }

  init(project: Project) {
    self.project = project
    item = project.names.find("item")
  }

  /// The cases that a property of a name and an enumeration may hold; nil when that cannot be told. Linear in the files that
  /// hold the property's name, once.
  func cases(of property: Name, type: Name) -> Set<Name>? {
    let holder = known[property] ?? find(property)
    guard let holder, holder.type == type, !holder.isOpen, !holder.cases.isEmpty else { return nil }
    return holder.cases
  }

  private func find(_ name: Name) -> Holder? {
    let text = project.names[name]
    let spellings = ["", "$", "_"].compactMap { project.names.find($0 + text) }
    let files = project.files(namingOneOf: spellings).filter { !project.files[$0].isTest }
    // Two properties of one name may each be meant by an assignment: then neither is judged.
    let types = files.flatMap { Self.types(ofVariables: name, project.files[$0]) }
    var holder: Holder?
    if types.count == 1, let type = types.first {
      var reader = Reader(
        holder: Holder(type: type, name: name, spellings: spellings), item: item,
        names: project.names)
      for file in files { reader.read(project.files[file]) }
      holder = reader.holder
    }
    known[name] = .some(holder)
    return holder
  }

  /// The types of the stored optional variables of a name.
  private static func types(ofVariables name: Name, _ file: ProjectFile) -> [Name] {
    let facts = file.facts
    return facts.declarations.compactMap { declaration in
      guard case .variable(let id) = declaration.kind, file.name(declaration.name) == name,
        !facts[id].isLet,
        !facts[facts[id].accessors].contains(where: { $0.kind == .get || $0.kind == .set }),
        let written = facts[id].type, case .optional(let wrapped) = facts[written].kind,
        case .named(_, let type, _) = facts[wrapped].kind
      else { return nil }
      return file.name(type)
    }
  }

  /// Reads what files do with one property.
  private struct Reader {
    var holder: Holder
    let item: Name?
    let names: ProjectNames

    mutating func read(_ file: ProjectFile) {
      guard !holder.isOpen else { return }
      let facts = file.facts
      for declaration in facts.declarations where file.name(declaration.name) == holder.name {
        guard case .variable(let id) = declaration.kind, let initial = facts[id].initializer else {
          continue
        }
        write(initial, file)
      }
      var isPassed = [Bool](repeating: false, count: facts.expressions.count)
      for expression in facts.expressions {
        guard case .call(_, let arguments) = expression.kind else { continue }
        for argument in facts[arguments] {
          let label = file.name(argument.label)
          if isBinding(argument.value, file) {
            // Presentations write nil; a binding that is passed under its own name stays the same holder.
            if label == item || label == holder.name { isPassed[argument.value.index] = true }
          } else if label == holder.name {
            write(argument.value, file)
          }
        }
      }
      for (index, expression) in facts.expressions.enumerated() {
        switch expression.kind {
        case .assignment(let target, let value):
          if isMeant(target, file) { write(value, file) }
        case .inOut(let operand):
          if isMeant(operand, file) { holder.isOpen = true }
        case .keyPath(_, let components, _):
          if facts[components].contains(where: { file.name($0) == holder.name }) {
            holder.isOpen = true
          }
        default:
          if !isPassed[index], isBinding(ExpressionID(index), file) { holder.isOpen = true }
        }
      }
    }

    private mutating func write(_ value: ExpressionID, _ file: ProjectFile) {
      guard !holder.isOpen else { return }
      switch file.facts[value].kind {
      case .none: return
      case .ternary(_, let then, let otherwise):
        write(then, file)
        write(otherwise, file)
      case .call(let callee, _): write(callee, file)
      case .implicitMember(let member, _): holder.cases.insert(file.name(member))
      case .member(let base, let member, _) where file.lastName(of: base) == holder.type:
        holder.cases.insert(file.name(member))
      case .name(let local, _) where file.name(local) == holder.name: return
      default: holder.isOpen = true
      }
    }

    /// Whether a chain of names ends with the property: `model.property`, `_property`.
    private func isMeant(_ id: ExpressionID, _ file: ProjectFile) -> Bool {
      file.lastName(of: id).map(holder.spellings.contains) ?? false
    }

    /// Whether an expression binds the property: `$property`, `$model.property`.
    private func isBinding(_ id: ExpressionID, _ file: ProjectFile) -> Bool {
      guard isMeant(id, file) else { return false }
      var head = id
      while true {
        switch file.facts[head].kind {
        case .member(let base, let local, _):
          if names.kind(of: file.name(local)) == .projection { return true }
          head = base
        case .optionalChain(let operand), .forceUnwrap(let operand): head = operand
        case .name(let local, _): return names.kind(of: file.name(local)) == .projection
        default: return false
        }
      }
    }
  }
}

extension Evaluator {
  /// The value of an optional property that holds only cases of which all are known, or nil.
  func held(_ member: Member, _ declared: TypeID) -> ValueID? {
    guard case .optional(let wrapped) = project.types[declared],
      let nominal = project.types.nominal(wrapped),
      project.kind(of: nominal) == .enumeration,
      let cases = heldCases.cases(
        of: project.name(of: member.reference), type: project[nominal].name),
      cases.count < Self.alternativeLimit,
      cases.allSatisfy({ project[nominal].declares($0) })
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
