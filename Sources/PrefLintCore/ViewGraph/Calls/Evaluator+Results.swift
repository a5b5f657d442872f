// The standard library's `Result`: a case that is told is one of an enumeration, and what its methods make of it is told, too.

extension Evaluator {
  // MARK: Initialisers that may fail

  /// Whether an initialiser fails where its own code returns nil, and nowhere else.
  ///
  /// - Complexity: linear in the facts of the file, once for each.
  func failsAsTold(_ reference: DeclarationReference) -> Bool {
    if let known = toldFailures[reference] { return known }
    let file = project.files[reference.fileIndex]
    let facts = file.facts
    let range = facts[reference.id].range
    var result = false
    if case .initializer(_, isFailable: true) = facts[reference.id].kind {
      result =
        facts.statementPool.contains { statement in
          guard range.contains(statement.range), case .returned(let value?) = statement.kind,
            case .none = facts[value].kind
          else { return false }
          return true
        }
        && !facts.expressions.contains { expression in
          guard range.contains(expression.range), case .member(_, let name, _) = expression.kind
          else { return false }
          return file.name(name) == language.initializer
        }
    }
    toldFailures[reference] = result
    return result
  }

  /// Where an initialiser returns nil.
  func failures(in outcome: ValueID, of reference: DeclarationReference) -> [Alternative] {
    guard failsAsTold(reference) else { return [] }
    switch store[core(outcome)] {
    case .none: return [Alternative(presence: .always, value: .none, isDecided: true)]
    case .union(let alternatives): return alternatives.filter { core($0.value) == .none }
    default: return []
    }
  }

  /// What an initialiser makes, or nil where it fails.
  func failing(_ value: ValueID, _ failures: [Alternative]) -> ValueID {
    guard !failures.isEmpty else { return value }
    let made = Alternative(
      presence: .always, value: value, isDecided: failures.allSatisfy(\.isDecided))
    return union([made] + failures.map { $0.holding(.none) })
  }

  /// Views that an initialiser made at a place, where it has not failed.
  func built(_ value: ValueID, _ site: Site) -> ValueID {
    guard case .union(let alternatives) = store[value] else {
      return value == .none ? value : store.intern(.built(value, site))
    }
    return union(alternatives.map { $0.holding(built($0.value, site)) })
  }

  // MARK: Results

  /// `.success(value)` of a type from outside whose cases are known; nil for others.
  func caseOutside(
    _ name: Name, of type: TypeID, _ arguments: [ArgumentSource]
  ) -> ValueID? {
    guard case .external(let outer, let generics) = project.types[type], arguments.count == 1,
      let index = StandardTypes.casePayloads[project.names[outer]]?[project.names[name]]
    else { return nil }
    let held = index < generics.count ? generics[index] : .unknown
    let payload = adapt(value(of: arguments[0], expected: held), to: held)
    return store.intern(.enumCase(type, name, [kept(payload)]))
  }

  /// Notes the errors that `result.get()` throws where the case is told.
  func withoutErrors(
    _ value: ValueID, calling name: Name, of base: ValueID, _ frame: Frame
  ) -> ValueID {
    guard case .external(let outer, _) = project.types[type(of: base)],
      StandardTypes.unwrappingMethods[project.names[outer]]?[project.names[name]] != nil
    else { return value }
    let isTold =
      switch store[core(base)] {
      case .enumCase: true
      case .union(let alternatives):
        alternatives.allSatisfy {
          if case .enumCase = store[core($0.value)] { true } else { false }
        }
      default: false
      }
    return isTold ? withoutErrors(value, isTold: true, frame) : value
  }

  /// `result.get()`, `result.map { … }` of a case that is told, an error for what throws one; nil for other values.
  func callResult(
    _ name: Name, of base: ValueID, _ arguments: [ArgumentSource], _ frame: Frame, _ site: Site
  ) -> ValueID? {
    guard case .enumCase(let type, let own, let payload) = store[core(base)], payload.count == 1,
      case .external(let outer, var generics) = project.types[type],
      let cases = StandardTypes.casePayloads[project.names[outer]],
      let index = cases[project.names[own]]
    else { return nil }
    let isUnwrapping =
      StandardTypes.unwrappingMethods[project.names[outer]]?[project.names[name]] != nil
    if isUnwrapping, arguments.isEmpty {
      return index == 0 ? payload[0] : store.intern(.thrown(payload[0]))
    }
    guard let mapped = StandardTypes.resultMaps[project.names[name]], arguments.count == 1 else {
      return nil
    }
    let function = value(of: arguments[0])
    guard mapped.index == index else { return base }
    let value = invoke(function, [source(payload[0])], frame, site)
    if mapped.isFlat { return value }
    if index < generics.count { generics[index] = self.type(of: value) }
    return store.intern(
      .enumCase(project.types.intern(.external(outer, generics)), own, [kept(value)]))
  }
}
