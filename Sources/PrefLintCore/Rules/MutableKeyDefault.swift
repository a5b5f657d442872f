// mutable-key-default: a stored `static var defaultValue` of a key (D21). Any code may change it for all readers
// at once, and Swift 6 refuses it as shared mutable state.

extension Rule {
  static let mutableKeyDefault = Rule(id: "mutable-key-default") { context in
    let project = context.project
    let protocols = ["EnvironmentKey", "PreferenceKey"].compactMap(project.names.find)
    guard let member = project.names.find("defaultValue"), !protocols.isEmpty else { return [] }
    // Most projects store no default value in a variable.
    lazy var targets = WrittenTargets(project: project, member: member)
    return project.nominals.flatMap { nominal -> [Finding] in
      guard !nominal.isTest, nominal.kind != .protocolType,
        protocols.contains(where: { project.conforms(nominal.id, to: $0) }),
        context.isUsable(nominal.id)
      else { return [] }
      return nominal.members(named: member).compactMap {
        context.mutableDefault($0.reference, of: nominal, targets)
      }
    }
  }
}

extension RuleContext {
  fileprivate func mutableDefault(
    _ reference: DeclarationReference, of key: Nominal,
    _ targets: @autoclosure () -> WrittenTargets
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
    let answer = KeyDefaultWrites(project: project, targets: targets(), key: key).answer
    let isAssigned = answer == .yes
    let obstacle = obstacle(toConstant: reference, of: key)
    var finding = Finding(
      rule: "mutable-key-default", severity: .warning,
      message: "the default value of '\(name)' is a variable that all code shares", subject: name,
      reason: isAssigned ? "assigned" : "never-assigned",
      range: flow.range(ofName: reference),
      help: isAssigned
        ? help(toAssigned: key)
        : obstacle ?? "write 'static let'\(answer == .no ? "" : ", if nothing assigns it")",
      anchor: anchor(reference))
    if answer == .no, obstacle == nil {
      finding.fix = Fix(
        description: "write 'static let'",
        edits: [
          Fix.Edit(
            range: SourceRange(
              file: FileID(reference.fileIndex), start: variable.keyword.start,
              end: variable.keyword.end), replacement: "let")
        ])
    }
    return finding
  }

  /// What to do instead of assigning a default value.
  private func help(toAssigned key: Nominal) -> String {
    guard let preferences = project.names.find("PreferenceKey"),
      project.conforms(key.id, to: preferences)
    else { return "set the value in the environment instead" }
    return "write 'static let', and change 'value' in 'reduce' instead"
  }

  /// What to do before the variable can be a constant; nil if it may be one as it is written, wherever else its
  /// name is used: it has a value, a declaration of its own, nothing that a constant cannot have, and no users
  /// whom nobody knows.
  private func obstacle(toConstant reference: DeclarationReference, of key: Nominal) -> String? {
    let facts = project.files[reference.fileIndex].facts
    let declaration = facts[reference.id]
    guard case .variable(let id) = declaration.kind else { return "write 'static let'" }
    if facts[id].initializer == nil { return "write 'static let' and give it a value" }
    if !facts[facts[id].accessors].isEmpty { return "remove the observers and write 'static let'" }
    if !declaration.modifiers.isDisjoint(with: [.isLazy, .isWeak, .hasPrivateSetter, .hasOther]) {
      return "write 'static let' without what only a variable can have"
    }
    let siblings = declaration.parent.map { facts[facts[$0].members] }
    if siblings?.filter({ facts[$0].range == declaration.range }).count != 1 {
      return "declare it apart, with 'static let'"
    }
    for attribute in facts[declaration.attributes]
    where !constantAttributes.contains(facts[attribute.name]) {
      return "write 'static let', if '@\(facts[attribute.name])' allows a constant"
    }
    // A class may have subclasses that assign what they inherit.
    if key.kind != .structure, key.kind != .enumeration {
      return "write 'static let', if no subclass assigns it"
    }
    if isPublished(reference) { return "write 'static let', if no user of this module assigns it" }
    if !configuration.unread.isEmpty, !isPrivate(reference) {
      return "write 'static let', if no file that is not read assigns it"
    }
    return nil
  }

  /// Whether no other file can name a declaration: one that nobody has read, for example.
  private func isPrivate(_ reference: DeclarationReference) -> Bool {
    let facts = project.files[reference.fileIndex].facts
    var current: DeclarationID? = reference.id
    while let id = current {
      if !facts[id].modifiers.isDisjoint(with: [.isPrivate, .isFilePrivate]) { return true }
      current = facts[id].parent
    }
    return false
  }
}

/// Attributes that a constant may have like a variable. Any other may be a macro that makes accessors.
private let constantAttributes: Set = ["MainActor", "available", "usableFromInline"]
