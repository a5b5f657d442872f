// The code that asks a condition: what its names may mean. A property is one of the type around it, also where an extension of a
// protocol asks it; a parameter has one value while its function runs.

/// A parameter of a function of the project.
struct ConditionParameter: FastHashable {
  var function: DeclarationReference
  var name: Name

  @inline(__always) func mix(into mixer: inout HashMixer) {
    mixer.add(function)
    mixer.add(name)
  }
}

/// The code around a place that asks.
struct AskingCode {
  /// The type whose properties its names may mean.
  let owner: NominalID?
  /// The functions around it, the innermost first.
  private let functions: [DeclarationReference]
  private let site: Site
  private let project: Project

  /// O(declarations of the file).
  init(around site: Site, _ project: Project) {
    self.site = site
    self.project = project
    let facts = project.files[site.fileIndex].facts
    var functions: [DeclarationReference] = []
    var owner: NominalID?
    var current = project.enclosingDeclaration(of: site)
    while let id = current, owner == nil {
      let reference = DeclarationReference(file: site.fileIndex, id)
      switch facts[id].kind {
      case .function, .initializer: functions.append(reference)
      case .structure, .classType, .actor, .enumeration, .protocolType, .extensionOf:
        owner = project.nominal(holdingMembersOf: reference)
        // What a type from outside holds has no name here.
        if owner == nil { current = nil }
      default: break
      }
      current = current.flatMap { facts[$0].parent }
    }
    self.owner = owner
    self.functions = functions
  }

  /// The parameter that a name means.
  func parameter(_ name: Name) -> ConditionParameter? {
    for function in functions where declaration(name, of: function) != nil {
      return ConditionParameter(function: function, name: name)
    }
    return nil
  }

  /// The local constant that a name means, if there is one of the name in the member around the place.
  ///
  /// - Complexity: linear in the declarations of the file.
  func constant(_ name: Name) -> DeclarationReference? {
    let found = locals(name)
    let facts = project.files[site.fileIndex].facts
    guard found.count == 1, case .variable(let variable) = facts[found[0].id].kind,
      facts[variable].isLet, facts[variable].initializer != nil
    else { return nil }
    return found[0]
  }

  /// The local variables of a name in the member around the place.
  ///
  /// - Complexity: linear in the declarations of the file.
  func locals(_ name: Name) -> [DeclarationReference] {
    guard let member = project.member(around: site) else { return [] }
    let file = project.files[site.fileIndex]
    let around = file.facts[member.id].range
    return file.facts.declarations.enumerated().compactMap { position, declaration in
      guard file.name(declaration.name) == name, DeclarationID(position) != member.id,
        case .variable = declaration.kind, around.contains(declaration.range)
      else { return nil }
      return DeclarationReference(file: site.fileIndex, DeclarationID(position))
    }
  }

  /// The type that is written of a parameter.
  func type(of parameter: ConditionParameter) -> NominalID? {
    guard let written = declaration(parameter.name, of: parameter.function)?.type else {
      return nil
    }
    let context = LexicalContext(reference: parameter.function, project: project)
    return project.types.nominal(
      project.types.unwrapped(project.resolveType(written, in: context)))
  }

  /// The class or structure of what a name holds: a parameter, a local constant, or a property of the type around; nil where none is
  /// written.
  ///
  /// - Complexity: linear in the declarations of the file.
  func holder(_ name: Name) -> NominalID? {
    if let parameter = parameter(name) { return type(of: parameter) }
    guard locals(name).isEmpty else { return constant(name).flatMap(builtType) }
    return owner.flatMap {
      SharedConditions(project: project).objectClass(name, of: $0, orStructure: true)
    }
  }

  /// The type of which a constant is made: `let model = Model()`.
  private func builtType(of constant: DeclarationReference) -> NominalID? {
    let file = project.files[constant.fileIndex]
    guard case .variable(let id) = file.facts[constant.id].kind,
      let initial = file.facts[id].initializer,
      case .call(let callee, _) = file.facts[initial].kind,
      let built = file.facts.builtType(by: callee)
    else { return nil }
    let context = LexicalContext(reference: constant, project: project)
    return project.types.nominal(
      project.namedType(file.name(built), arguments: [], in: context))
  }

  /// The label of a parameter's arguments.
  func label(of parameter: ConditionParameter) -> Name {
    declaration(parameter.name, of: parameter.function).map {
      project.files[parameter.function.fileIndex].name($0.label)
    } ?? .none
  }

  /// Whether a parameter may be what conditions ask, by the type that is written: no view, no code, no object.
  func mayDecide(_ parameter: ConditionParameter) -> Bool {
    guard let own = declaration(parameter.name, of: parameter.function), own.attributes.isEmpty,
      let written = own.type
    else { return false }
    let context = LexicalContext(reference: parameter.function, project: project)
    let type = project.types.unwrapped(project.resolveType(written, in: context))
    switch project.types[type] {
    case .nominal(let id, _): return project.kind(of: id) == .enumeration
    case .external(let name, _): return name == project.language.bool
    default: return false
    }
  }

  private func declaration(_ name: Name, of function: DeclarationReference) -> Parameter? {
    let file = project.files[function.fileIndex]
    return project.function(of: function).flatMap { own in
      file.facts[own.parameters].first { file.name($0.name) == name }
    }
  }
}
