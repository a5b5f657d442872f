// Objects in the environment: which one a view finds there that asks for its type. Whatever is put there hides what is around;
// of what is not known, what it hides is not known, either.

extension LayoutReader {
  /// The objects in the environment of what is being read.
  struct Surroundings {
    /// Those that views around have put there, by type; something unknown for those that are not followed.
    var objects: [TypeID: LayoutValue] = [:]
    /// Whether something was put there of which the type is not known.
    var hidesOthers = false
    /// The views whose own code has put them there: a view itself finds what is around it.
    var owners: [TypeID: Int32] = [:]
  }

  /// Objects of the environment that modifiers of the project have replaced below themselves, in what was read before.
  struct Replacements {
    var types: Set<NominalID> = []
    var mayBeAny = false
    /// Whether that happened to a value under a key of the project's own.
    var hasValues = false
  }

  func writesObject(_ name: Name) -> Bool {
    evaluator.modifierEntries[name]?.effect.writes ?? false
  }

  /// An object that a modifier puts into the environment, with the type under which views find it.
  func injected(
    _ id: ExpressionID, _ frame: LayoutFrame
  ) -> (value: LayoutValue, type: TypeID?) {
    let value = value(id, frame)
    switch value {
    case .cell(let cell, let path, let nominal?):
      return (
        value, property(of: cell, path).map { type(of: nominal, heldBy: $0) } ?? type(of: nominal)
      )
    case .instance(let instance): return (value, type(of: instance))
    default: return (value, writtenType(of: id, frame).map { type(of: $0) })
    }
  }

  /// The type of the project that an expression has by a declaration, or by the name of what it makes.
  private func writtenType(of id: ExpressionID, _ frame: LayoutFrame) -> NominalID? {
    let facts = facts(frame)
    switch facts[id].kind {
    case .name(let local, _):
      let name = name(local, frame)
      if frame.locals[name] != nil {
        return frame.declaration.flatMap {
          parameterType(of: local, in: DeclarationReference(file: frame.file, $0))
        }
      }
      guard let receiver = frame.receiver, let property = declared(name, of: receiver) else {
        return nil
      }
      return type(of: property)
    case .member(let base, let local, _):
      guard let property = declared(name(local, frame), of: target(base, frame)) else { return nil }
      return type(of: property)
    case .call(let callee, _):
      guard case .name(let local, _) = facts[callee].kind else { return nil }
      let type = project.namedType(name(local, frame), arguments: [], in: context(frame))
      guard let nominal = project.types.nominal(type) else { return nil }
      return nominal
    default: return nil
    }
  }

  /// The type of a parameter of a function, where no other code of it binds the name.
  func parameterType(of name: LocalName, in function: DeclarationReference) -> NominalID? {
    let facts = project.files[function.fileIndex].facts
    guard let signature = project.function(of: function) else { return nil }
    guard bindings(of: name, in: function) == 1,
      let parameter = facts[signature.parameters].first(where: { $0.name == name }),
      let written = parameter.type,
      let nominal = project.types.nominal(
        project.types.unwrapped(
          project.resolveType(written, in: LexicalContext(reference: function, project: project))))
    else { return nil }
    return nominal
  }

  /// How often the code of a member binds a name: with patterns, variables and parameters. O(the file's).
  func bindings(of name: LocalName, in member: DeclarationReference) -> Int {
    let facts = project.files[member.fileIndex].facts
    let range = facts[member.id].range
    func isInside(_ other: TextRange) -> Bool {
      range.start <= other.start && other.end <= range.end
    }
    let patterns = facts.patterns.count { pattern in
      if case .identifier(name) = pattern.kind { isInside(pattern.range) } else { false }
    }
    let declarations = facts.declarations.count {
      $0.name == name && isInside($0.range) && $0.range != range
    }
    return patterns + declarations
      + facts.parameters.count { $0.name == name && isInside($0.range) }
  }

  /// What a modifier is applied to, in the environment that the modifier writes. Views that were read before, as those that a
  /// modifier of the project is given, may have found another object.
  func applied(
    _ modifier: Name, _ list: ArgumentList, _ frame: LayoutFrame, _ base: () -> LayoutValue
  ) -> LayoutValue {
    let count = Int32(truncatingIfNeeded: nodes.count)
    let result = styling(modifier, list, frame) { below(modifier, list, frame, base) }
    if setsStyle(modifier), isRead(result, before: count), case .view(let id) = result {
      styles.early.insert(id)
    }
    guard writesObject(modifier), isRead(result, before: count),
      let first = facts(frame)[list].first, first.label == .none
    else { return result }
    if facts(frame)[list].count == 1 {
      let object = injected(first.value, frame)
      replace(object.value, object.type)
    } else if case .keyPath(let path) = value(first.value, frame),
      path.contains(where: { environmentValues[$0] != nil })
    {
      replaced.hasValues = true
    }
    return result
  }

