// mutable-key-default: a stored `static var defaultValue` of a key (D21). Any code may change it for all readers
// at once, and Swift 6 refuses it as shared mutable state.

extension Rule {
  static let mutableKeyDefault = Rule(id: "mutable-key-default") { context in
    let project = context.project
    let protocols = ["EnvironmentKey", "PreferenceKey"].compactMap(project.names.find)
    guard let member = project.names.find("defaultValue"), !protocols.isEmpty else { return [] }
    return project.nominals.flatMap { nominal -> [Finding] in
      guard !nominal.isTest, nominal.kind != .protocolType,
        protocols.contains(where: { project.conforms(nominal.id, to: $0) })
      else { return [] }
      return (nominal.members[member] ?? []).compactMap {
        context.mutableDefault($0.reference, of: nominal)
      }
    }
  }
}

extension RuleContext {
  fileprivate func mutableDefault(
    _ reference: DeclarationReference, of key: Nominal
  ) -> Finding? {
    let file = project.files[reference.fileIndex]
    let declaration = file.facts[reference.id]
    guard case .variable(let id) = declaration.kind, declaration.modifiers.contains(.isStatic)
    else { return nil }
    let variable = file.facts[id]
    guard !variable.isLet,
      file.facts[variable.accessors].allSatisfy({ $0.kind == .willSet || $0.kind == .didSet }),
      !file.facts[declaration.attributes].contains(where: isWrapper)
    else { return nil }
    func isWrapper(_ attribute: Attribute) -> Bool {
      switch flow.evaluator.wrapper(of: reference) {
      case .none: false
      default: true
      }
    }
    let name = project.names[key.name]
    let isAssigned = isAssigned(member: file.name(declaration.name), of: key)
    return Finding(
      rule: "mutable-key-default", severity: .warning,
      message: "the default value of '\(name)' is a variable that all code shares", subject: name,
      reason: isAssigned ? "assigned" : "never-assigned",
      range: flow.range(ofName: reference),
      help: isAssigned ? "set the value in the environment instead" : "write 'static let'",
      anchor: anchor(reference))
  }

  /// Whether some code assigns a static member of a type by the type's name.
  private func isAssigned(member: Name, of type: Nominal) -> Bool {
    project.files.contains { file in
      guard file.names.contains(member), file.names.contains(type.name) else { return false }
      return file.facts.expressions.contains { expression in
        guard case .assignment(let target, _) = expression.kind,
          case .member(let base, let name, _) = file.facts[target].kind,
          file.name(name) == member
        else { return false }
        switch file.facts[base].kind {
        case .name(let owner, _), .member(_, let owner, _): return file.name(owner) == type.name
        default: return false
        }
      }
    }
  }
}
