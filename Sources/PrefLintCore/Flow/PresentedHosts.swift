// Hosts that code only presents: `controller.present(UIHostingController(rootView: content), animated: true)`. What a controller
// presents inherits nothing, whoever presents it (C15), while what becomes a child of a representable's may (C12). Only code that
// certainly presents is told: what SwiftUI calls when something has changed, with nothing around it but flags that are bindings.

/// What a function of a representable presents, and when.
struct PresentedHosts {
  /// What is presented, each with the bindings that must be true, or hold something, for it.
  private var presented: [ExpressionID: Set<Name>] = [:]
  /// The local constants that hold what expressions make.
  private var constants: [ExpressionID: LocalName] = [:]

  private let project: Project
  private let file: ProjectFile
  private let code: TextRange
  private let context: LexicalContext
  /// The controller that SwiftUI hands to the function.
  private var controller = LocalName.none
  private let bindings: Set<Name>

  /// - Complexity: linear in the statements of the member.
  init(in member: DeclarationReference, of owner: NominalID, _ project: Project) {
    self.project = project
    file = project.files[member.fileIndex]
    code = file.facts[member.id].range
    context = LexicalContext(reference: member, project: project)
    bindings = Self.bindings(of: owner, project)
    guard case .function(let id) = file.facts[member.id].kind, let body = file.facts[id].body,
      StandardTypes.hostUpdaters.contains(project.names[project.name(of: member)]),
      project.presence(of: member) == project[owner].presence,
      let parameter = file.facts[file.facts[id].parameters].first
    else { return }
    controller = parameter.name
    walk(body, [])
  }

  /// The properties that are bindings, and nothing else.
  private static func bindings(of owner: NominalID, _ project: Project) -> Set<Name> {
    Set(
      project[owner].orderedMembers.lazy.filter { member in
        let facts = project.files[member.reference.fileIndex].facts
        let attributes = facts[facts[member.reference.id].attributes]
        return attributes.count == 1
          && attributes.contains { facts[$0.name] == StandardTypes.bindingWrapper }
      }.map { project.name(of: $0.reference) })
  }

  /// The bindings that must be true, or hold something, for a host to be presented that a call makes; nil unless the code presents it and
  /// does nothing else with it but to set what it has.
  ///
  /// - Complexity: linear in the expressions of the file.
  func bindings(presenting call: ExpressionID) -> Set<Name>? {
    if let flags = presented[call] { return flags }
    let facts = file.facts
    // Of two of one name it is not told which is meant.
    guard let name = constants[call],
      facts.declarations.count(where: { $0.name == name && code.contains($0.range) }) == 1
    else { return nil }
    var harmless: Set<ExpressionID> = []
    for expression in facts.expressions where code.contains(expression.range) {
      guard case .assignment(let target, _) = expression.kind,
        let root = root(ofSet: target, hostedBy: call)
      else { continue }
      harmless.insert(root)
    }
    var found: Set<Name>?
    for (position, expression) in facts.expressions.enumerated()
    where code.contains(expression.range) {
      guard case .name(name, _) = expression.kind else { continue }
      let id = ExpressionID(position)
      if let flags = presented[id] {
        guard found == nil else { return nil }
        found = flags
      } else if !harmless.contains(id) {
        return nil
      }
    }
    return found
  }

  /// The name in `host.presentationController?.delegate`, where nothing of it is the project's own.
  private func root(ofSet target: ExpressionID, hostedBy call: ExpressionID) -> ExpressionID? {
    var current = target
    while true {
      switch file.facts[current].kind {
      case .member(let base, let local, _):
        let name = file.name(local)
        if name == project.language.rootView || mayBeOwn(name, hostedBy: call) { return nil }
        current = base
      case .optionalChain(let base), .forceUnwrap(let base): current = base
      case .name: return current == target ? nil : current
      default: return nil
      }
    }
  }

  /// Whether a host, or what UIKit has of it, can have a member of a name from the project: its class's, an extension's or a protocol's.
  private func mayBeOwn(_ name: Name, hostedBy call: ExpressionID) -> Bool {
    guard project.declares(name) else { return false }
    if project.externalMembers.values.contains(where: { $0[name] != nil }) { return true }
    let isOfProtocol = project.nominals.contains {
      $0.kind == .protocolType && !project.members(named: name, of: $0.id).isEmpty
    }
    guard !isOfProtocol, let host = file.calledName(of: call) else { return true }
    let type = project.namedType(host, arguments: [], in: context)
    return project.types.nominal(type).map { !project.members(named: name, of: $0).isEmpty }
      ?? false
  }

