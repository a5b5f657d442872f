// Generic type aliases: what an alias names of its parameters (`Store<R.State>`) is looked up in what they are bound to.

extension Project {
  /// The type that an alias stands for, with its parameters bound.
  ///
  /// - Parameter bound: what the alias's own generic parameters are.
  func resolveAlias(
    _ id: TypeReferenceID, in context: LexicalContext, _ bound: [Name: TypeID]
  ) -> TypeID {
    let file = files[context.file]
    let facts = file.facts
    func resolve(_ id: TypeReferenceID) -> TypeID { resolveAlias(id, in: context, bound) }
    switch facts[id].kind {
    case .named(let base, let local, let arguments):
      let (name, resolved) = (file.name(local), facts[arguments].map(resolve))
      if let base { return member(named: name, of: resolve(base), arguments: resolved) }
      if resolved.isEmpty, let type = bound[name] { return type }
      return namedType(name, arguments: resolved, in: context)
    case .optional(let wrapped): return types.intern(.optional(resolve(wrapped)))
    case .array(let element): return types.intern(.array(resolve(element)))
    case .dictionary(let key, let value):
      return types.intern(.dictionary(resolve(key), resolve(value)))
    case .tuple(let elements):
      let list = facts[elements]
      return types.intern(.tuple(list.map { file.name($0.label) }, list.map { resolve($0.type) }))
    case .function(let parameters, let result):
      return types.intern(.function(facts[parameters].map { resolve($0.type) }, resolve(result)))
    case .metatype(let type): return types.intern(.metatype(resolve(type)))
    case .some, .any, .composition, .other:
      return types.substitute(
        resolveType(id, in: context), TypeBindings(Array(bound.keys), Array(bound.values)))
    }
  }

  /// What a protocol's member type is for a type that conforms: its associated types are those that the type declares.
  func bind(_ type: TypeID, of inherited: NominalID, to id: NominalID) -> TypeID {
    guard types.isGeneric(type), self[id].kind != .protocolType else { return type }
    // Which of its heirs a class is, is not told here.
    let own = self[id].kind == .classType ? TypeID.unknown : selfType(of: id)
    var bound = [(language.selfType, own)]
    for name in self[inherited].associatedTypes.sorted() {
      guard let entities = self[id].nested[name] else { continue }
      let meant = self.type(choosing: entities, arguments: [], from: nil)
      if meant != .unknown { bound.append((name, meant)) }
    }
    return types.substitute(type, TypeBindings(bound.map(\.0), bound.map(\.1)))
  }
}
