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

  /// O(expressions of the files that name the class, and of those that hold the label).
  private func findMadeConstant(
    _ member: Member, _ declared: TypeID, _ owner: NominalID
  ) -> ValueID? {
    let nominal = project[owner]
    guard nominal.genericParameters.isEmpty, project.heirs[owner]?.isEmpty ?? true,
      project.conformance(of: owner).superclass == nil,
      !project.isShown(nominal.reference), !isMadeByValue(nominal),
      let (label, otherwise) = parameter(setting: member, of: owner), label != .none
    else { return nil }
    var given = Set([otherwise].compactMap(\.self))
    var isTold = true
    for index in project.files(naming: label) where !project.files[index].isTest {
      let file = project.files[index]
      for (position, expression) in file.facts.expressions.enumerated() {
        guard case .call(let callee, let arguments) = expression.kind,
          let argument = file.facts[arguments].first(where: { file.name($0.label) == label }),
          case let answer = makes(owner, ExpressionID(position), callee, index), answer != false
        else { continue }
        if let constant = DecidingNames.constant(argument.value, file) {
          given.insert(constant)
        } else if answer == true {
          return nil
        } else {
          isTold = false
        }
      }
    }
    guard let first = given.first else { return nil }
    if isTold, given.count == 1, declared == boolType {
      return store.intern(.boolean(first == "true"))
    }
    return store.intern(.someConstant(declared))
  }

  /// Whether a call is one of a class's initialiser: by its name or an alias of it, or by the type of the variable that is made so;
  /// nil where another place tells the type.
  private func makes(
    _ owner: NominalID, _ call: ExpressionID, _ callee: ExpressionID, _ index: Int
  ) -> Bool? {
    let file = project.files[index]
    let declaration = project.enclosingDeclaration(of: Site(file: index, callee))
    let context = LexicalContext(project: project, file: index, declaration: declaration)
    if case .implicitMember(let name, _) = file.facts[callee].kind {
      guard file.name(name) == language.initializer else { return false }
      let variable = file.facts.variables.first { $0.initializer == call }
      return variable?.type.map {
        project.types.nominal(project.types.unwrapped(project.resolveType($0, in: context)))
          == owner
      }
    }
    guard let made = file.facts.builtType(by: callee).map(file.name) else { return false }
    let type = project.namedType(made, arguments: [], in: context)
    // A name that is not told may be one of it, too.
    return project.types.nominal(type).map { $0 == owner } ?? (made == project[owner].name)
  }

  /// Whether code hands on an initialiser of a class, or the class itself: what that is given is not told.
  private func isMadeByValue(_ nominal: Nominal) -> Bool {
    project.files(naming: nominal.name).contains { index in
      let file = project.files[index]
      let facts = file.facts
      var called: Set<ExpressionID> = []
      for expression in facts.expressions {
        if case .call(let callee, _) = expression.kind { called.insert(callee) }
      }
      return !file.isTest
        && facts.expressions.enumerated().contains { position, expression in
          guard case .member(let base, let name, _) = expression.kind,
            file.name(name) == language.initializer, case .name(let type, _) = facts[base].kind
          else { return false }
          return file.name(type) == nominal.name && !called.contains(ExpressionID(position))
        }
    }
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
        let parameter = facts[function.parameters].first(where: { $0.name == given }),
        !isBound(given, in: only.reference, facts)
      else { return nil }
      return (
        file.name(parameter.label),
        parameter.defaultValue.flatMap { DecidingNames.constant($0, file) }
      )
    }
    return nil
  }

  /// Whether code of a function gives a variable of its own a name.
  private func isBound(
    _ name: LocalName, in function: DeclarationReference, _ facts: FileFacts
  ) -> Bool {
    let around = facts[function.id].range
    return facts.declarations.contains { $0.name == name && around.contains($0.range) }
      || facts.patterns.contains { pattern in
        guard case .identifier(name) = pattern.kind else { return false }
        return around.contains(pattern.range)
      }
  }
}
