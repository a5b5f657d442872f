// Methods of values of which it is not known whose they are. Somebody else's method may show the views that it is given; one of the
// project's may as well write something around them, or drop them.

extension Evaluator {
  /// What a method makes that no type is seen to have: what stands for one from outside, and left open where it may be the project's.
  func untold(
    _ base: ValueID, _ name: Name, _ arguments: [ArgumentSource], _ frame: Frame, _ site: Site
  ) -> ValueID {
    if looksUpMembers(type(of: base)),
      let callee = dynamicMember(name, of: base, type(of: base), frame), isCallable(callee)
    {
      return invoke(callee, arguments, frame, site)
    }
    guard mayBeOwnMethod(name, of: base, arguments) else {
      if let value = decoded(name, arguments) { return value }
      return modified(base, name, arguments, frame, site)
    }
    let value = modified(base, name, arguments, frame, site, isOpen: true)
    switch store[core(value)] {
    case .component, .modified:
      return union([Alternative(presence: .always, value: value, isDecided: false)])
    default: return value
    }
  }

  /// `decoder.decode(Page.self, from: data)`: a value of the run of the type that it is asked for.
  private func decoded(_ name: Name, _ arguments: [ArgumentSource]) -> ValueID? {
    guard StandardTypes.decodingMethods.contains(project.names[name]),
      let first = arguments.first, first.label == .none, arguments.count > 1,
      case .metatype(let type) = store[core(value(of: first))]
    else { return nil }
    for argument in arguments.dropFirst() { _ = value(of: argument) }
    return opaque(type)
  }

  /// Whether a method that was not found may be one that the project declares: the value's type is not known, or an extension of
  /// somebody else's type or protocol gives it to other values than views.
  private func mayBeOwnMethod(
    _ name: Name, of base: ValueID, _ arguments: [ArgumentSource]
  ) -> Bool {
    guard modifierEntries[name] == nil, !isCertainlyView(base) else { return false }
    let type = project.types.unwrapped(type(of: base))
    // What somebody else's method makes of a value is not of its type.
    if case .modified = store[core(base)] { return declares(name, taking: arguments) }
    switch project.types[type] {
    // What is seen by protocols may have been cast, and what a wrapper of the project projects is no binding.
    case .unknown, .parameter, .existential, .opaque, .external(language.binding, _):
      return declares(name, taking: arguments)
    default:
      return looksUpMembers(type)
        || extendingNames.contains(name)
          && project.externalMembers.contains { outer, members in
            outer != language.view && members[name] != nil
          }
    }
  }

  /// Whether the project declares a function, an initialiser or a property with a closure that such a call may mean.
  ///
  /// - Complexity: linear in the declarations of the files that hold the name, once for each, and in those that have it.
  private func declares(_ name: Name, taking arguments: [ArgumentSource]) -> Bool {
    let found = callableMembers[name] ?? findCallableMembers(name)
    callableMembers[name] = found
    return found.contains { reference in
      if case .variable = project.declaration(reference).kind { return true }
      return match(arguments, to: reference) != nil
    }
  }

  private func findCallableMembers(_ name: Name) -> [DeclarationReference] {
    guard name == language.initializer || declares(name) else { return [] }
    return project.files(naming: name).sorted().flatMap { index -> [DeclarationReference] in
      let file = project.files[index]
      return file.facts.declarations.enumerated().compactMap { position, declaration in
        let reference = DeclarationReference(file: index, DeclarationID(position))
        switch declaration.kind {
        case .initializer: return name == language.initializer ? reference : nil
        case .function: return file.name(declaration.name) == name ? reference : nil
        case .variable(let id):
          guard file.name(declaration.name) == name, project.owner(of: reference) != nil,
            holdsFunction(id, reference)
          else { return nil }
          return reference
        default: return nil
        }
      }
    }
  }

  private func holdsFunction(_ id: VariableID, _ reference: DeclarationReference) -> Bool {
    if let type = pattern(of: id, reference) { return isFunctionType(type) }
    let facts = project.files[reference.fileIndex].facts
    guard let initializer = facts[id].initializer else { return false }
    if case .closure = facts[initializer].kind { return true }
    return false
  }

  /// Whether a value is a view, whatever somebody else's methods make of others.
  func isCertainlyView(_ id: ValueID) -> Bool {
    switch store[core(id)] {
    case .modified(let base, let name, _, _):
      return modifierEntries[name] != nil || isCertainlyView(base)
    case .union(let alternatives):
      return alternatives.allSatisfy { isCertainlyView($0.value) }
    case .group, .empty: return true
    default: return isBuilt(id)
    }
  }
}
