// What code outside the project returns: its type is not known, and so not whether it may be nil. Swift asks nothing but optionals
// whether they are there. Where an optional is declared, a value that always is there may be given as well.

extension Evaluator {
  /// Whether a condition asks what a call from outside the project returns: it is an optional, or nobody would ask.
  func isMadeOutside(_ id: ExpressionID, _ value: ValueID, _ frame: Frame) -> Bool {
    guard case .call = frame.file.facts[id].kind, case .component = store[core(value)] else {
      return false
    }
    return true
  }

  /// Whether a value is what a function from outside returns, or a method of something that is made outside the project and that is no
  /// view that is known.
  func isForeignResult(_ id: ValueID) -> Bool {
    let id = core(id)
    switch store[id] {
    case .component(let name, _, _):
      return componentEntries[name] == nil && project.names.kind(of: name) == .plain
    case .modified(_, let name, _, _):
      guard modifierEntries[name] == nil else { return false }
    default: return false
    }
    var inner = id
    while case .modified(let base, _, _, _) = store[inner] { inner = core(base) }
    switch store[inner] {
    case .component(let name, _, _): return componentEntries[name] == nil
    case .externalMember: return !isViewLike(type(of: inner))
    default: return false
    }
  }

  /// What is returned from outside, as it is given where an optional is declared: it may be there always.
  func foreignResult(_ id: ValueID, givenAs declared: TypeID, _ wrapped: TypeID) -> ValueID? {
    guard isForeignResult(id), isToldData(wrapped) else { return nil }
    return store.intern(.someConstant(declared))
  }

  /// What the project's code returns as an optional that it has from outside: nobody would call that an optional if it never was nil.
  func returned(_ id: ValueID, as declared: TypeID) -> ValueID {
    guard case .optional(let wrapped) = project.types[declared], isToldData(wrapped) else {
      return id
    }
    switch store[core(id)] {
    case .union(let alternatives) where alternatives.contains { isForeignResult($0.value) }:
      return union(
        alternatives.map { $0.holding(isForeignResult($0.value) ? opaque(declared) : $0.value) })
    case .component, .modified: return isForeignResult(id) ? opaque(declared) : id
    default: return id
    }
  }

  private func isToldData(_ type: TypeID) -> Bool { isData(type) && !isParameter(type) }
}
