// What code outside the project may write into an environment: by a modifier that nobody here declares.

extension EnvironmentFlow {
  /// A modifier that nobody here declares supplies an object only if an argument's type names it, or is
  /// undecided (design, "what makes a step decided"). A closure with parameters may be given the view, so
  /// that what it writes encloses it.
  func foreign(_ arguments: [ArgumentValue], _ environment: EnvironmentID) -> EnvironmentID {
    var result = environments[environment]
    result.foreignRest = .undecided
    let roots = arguments.map { evaluator.type(of: $0.value) }
    for argument in arguments {
      switch evaluator.store[evaluator.core(argument.value)] {
      case .unknown, .undecided: return doubted(environment)
      default: break
      }
      var types = typesHeld(by: [argument.value]) + ends(of: evaluator.core(argument.value), roots)
      if evaluator.isCallable(argument.value) {
        let frame = evaluator.frame(at: Site(file: 0, ExpressionID(0)))
        let content = evaluator.content(of: argument, among: arguments, nil, frame)
        if case .closure = evaluator.store[evaluator.core(argument.value)] {
          types = typesHeld(by: [content])
        }
        if evaluator.takesArguments(argument.value) {
          result = environments[arranged(by: content, environments.intern(result))]
        }
      }
      let reached = types.map { objects(in: $0, depth: 0) + objectsReached(by: $0) }
      for type in reached.joined() {
        result = result.writing(type, .undecided)
        if let id = project.types.nominal(type) { mayBeFromOutside.insert(id) }
      }
    }
    return environments.intern(result)
  }

  /// The types of values and of all that code from outside can get at in them: of what a closure builds, whichever of its branches is
  /// taken (`{ Devices(); Log() }`), of what somebody else's values are made with (`Module(Cart())`), of what a key path leads to.
  /// What a view holds, and what a modifier of the catalogue is given, stays theirs.
  private func typesHeld(by values: [ValueID], depth: Int = 0) -> [TypeID] {
    let roots = values.map { evaluator.type(of: $0) }
    return zip(values, roots).flatMap { value, declared in
      let core = evaluator.core(value)
      let parts = depth < 8 ? partsFromOutside(of: core, evaluator.type(of: core)) : []
      return [declared] + typesHeld(by: parts, depth: depth + 1) + ends(of: core, roots)
    }
  }

  /// What code from outside can get at in a value.
  private func partsFromOutside(of core: ValueID, _ type: TypeID) -> [ValueID] {
    switch evaluator.store[core] {
    case .group(let parts), .array(let parts), .tuple(_, let parts), .dictionary(let parts):
      return parts
    case .union(let alternatives): return alternatives.map(\.value)
    case .typed(let inner, _): return [inner]
    case .component(let name, let arguments, _) where evaluator.componentEntries[name] == nil:
      return arguments.map(\.value)
    case .modified(let base, let name, let arguments, _)
    where evaluator.modifierEntries[name] == nil:
      return [base] + arguments.map(\.value)
    case .instance(_, let fields):
      guard let nominal = project.types.nominal(type), !evaluator.isViewLike(type),
        isCalledFromOutside(nominal)
      else { return [] }
      return fields.map(\.value)
    default: return []
    }
  }

  /// The types that a key path may lead to; where its root is not written, from one of the values that it stands beside.
  private func ends(of value: ValueID, _ roots: [TypeID]) -> [TypeID] {
    guard case .keyPath(let root, let names) = evaluator.store[value] else { return [] }
    let site = Site(file: 0, ExpressionID(0))
    let frame = evaluator.frame(at: site)
    return (root == .unknown ? roots : [root]).map { root in
      evaluator.type(
        of: names.reduce(evaluator.opaque(root)) {
          evaluator.member($1, of: $0, frame, site: site, generics: [])
        })
    }
  }

  /// Whether an object is a member of a type from outside (`Clerk.shared`): code that does not know the project has none of its
  /// types. What a generic type holds may be of any.
  func isFromOutside(_ object: ValueID) -> Bool {
    guard case .externalMember(let base?, _) = evaluator.store[evaluator.core(object)],
      case .metatype(let type) = evaluator.store[evaluator.core(base)],
      case .external(let name, let arguments) = project.types[type]
    else { return false }
    return arguments.isEmpty && !project.declares(name)
  }

  /// What code outside can get at by way of a value whose members it calls: one of a type that inherits from a class, or conforms
  /// to a protocol, that is neither the project's nor a platform's. Whatever its code names, and what that names, it may hand over
  /// (an app's delegate that makes the modules of a framework).
  private func objectsReached(by type: TypeID) -> [TypeID] {
    guard let start = project.types.nominal(project.types.unwrapped(type)),
      !evaluator.isViewLike(type), isCalledFromOutside(start)
    else { return [] }
    if let known = reachedFromOutside[start] { return known }
    var seen: Set<NominalID> = [start]
    var waiting = [start]
    var found: [TypeID] = []
    while let next = waiting.popLast() {
      for named in project.typesNamed(inMembersOf: next) where seen.insert(named).inserted {
        waiting.append(named)
        if isObject(named) { found.append(project.selfType(of: named)) }
      }
    }
    found.sort()
    reachedFromOutside[start] = found
    return found
  }

  private func isObject(_ id: NominalID) -> Bool {
    project.kind(of: id) == .classType || project.kind(of: id) == .actor
  }

  private func isCalledFromOutside(_ id: NominalID) -> Bool {
    let catalogue = project.catalogue
    return project.conformance(of: id).externals.contains {
      let name = project.names[$0]
      return !catalogue.plainTypes.contains(name) && catalogue.installingProtocols[name] == nil
        && !catalogue.viewProtocols.contains(name)
    }
  }

  private func objects(in type: TypeID, depth: Int) -> [TypeID] {
    guard depth < 6 else { return [] }
    switch project.types[type] {
    case .nominal(let nominal, let arguments):
      let inner = arguments.flatMap { objects(in: $0, depth: depth + 1) }
      return isObject(nominal) ? [type] + inner : inner
    case .external(_, let arguments): return arguments.flatMap { objects(in: $0, depth: depth + 1) }
    case .optional(let inner), .array(let inner), .metatype(let inner):
      return objects(in: inner, depth: depth + 1)
    case .dictionary(let key, let value):
      return objects(in: key, depth: depth + 1) + objects(in: value, depth: depth + 1)
    case .tuple(_, let elements): return elements.flatMap { objects(in: $0, depth: depth + 1) }
    case .function(_, let result): return objects(in: result, depth: depth + 1)
    default: return []
    }
  }
}
