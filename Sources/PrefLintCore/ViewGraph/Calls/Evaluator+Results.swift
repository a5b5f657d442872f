// The standard library's `Result`: a case that is told is one of an enumeration, and what its methods make of it is told, too.

extension Evaluator {
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
    _ value: ValueID, calling name: Name, of base: ValueID, at site: Site, _ frame: Frame
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
    return isTold ? withoutErrors(value, isTold: true, at: site, frame) : value
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
