// The values that a value holds.

extension ValueStore {
  /// Looks at each value that a value holds itself, those that a closure captures among them.
  @inline(__always) func forEachPart(of value: Value, _ body: (ValueID) -> Void) {
    switch value {
    case .unknown, .empty, .none, .opaque, .jump, .boolean, .literal, .someConstant, .metatype,
      .constructor, .enumConstructor, .keyPath, .undecided:
      break
    case .enumCase(_, _, let payload): for id in payload { body(id) }
    case .instance(_, let fields): for item in fields { body(item.value) }
    case .closure(_, _, let scope), .localFunction(_, let scope):
      let captured = self[scope]
      for item in captured.locals { body(item.value) }
      if let receiver = captured.receiver { body(receiver) }
    case .function(_, let receiver, _): if let receiver { body(receiver) }
    case .typed(let id, _), .seen(let id, _), .built(let id, _), .traced(let id, _),
      .exact(let id), .open(let id, _), .erased(let id), .binding(let id), .thrown(let id):
      body(id)
    case .union(let alternatives): for item in alternatives { body(item.value) }
    case .group(let ids), .tuple(_, let ids), .array(let ids), .dictionary(let ids):
      for id in ids { body(id) }
    case .component(_, let arguments, _): for item in arguments { body(item.value) }
    case .modified(let base, _, let arguments, _):
      body(base)
      for item in arguments { body(item.value) }
    case .externalMember(let base, _): if let base { body(base) }
    }
  }

  /// A value with others in the place of those that it holds itself.
  func replacingParts(of value: Value, _ replace: (ValueID) -> ValueID) -> Value {
    func replaced(_ arguments: [ArgumentValue]) -> [ArgumentValue] {
      arguments.map {
        ArgumentValue(label: $0.label, value: replace($0.value), isTrailing: $0.isTrailing)
      }
    }
    switch value {
    case .unknown, .empty, .none, .opaque, .jump, .boolean, .literal, .someConstant, .metatype,
      .constructor, .enumConstructor, .keyPath, .undecided:
      return value
    case .enumCase(let type, let name, let payload):
      return .enumCase(type, name, payload.map(replace))
    case .instance(let type, let fields):
      return .instance(type, fields.map { FieldValue(name: $0.name, value: replace($0.value)) })
    case .closure(let file, let closure, let scope):
      return .closure(file: file, closure, replacingParts(of: scope, replace))
    case .localFunction(let reference, let scope):
      return .localFunction(reference, replacingParts(of: scope, replace))
    case .function(let reference, let receiver, let making):
      return .function(reference, receiver: receiver.map(replace), making)
    case .typed(let id, let type): return .typed(replace(id), type)
    case .seen(let id, let bounds): return .seen(replace(id), bounds)
    case .built(let id, let site): return .built(replace(id), site)
    case .traced(let id, let trace): return .traced(replace(id), trace)
    case .exact(let id): return .exact(replace(id))
    case .open(let id, let isFilled): return .open(replace(id), isFilled: isFilled)
    case .erased(let id): return .erased(replace(id))
    case .thrown(let id): return .thrown(replace(id))
    case .binding(let id): return .binding(replace(id))
    case .union(let alternatives):
      return .union(alternatives.map { $0.holding(replace($0.value)) })
    case .group(let ids): return .group(ids.map(replace))
    case .tuple(let names, let ids): return .tuple(names, ids.map(replace))
    case .array(let ids): return .array(ids.map(replace))
    case .dictionary(let ids): return .dictionary(ids.map(replace))
    case .component(let name, let arguments, let site):
      return .component(name, replaced(arguments), site)
    case .modified(let base, let name, let arguments, let site):
      return .modified(replace(base), name, replaced(arguments), site)
    case .externalMember(let base, let name): return .externalMember(base.map(replace), name)
    }
  }

  /// A scope with other values in the place of what is captured.
  func replacingParts(of id: ScopeID, _ replace: (ValueID) -> ValueID) -> ScopeID {
    var scope = self[id]
    scope.receiver = scope.receiver.map(replace)
    scope.locals = scope.locals.map { Scope.Local(name: $0.name, value: replace($0.value)) }
    return intern(scope)
  }
}
