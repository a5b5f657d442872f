// Types as the classes above them see them: which types their generic parameters stand for there.

extension Evaluator {
  /// The class above a type, with the generic arguments that it is given.
  func superclass(of type: TypeID) -> TypeID? {
    guard case .nominal(let id, let arguments) = project.types[type],
      let superclass = project.conformance(of: id).superclass
    else { return nil }
    // A parameter that is not told is none of another class's that has its name.
    var bindings = TypeBindings()
    for (index, name) in project[id].genericParameters.enumerated() where bindings[name] == nil {
      bindings[name] = index < arguments.count ? arguments[index] : .unknown
    }
    return project.types.substitute(superclass, bindings)
  }

  /// `super`: the receiver, as the class above the code's own sees it.
  func superValue(_ frame: Frame) -> ValueID {
    guard let receiver = frame.receiver else { return .unknown }
    // An initialiser calls that of the class above for the value that it makes itself.
    guard frame.fields == nil, let declaring = innermostType(of: frame),
      let owner = owner(of: declaring)
    else { return receiver }
    var own = type(of: core(receiver))
    if self.owner(of: own) != owner, let seen = supertype(of: own, declaredBy: owner) { own = seen }
    guard self.owner(of: own) == owner, let above = superclass(of: own),
      case .nominal = project.types[above]
    else { return receiver }
    return store.intern(.typed(core(receiver), above))
  }

  /// A type as a class sees it that it inherits from: `Base<Wrapped<Page>>` for `Sub<Page>`; nil for the class itself and
  /// others.
  func supertype(of type: TypeID, declaredBy owner: NominalID) -> TypeID? {
    var current = type
    for _ in 0..<Self.inheritanceLimit {
      guard let next = superclass(of: current), let id = project.types.nominal(next)
      else { return nil }
      if id == owner { return next }
      current = next
    }
    return nil
  }

  /// Generic parameters in some code, as the type of the receiver binds them: code that a class inherits names those of its own class,
  /// whatever the heir calls its own.
  func bindings(ofReceiver receiver: ValueID, for reference: DeclarationReference) -> TypeBindings {
    var bindings = inheritedBindings(ofReceiver: receiver, for: reference)
    bindings.hide(parameters(ofFunction: reference), in: project)
    return bindings
  }

  /// The generic parameters that a function, a subscript or an initialiser has itself, none of which its receiver binds.
  func parameters(ofFunction reference: DeclarationReference) -> [Name] {
    switch project.declaration(reference).kind {
    case .function, .initializer, .subscriptMember: project.ownParameters(of: reference)
    default: []
    }
  }

  private func inheritedBindings(
    ofReceiver receiver: ValueID, for reference: DeclarationReference
  ) -> TypeBindings {
    var bindings = bindings(ofReceiver: receiver)
    var type = type(of: receiver)
    guard inheritsGenerics(type) else { return bindings }
    if case .metatype(let instance) = project.types[type] { type = instance }
    guard let owner = project.owner(of: reference), !project[owner].genericParameters.isEmpty,
      let seen = supertype(of: project.types.unwrapped(type), declaredBy: owner),
      case .nominal(_, let arguments) = project.types[seen]
    else { return bindings }
    for name in project[owner].genericParameters { bindings[name] = nil }
    for (name, argument) in zip(project[owner].genericParameters, arguments)
    where argument != .unknown && bindings[name] == nil {
      bindings[name] = argument
    }
    return bindings
  }

  /// The type of the root view of a host: `Page` for `UIHostingController<Page>` and what inherits from it.
  func shown(by host: TypeID?) -> TypeID {
    var current = host
    for _ in 0..<Self.inheritanceLimit {
      guard let type = current else { break }
      if case .external(_, let arguments) = project.types[type] {
        return arguments.first ?? .unknown
      }
      current = superclass(of: type)
    }
    return .unknown
  }

  /// How many classes above one are looked at.
  static let inheritanceLimit = 32
}