  // MARK: Statements

  /// - Returns: Whether the code goes on behind the block.
  @discardableResult
  private mutating func walk(_ block: Block, _ around: Set<Name>) -> Bool {
    var flags = around
    for id in file.facts[block] {
      let statement = file.facts[id]
      switch statement.kind {
      case .guarded(let conditions, _):
        guard let own = self.flags(conditions) else { return false }
        flags.formUnion(own)
      case .declaration(let declaration):
        guard case .variable(let variable) = file.facts[declaration].kind,
          file.facts[variable].isLet, let initial = file.facts[variable].initializer
        else { continue }
        constants[initial] = file.facts[declaration].name
      case .expression(let expression):
        guard goesOn(behind: expression, flags) else { return false }
      case .returned, .thrown, .jump, .other: return false
      default:
        if mayLeave(statement.range) { return false }
      }
    }
    return true
  }

  private mutating func goesOn(behind id: ExpressionID, _ flags: Set<Name>) -> Bool {
    let facts = file.facts
    switch facts[id].kind {
    case .conditional(let conditional):
      let branch = facts[conditional]
      if let own = self.flags(branch.conditions) { walk(branch.then, flags.union(own)) }
      return !mayLeave(facts[id].range)
    case .call(let callee, let arguments):
      if let shown = shown(by: callee, facts[arguments]) { presented[shown] = flags }
      if let name = file.calledName(of: id), StandardTypes.endingCalls.contains(project.names[name])
      {
        return false
      }
      return true
    default: return !mayLeave(facts[id].range)
    }
  }

  /// `controller.present(host, animated: true)`, which is UIKit's.
  private func shown(
    by callee: ExpressionID, _ arguments: ArraySlice<Argument>
  ) -> ExpressionID? {
    let facts = file.facts
    guard case .member(let base, let method, _) = facts[callee].kind,
      case .name(controller, _) = facts[base].kind, let first = arguments.first,
      first.label == .none, let known = StandardTypes.presentingMethods[facts[method]]
    else { return nil }
    let second = arguments.dropFirst().first.map { facts[$0.label] }
    guard second == known else { return nil }
    return isDeclared(file.name(method), second) ? nil : first.value
  }

  /// Whether the project has a method of a name that takes a controller, and then what has a label.
  private func isDeclared(_ name: Name, _ second: String?) -> Bool {
    project.files(naming: name).contains { index in
      let other = project.files[index]
      return other.facts.declarations.contains { declaration in
        guard other.name(declaration.name) == name, case .function(let id) = declaration.kind else {
          return false
        }
        let labels = other.facts[other.facts[id].parameters].map { other.facts[$0.label] }
        return second.map { labels.dropFirst().contains($0) } ?? true
      }
    }
  }

  private func mayLeave(_ range: TextRange) -> Bool {
    file.facts.statementPool.contains { statement in
      guard range.contains(statement.range) else { return false }
      switch statement.kind {
      case .returned, .thrown, .jump, .other: return true
      default: return false
      }
    }
  }

  // MARK: Conditions

  /// The bindings that conditions ask; nil if they ask anything else that may be decided before the app runs.
  private func flags(_ conditions: ConditionList) -> Set<Name>? {
    var found: Set<Name> = []
    for condition in file.facts[conditions] {
      switch condition {
      case .availability: continue
      case .expression(let id), .optionalBinding(_, _, let id):
        guard let flags = flags(id) else { return nil }
        found.formUnion(flags)
      case .match: return nil
      }
    }
    return found
  }

  private func flags(_ id: ExpressionID) -> Set<Name>? {
    let facts = file.facts
    if let name = RepeatedConditions.property(id, file, project.language) {
      return bindings.contains(name) ? [name] : nil
    }
    guard case .binary(let operation, let left, let right) = facts[id].kind else { return nil }
    switch file.name(operation) {
    case project.language.and:
      guard let one = flags(left), let other = flags(right) else { return nil }
      return one.union(other)
    // `controller.presentedViewController == nil`
    case project.language.equal:
      guard case .none = facts[right].kind,
        case .member(let base, let member, _) = facts[left].kind,
        case .name(controller, _) = facts[base].kind,
        facts[member] == StandardTypes.presentedMember
      else { return nil }
      return []
    default: return nil
    }
  }
}
