// Constants of objects that every code that makes one gives a constant: `let isDemo: Bool`, with `Model(isDemo: false)` everywhere.
// Which object a wrapper holds is not told, but then it tells nothing of the run (design, "what makes a step decided").

extension Evaluator {
  /// What a constant property of an object is worth that all code that makes one gives a constant; nil where a run decides it.
  func madeConstant(_ member: Member, _ declared: TypeID, of base: ValueID) -> ValueID? {
    guard let owner = member.owner, project.kind(of: owner) == .classType,
      case .opaque = store[core(base)], isConstantData(declared)
    else { return nil }
    if let known = madeConstants[member.reference] { return known }
    // A constant may be made of another one of its class.
    madeConstants[member.reference] = .some(nil)
    let found = findMadeConstant(member, declared, owner)
    madeConstants[member.reference] = .some(found)
    return found
  }

  /// Whether values of a type are flags, numbers or cases.
  private func isConstantData(_ type: TypeID) -> Bool {
    if type == boolType { return true }
    guard let nominal = project.types.nominal(type) else { return false }
    return project.kind(of: nominal) == .enumeration
  }

  /// O(expressions of the files that name the class).
  private func findMadeConstant(
    _ member: Member, _ declared: TypeID, _ owner: NominalID
  ) -> ValueID? {
    let nominal = project[owner]
    guard nominal.genericParameters.isEmpty, project.heirs[owner]?.isEmpty ?? true,
      project.conformance(of: owner).superclass == nil,
      project.declaration(nominal.reference).modifiers.isDisjoint(with: [
        .isPublic, .isOpen, .isPackage,
      ]),
      let (label, otherwise) = parameter(setting: member, of: owner)
    else { return nil }
    var given: Set<String> = []
    for index in project.files(naming: nominal.name) where !project.files[index].isTest {
      let file = project.files[index]
      for expression in file.facts.expressions {
        guard case .call(let callee, let arguments) = expression.kind,
          file.facts.builtType(by: callee).map(file.name) == nominal.name
        else { continue }
        let argument = file.facts[arguments].first { file.name($0.label) == label }
        guard let constant = argument.map({ DecidingNames.constant($0.value, file) }) ?? otherwise
        else { return nil }
        given.insert(constant)
      }
    }
    guard let first = given.first else { return nil }
    if given.count == 1, declared == boolType { return store.intern(.boolean(first == "true")) }
    return store.intern(.someConstant(declared))
  }

  /// The label of the parameter that the only initialiser of a class puts into a property, and its default value; nil where another
  /// value may be put there.
  private func parameter(
    setting member: Member, of owner: NominalID
  ) -> (label: Name, otherwise: String?)? {
    let initializers = project[owner].members(named: language.initializer)
    guard initializers.count == 1, let only = initializers.first,
      only.reference.fileIndex == member.reference.fileIndex,
      let function = project.function(of: only.reference), let body = function.body
    else { return nil }
    let file = project.files[only.reference.fileIndex]
    let facts = file.facts
    let property = project.name(of: member.reference)
    for statement in facts[body] {
      guard case .expression(let id) = facts[statement].kind,
        case .assignment(let target, let value) = facts[id].kind,
        RepeatedConditions.property(target, file, language) == property
      else { continue }
      guard case .name(let given, _) = facts[value].kind,
        let parameter = facts[function.parameters].first(where: { $0.name == given })
      else { return nil }
      return (
        file.name(parameter.label),
        parameter.defaultValue.flatMap { DecidingNames.constant($0, file) }
      )
    }
    return nil
  }
}
