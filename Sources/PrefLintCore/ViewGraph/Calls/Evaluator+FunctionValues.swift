// Functions that are given as values: of several with one name the labels that are written with it, and the type that is
// expected there, say which one is meant.

/// What the value of a name is expected to be where it is read.
struct ExpectedReading {
  var site: Site
  var type: TypeID
}

extension Evaluator {
  /// Arguments that are written as members of their types (`.shared`), as the function type of a property takes them.
  func expecting(_ arguments: [ArgumentSource], by member: Member) -> [ArgumentSource] {
    guard arguments.contains(where: isImplicitMember),
      case .function(let parameters, _) = project.types[
        project.types.unwrapped(declaredType(of: member))]
    else { return arguments }
    return expecting(arguments, parameters)
  }

  /// The same of a parameter of the function whose code a frame runs.
  func expecting(
    _ arguments: [ArgumentSource], byParameter name: Name, _ frame: Frame
  ) -> [ArgumentSource] {
    guard arguments.contains(where: isImplicitMember),
      let type = declaredType(ofParameter: name, frame),
      case .function(let parameters, _) = project.types[project.types.unwrapped(type)]
    else { return arguments }
    return expecting(arguments, parameters)
  }

  /// The type that is written of a parameter of the function whose code a frame runs; nil for other names.
  func declaredType(ofParameter name: Name, _ frame: Frame) -> TypeID? {
    guard let declaration = frame.declaration,
      let function = project.function(
        of: DeclarationReference(file: frame.fileIndex, declaration)),
      let parameter = frame.file.facts[function.parameters].first(where: {
        frame.file.name($0.name) == name
      })
    else { return nil }
    return parameter.type.map { resolve($0, in: frame) }
  }

  private func expecting(
    _ arguments: [ArgumentSource], _ parameters: [TypeID]
  ) -> [ArgumentSource] {
    arguments.enumerated().map { index, argument in
      guard index < parameters.count, isImplicitMember(argument) else { return argument }
      var known = argument
      known.origin = .value(value(of: argument, expected: parameters[index]))
      return known
    }
  }

  private func isImplicitMember(_ argument: ArgumentSource) -> Bool {
    guard case .expression(var id, let frame) = argument.origin else { return false }
    while case .call(let callee, _) = frame.file.facts[id].kind { id = callee }
    if case .implicitMember = frame.file.facts[id].kind { return true }
    return false
  }

  /// Reads a name or member for a place that expects a type.
  func reading(_ site: Site, as type: TypeID, _ body: () -> ValueID) -> ValueID {
    let outer = expectedReading
    expectedReading = ExpectedReading(site: site, type: type)
    defer { expectedReading = outer }
    return body()
  }

  /// A function that is given as a value; not told where others may be meant as well.
  func functionValue(among functions: [Member], receiver: ValueID?, _ site: Site) -> ValueID {
    let possible = meant(functions, at: site)
    return areOverloads(possible)
      ? .unknown : functionValue(possible[0].reference, receiver: receiver)
  }

  /// What an initialiser is given that is called as a value (`map(Row.init)`), with the labels that it has where it is told which
  /// one is meant.
  func labelled(_ arguments: [ArgumentSource], for type: TypeID) -> [ArgumentSource] {
    guard !arguments.isEmpty, arguments.allSatisfy({ $0.label == .none }),
      let id = project.types.nominal(type)
    else { return arguments }
    let own = project.members(named: language.initializer, of: id)
    var labels = own.compactMap { project.labels(of: $0) }.filter { $0.count == arguments.count }
    // Those in extensions leave a structure the one that it has without any.
    if own.allSatisfy(isExtended), project.kind(of: id) == .structure {
      let needed = storedProperties(of: id).filter(mustBeGiven)
      if needed.count == arguments.count {
        labels.append(needed.map { project.name(of: $0.reference) })
      }
    }
    guard labels.count == 1 else { return arguments }
    return zip(arguments, labels[0]).map { argument, label in
      var argument = argument
      argument.label = label
      return argument
    }
  }

  /// Of functions with one name those that may be meant.
  private func meant(_ functions: [Member], at site: Site) -> [Member] {
    let file = project.files[site.fileIndex]
    var possible = functions
    if let labels = file.facts.labels(of: site.id)?.map({ file.name($0) }) {
      possible = narrowed(possible) { project.labels(of: $0) == labels }
    }
    guard possible.count > 1, let reading = expectedReading, reading.site == site,
      case .function(let taken, let given) = project.types[project.types.unwrapped(reading.type)]
    else { return possible }
    possible = narrowed(possible) { isMeant($0, taking: taken, giving: given, exactly: false) }
    return narrowed(possible) { isMeant($0, taking: taken, giving: given, exactly: true) }
  }

  private func narrowed(_ functions: [Member], to isMeant: (Member) -> Bool) -> [Member] {
    guard functions.count > 1 else { return functions }
    let meant = functions.filter(isMeant)
    return meant.isEmpty ? functions : meant
  }

  /// Whether a function may stand where one is expected that takes some types and gives another.
  private func isMeant(
    _ member: Member, taking taken: [TypeID], giving given: TypeID, exactly: Bool
  ) -> Bool {
    guard let function = project.function(of: member.reference) else { return false }
    let frame = frame(for: member.reference, receiver: nil)
    let parameters = frame.file.facts[function.parameters].map { parameter in
      parameter.type.map { resolve($0, in: frame) } ?? .unknown
    }
    guard parameters.count == taken.count else { return false }
    if exactly { return parameters == taken }
    let result = function.result.map { resolve($0, in: frame) } ?? .unknown
    return zip(taken, parameters).allSatisfy { mayStand($0, for: $1) }
      && (function.result == nil || mayStand(result, for: given))
  }

  private func mayStand(_ actual: TypeID, for declared: TypeID) -> Bool {
    project.types.isGeneric(actual) || project.types.isGeneric(declared) || fits(actual, declared)
  }

  /// Whether two of some functions of one name and one type exist together.
  private func areOverloads(_ functions: [Member]) -> Bool {
    for (index, left) in functions.enumerated() where !project.isRequirement(left) {
      for right in functions[(index + 1)...]
      where right.owner == left.owner && !project.isRequirement(right)
        && project.presences.and(left.presence, right.presence) != .never
      {
        return true
      }
    }
    return false
  }
}
