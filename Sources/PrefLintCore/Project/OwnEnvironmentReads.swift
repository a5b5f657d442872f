// Initialisers that a project itself gives to `Environment`: `@Environment(Theme.self)` may mean one of them, which reads what it
// pleases. SwiftUI's own takes observable classes only (A5).

/// What `@Environment(Type.self)` reads.
enum MetatypeReading {
  /// The object that an ancestor injects.
  case object
  /// What the project's own initialiser says.
  case own
  /// One of the two.
  case either
}

extension Project {
  /// What an attribute reads that gives a type to `Environment`.
  ///
  /// - Parameters:
  ///   - metatype: the argument of the attribute.
  ///   - reference: the property, or the member in whose code the wrapper is made.
  /// - Complexity: linear in the project's initialisers of `Environment`.
  func reading(
    ofMetatype metatype: ExpressionID, by reference: DeclarationReference
  ) -> MetatypeReading {
    let own = externalMembers[language.environment]?[language.initializer] ?? []
    if own.isEmpty { return .object }
    let file = files[reference.fileIndex]
    guard case .member(let base, let last, _) = file.facts[metatype].kind,
      file.name(last) == language.selfValue, case .name(let name, _) = file.facts[base].kind
    else { return .either }
    let context = LexicalContext(reference: reference, project: self)
    let type = namedType(file.name(name), arguments: [], in: context)
    guard own.contains(where: { mayTake(type, $0.reference) }) else { return .object }
    guard let nominal = types.nominal(type) else { return .either }
    return mayBeObservable(nominal) ? .either : .own
  }

  /// Whether an initialiser takes a type, unlabelled and alone, as far as is known.
  private func mayTake(_ type: TypeID, _ initializer: DeclarationReference) -> Bool {
    let facts = files[initializer.fileIndex].facts
    guard let function = function(of: initializer) else { return false }
    let parameters = facts[function.parameters]
    guard let first = parameters.first, first.label == .none,
      parameters.dropFirst().allSatisfy({ $0.defaultValue != nil || $0.isVariadic }),
      let written = first.type
    else { return false }
    switch facts[written].kind {
    case .metatype(let taken):
      let context = LexicalContext(reference: initializer, project: self)
      let known = resolveType(taken, in: context)
      guard let nominal = types.nominal(known), self[nominal].kind != .protocolType,
        let given = types.nominal(type)
      else { return true }
      return nominal == given || (heirs[nominal] ?? []).contains(given)
    case .named(_, let name, _): return !facts[name].hasSuffix("KeyPath")
    default: return true
    }
  }

  /// Whether SwiftUI's own initialiser may take a type: a class that is observed, or may be by what is not read.
  private func mayBeObservable(_ id: NominalID) -> Bool {
    guard self[id].kind == .classType else { return false }
    let reference = self[id].reference
    if !files[reference.fileIndex].facts[declaration(reference).attributes].isEmpty { return true }
    let conformance = conformance(of: id)
    if let superclass = conformance.superclass {
      guard let parent = types.nominal(superclass) else { return true }
      if mayBeObservable(parent) { return true }
    }
    return conformance.externals.contains { names[$0] == "Observable" }
  }
}