  /// Reads something in the environment that a modifier writes.
  func below<Result>(
    _ modifier: Name, _ list: ArgumentList, _ frame: LayoutFrame, _ body: () -> Result
  ) -> Result {
    let facts = facts(frame)
    guard writesObject(modifier), let first = facts[list].first, first.label == .none else {
      return body()
    }
    if facts[list].count == 1 {
      let object = injected(first.value, frame)
      return providing(object.value, object.type, in: frame, body)
    }
    guard facts[list].count == 2, let last = facts[list].last,
      case .keyPath(let path) = value(first.value, frame), path.count == 1
    else { return body() }
    // What is made of the value that is there is not told.
    let isTransform =
      evaluator.modifierEntries[modifier]?.slot(facts[last.label], among: [])?.role == .action
    return providing(isTransform ? nil : value(last.value, frame), under: path[0], in: frame, body)
  }

  /// The view whose code a frame runs.
  private func owner(of frame: LayoutFrame) -> Int32? {
    if case .instance(let instance)? = frame.receiver { instance.id } else { nil }
  }

  /// Reads something that stands below an object in the environment.
  private func providing<Result>(
    _ object: LayoutValue, _ type: TypeID?, in frame: LayoutFrame, _ body: () -> Result
  ) -> Result {
    let outer = environment
    defer { environment = outer }
    if let type {
      environment.owners[type] = owner(of: frame)
      if case .cell(let id, let path, _) = object {
        environment.objects[type] = .cell(id, path, project.types.nominal(type))
        providesObjects = true
      } else {
        environment.objects[type] = .undecided
      }
    } else {
      environment = Surroundings(hidesOthers: true)
    }
    return body()
  }

  /// Reads something that stands below a value under a key of the environment; nil for one of which nothing is known.
  func providing<Result>(
    _ value: LayoutValue?, under key: Name, in frame: LayoutFrame, _ body: () -> Result
  ) -> Result {
    let (outer, outerOwner) = (environmentValues[key], environmentOwners[key])
    environmentValues[key] = value
    environmentOwners[key] = owner(of: frame)
    defer { (environmentValues[key], environmentOwners[key]) = (outer, outerOwner) }
    return body()
  }

  /// Whether a view, or one inside of it, was read before there were so many nodes.
  private func isRead(_ view: LayoutValue, before count: Int32) -> Bool {
    switch view {
    case .view(let id): return nodes[Int(id)].eldest < count
    case .choice(let ways): return ways.contains { isRead($0.value, before: count) }
    case .list(let values): return values.contains { isRead($0, before: count) }
    default: return false
    }
  }

  /// What was read before may have found another object than one that is put around it now.
  private func replace(_ object: LayoutValue, _ type: TypeID?) {
    guard let type, let nominal = project.types.nominal(type) else {
      replaced.mayBeAny = true
      return
    }
    if case .cell(let id, let path, _) = object, case .cell(id, path, _)? = outerObjects[type] {
      return
    }
    replaced.types.insert(nominal)
  }

  /// Whether a cell holds an object of the environment that may be another one for some of what was read.
  func mayBeReplaced(_ cell: Int32) -> Bool {
    let property = cells[Int(cell)].property
    guard wrapper(of: property) == .environment else { return false }
    return replaced.mayBeAny || type(of: property).map(replaced.types.contains) ?? true
  }

  /// The object of a type that a view finds in the environment: of nothing that is known where something unknown is there; nil
  /// where it comes from around the root.
  func surrounding(_ type: TypeID, _ view: LayoutInstance) -> LayoutValue? {
    if let own = object(
      type, among: environment.objects.filter { environment.owners[$0.key] != view.id })
    {
      return own
    }
    if environment.objects.keys.contains(where: { isSame($0, type) == true }) { return nil }
    return environment.hidesOthers ? .undecided : object(type, among: outerObjects)
  }

  /// The object of a type among some: nothing that is known where it may be one of them.
  private func object(_ type: TypeID, among objects: [TypeID: LayoutValue]) -> LayoutValue? {
    let answers = objects.keys.map { ($0, isSame($0, type)) }
    if let own = answers.first(where: { $0.1 == true }) { return objects[own.0] }
    return answers.contains { $0.1 == nil } ? .undecided : nil
  }
}
