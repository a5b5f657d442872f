// Objects that hold state: whether what is written into them makes views read it again. A box that nobody observes breaks
// a loop (E.3).

extension LayoutReader {
  /// Who observes the objects that constants of the program hold.
  struct Viewing {
    /// The value of a view, or the like, whose code is being read.
    var viewer: Int32 = 0
    /// Those that observe the object of a cell.
    var observers: [Int32: Set<Int32>] = [:]
  }

  /// The object that a constant of the program holds, where views may observe it: the same for all code that names the constant.
  func held(by constant: DeclarationReference) -> LayoutValue? {
    guard let type = type(of: constant), project.kind(of: type) == .classType,
      isObservable(type)
        || project.names.find(StandardObservation.protocolName).map({
          project.conforms(type, to: $0)
        }) ?? false
    else { return nil }
    let program = LayoutInstance(id: -1, nominal: type, fields: [:])
    let id = cell(
      program, constant, isForeign: false, observes: false, initial: nil, isShared: true)
    return .cell(id, [], type)
  }

  /// The object of a constant that a property holds; nil for anything else.
  func kept(
    _ value: LayoutValue?, in property: DeclarationReference, of instance: LayoutInstance
  ) -> LayoutValue? {
    guard let value, case .cell(let id, [], _?) = value, cells[Int(id)].isStatic else { return nil }
    if observes(property) { observe(value, by: instance) }
    if isView(instance.nominal) { keep(id, in: property) }
    return value
  }

  /// Whether the code that is read follows the object of a cell: of one that everybody may name, a view must observe it itself to
  /// read it again, and what callbacks do with it they do with what it holds by then.
  private func follows(_ id: Int32) -> Bool {
    let cell = cells[Int(id)]
    guard cell.isStatic else { return cell.observes }
    return trigger != nil || viewing.observers[id]?.contains(viewing.viewer) ?? false
  }

  /// Whether a view that holds an object in a property observes it.
  func observes(_ property: DeclarationReference) -> Bool {
    let file = project.files[property.fileIndex]
    return file.facts[file.facts[property.id].attributes].contains {
      StandardObservation.observingWrappers.contains(text(file.name($0.name)))
    }
  }

  /// Whether views read a stored property of a type again when it has changed.
  func isObserved(
    _ property: DeclarationReference, of nominal: NominalID, _ id: Int32, _ path: [Name]
  ) -> Bool {
    switch project.kind(of: nominal) {
    case .structure, .enumeration, .protocolType: return true
    case .actor: return false
    case .classType: break
    }
    if isObservable(nominal) { return !has(StandardObservation.ignoring, property) }
    // Who observes an object need not observe those in a collection that it holds.
    let observes =
      path.contains(where: isRowKey)
      ? collections.observed.contains(LayoutCellPart(cell: id, path: path))
      : follows(id)
    guard observes, let protocolName = project.names.find(StandardObservation.protocolName),
      project.conforms(nominal, to: protocolName)
    else { return false }
    if has(StandardObservation.publishing, property) { return true }
    // Whoever announces changes by hand may announce any.
    guard let announcing = project.names.find(StandardObservation.publisher) else { return false }
    return project.files[property.fileIndex].names.contains(announcing)
  }

  private func has(_ attributes: Set<String>, _ reference: DeclarationReference) -> Bool {
    let file = project.files[reference.fileIndex]
    return file.facts[file.facts[reference.id].attributes].contains {
      attributes.contains(text(file.name($0.name)))
    }
  }

  /// Whether a macro makes the properties of a class, or of one above it, observed.
  func isObservable(_ nominal: NominalID) -> Bool {
    var current: NominalID? = nominal
    while let id = current {
      if has(StandardObservation.macros, project[id].reference) { return true }
      current = project.conformance(of: id).superclass.flatMap { type in
        if let above = project.types.nominal(type) { above } else { nil }
      }
    }
    return false
  }

  /// Whether a macro makes a class one whose objects a store gives back.
  func isStored(_ nominal: NominalID) -> Bool {
    has(StandardObservation.storing, project[nominal].reference)
  }

