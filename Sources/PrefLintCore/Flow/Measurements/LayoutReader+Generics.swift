// What the generic parameters of code stand for: types of one declaration with other arguments are others, as keys of preferences and
// as what the environment is asked for.

/// Generic parameters of the code that is read.
struct GenericUses {
  /// What stands for parameters of which nobody tells what they are: one type in each value, or in each call.
  var placeholders: Set<Name> = []
  /// How many calls of generic functions there were.
  var calls = 0
}

extension LayoutReader {
  /// A type with what the generic parameters of a frame's code stand for.
  func resolved(_ type: TypeID, _ frame: LayoutFrame) -> TypeID {
    project.types.substitute(type, frame.types)
  }

  /// The type that a name means with its generic arguments.
  func namedType(_ name: Name, _ generics: TypeReferenceList, _ frame: LayoutFrame) -> TypeID {
    let context = context(frame)
    let arguments = facts(frame)[generics].map { project.resolveType($0, in: context) }
    return resolved(project.namedType(name, arguments: arguments, in: context), frame)
  }

  /// What the arguments of a type make of its parameters.
  func bindings(of type: TypeID) -> TypeBindings {
    guard case .nominal(let nominal, let arguments) = project.types[type] else {
      return TypeBindings()
    }
    return zip(project[nominal].genericParameters, arguments).reduce(into: TypeBindings()) {
      if $1.1 != .unknown, $0[$1.0] == nil { $0[$1.0] = $1.1 }
    }
  }

  /// Parameters that nothing binds stand for one type each.
  func open(_ parameters: [Name], _ bindings: inout TypeBindings, as owner: String) {
    for name in parameters where bindings[name] == nil {
      let placeholder = project.names.intern("\(text(name))#\(owner)")
      generics.placeholders.insert(placeholder)
      bindings[name] = project.types.intern(.parameter(placeholder))
    }
  }

  /// Binds the parameters of a generic function by the types that it is given as values: `report(Tag.self)`.
  func specialise(
    _ reference: DeclarationReference, _ parameters: ParameterList, _ frame: LayoutFrame
  ) {
    let file = project.files[reference.fileIndex]
    let generic = file.facts[project.declaration(reference).genericParameters].map {
      file.name($0.name)
    }
    guard !generic.isEmpty else { return }
    var own = inferred(reference, parameters, frame.locals)
    generics.calls += 1
    open(generic, &own, as: "()\(generics.calls)")
    for name in generic { frame.types[name] = own[name] }
  }

  /// What types that are given as values tell of the generic parameters of a function.
  func inferred(
    _ reference: DeclarationReference, _ parameters: ParameterList, _ given: [Name: LayoutValue]
  ) -> TypeBindings {
    let file = project.files[reference.fileIndex]
    return file.facts[parameters].reduce(into: TypeBindings()) { result, parameter in
      guard let type = parameter.type, let value = given[file.name(parameter.name)] else { return }
      infer(type, LexicalContext(reference: reference, project: project), value, &result)
    }
  }

  /// What the properties of a value tell of the generic parameters of its type.
  func inferred(byFieldsOf instance: LayoutInstance) -> TypeBindings {
    project[instance.nominal].orderedMembers.reduce(into: TypeBindings()) { result, member in
      let property = member.reference
      guard let value = instance.fields[project.name(of: property)],
        case .variable(let id) = project.declaration(property).kind,
        let type = project.files[property.fileIndex].facts[id].type
      else { return }
      infer(type, LexicalContext(reference: property, project: project), value, &result)
    }
  }

  private func infer(
    _ type: TypeReferenceID, _ context: LexicalContext, _ value: LayoutValue,
    _ bindings: inout TypeBindings
  ) {
    guard case .metatype(let actual) = value else { return }
    project.types.unify(
      project.resolveType(type, in: context), project.types.intern(.metatype(actual)), &bindings)
  }

  /// A type of the project of which the arguments are not told.
  func type(of nominal: NominalID) -> TypeID {
    let parameters = project[nominal].genericParameters
    return project.types.intern(.nominal(nominal, parameters.map { _ in .unknown }))
  }

  func type(of instance: LayoutInstance) -> TypeID {
    project.types.substitute(project.selfType(of: instance.nominal), instance.types)
  }

  /// The type of a property that holds a type of the project, with its arguments.
  func type(of nominal: NominalID, heldBy property: DeclarationReference) -> TypeID {
    let type = project.types.unwrapped(staticType(of: property))
    return project.types.nominal(type) == nominal ? type : self.type(of: nominal)
  }

  /// The type of the object that a property of a view holds.
  func objectType(
    of property: DeclarationReference, _ nominal: NominalID, _ instance: LayoutInstance
  ) -> TypeID {
    project.types.substitute(type(of: nominal, heldBy: property), instance.types)
  }

  /// Whether two types are one; nil where a parameter decides of which nobody tells what it stands for.
  func isSame(_ left: TypeID, _ right: TypeID) -> Bool? {
    func all(_ pairs: [(TypeID, TypeID)]) -> Bool? {
      pairs.reduce(true) { LayoutComparison.both($0, isSame($1.0, $1.1)) }
    }
    switch (project.types[left], project.types[right]) {
    case (.nominal(let first, let own), .nominal(let second, let others)):
      guard first == second else { return false }
      return own.count == others.count ? all(Array(zip(own, others))) : nil
    case (.parameter(let first), .parameter(let second)) where first == second:
      return generics.placeholders.contains(first) ? true : nil
    case (.external(let first, let own), .external(let second, let others))
    where first == second && own.count == others.count:
      return all(Array(zip(own, others)))
    case (.optional(let first), .optional(let second)), (.array(let first), .array(let second)):
      return isSame(first, second)
    case (.nominal, .external), (.external, .nominal): return false
    default: return nil
    }
  }
}