  /// Whether a cell is a value of the environment, which the code that is read only reads.
  func isSteady(_ id: Int32, _ path: [Name]) -> Bool {
    let cell = cells[Int(id)]
    guard path.isEmpty, wrapper(of: cell.property) == .environment,
      !writes.contains(where: { $0.cell == id })
    else { return false }
    let file = project.files[cell.property.fileIndex]
    let arguments = file.facts[file.facts[cell.property.id].attributes].flatMap {
      Array(file.facts[$0.arguments])
    }
    // `@Environment(\.lineSpacing)`, and no object.
    guard arguments.count == 1, case .keyPath = file.facts[arguments[0].value].kind else {
      return false
    }
    return true
  }

  /// Whether a value that an expression gives never equals the one that it gave before.
  func isNeverEqual(_ value: LayoutValue) -> Bool {
    var objects: Set<Int32> = []
    return isNeverEqual(value, &objects)
  }

  private func isNeverEqual(_ value: LayoutValue, _ objects: inout Set<Int32>) -> Bool {
    switch value {
    case .fresh: return true
    case .instance(let instance):
      guard objects.insert(instance.id).inserted else { return false }
      guard comparesItself(instance.nominal) else {
        return instance.fields.values.contains { isNeverEqual($0, &objects) }
      }
      return project.differsFromItself(instance.nominal)
    default: return false
    }
  }

  /// Whether a property has an attribute, which may be a wrapper.
  func isWrapped(_ property: DeclarationReference) -> Bool {
    !project.files[property.fileIndex].facts[property.id].attributes.isEmpty
  }

  /// Whether a type has an `==` of its own.
  func comparesItself(_ nominal: NominalID) -> Bool {
    project.names.find("==").map { !project.members(named: $0, of: nominal).isEmpty } ?? false
  }

  func isBuild(_ item: LayoutGuard) -> Bool {
    switch conditions[Int(item.condition)].kind {
    case .build, .device: true
    default: false
    }
  }

  /// A condition of `#if`: the same as long as the program runs.
  func build(_ condition: BuildConditionID, _ frame: LayoutFrame) -> LayoutGuard {
    self.condition(.build(project.files[frame.file].presence(condition)), [])
  }

  /// Whether a value is an object that a property of a type that is no optional holds: who asks for it has it as `weak`.
  func isObjectThatStays(_ value: LayoutValue) -> Bool {
    guard case .cell(let id, let path, let nominal?) = value,
      project.kind(of: nominal) == .classType, !path.contains(where: isRowKey),
      wrapper(of: cells[Int(id)].property) != .environment,
      let (facts, variable) = variable(id, path)
    else { return false }
    if let type = facts[variable].type {
      if case .named = facts[type].kind { return true }
      return false
    }
    guard let initializer = facts[variable].initializer, case .call = facts[initializer].kind
    else { return false }
    return true
  }

  // MARK: Properties

  func property(named name: Name, of nominal: NominalID) -> DeclarationReference? {
    let found = properties(named: name, of: nominal)
    return found.count == 1 ? found[0].reference : nil
  }

  private func properties(named name: Name, of nominal: NominalID) -> [Member] {
    project.members(named: name, of: nominal).filter { member in
      guard !member.isStatic, !project.isRequirement(member) else { return false }
      if case .variable = project.declaration(member.reference).kind { return true }
      return false
    }
  }

  /// What a computed property of a view gives; where each build has one of its own, one of them.
  func built(_ name: Name, of instance: LayoutInstance) -> LayoutValue? {
    let found = properties(named: name, of: instance.nominal)
    guard let first = found.first else { return nil }
    guard found.count > 1 else { return getter(first.reference, .instance(instance)) }
    guard
      found.indices.allSatisfy({ index in
        found[..<index].allSatisfy {
          project.presences.and($0.presence, found[index].presence) == .never
        }
      })
    else { return nil }
    return .choice(
      found.map { member in
        let guards = [condition(.build(member.presence), [])]
        let value = under(guards) { getter(member.reference, .instance(instance)) }
        return (guards, value ?? .undecided)
      })
  }
}
