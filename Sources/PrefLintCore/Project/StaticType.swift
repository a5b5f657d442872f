// Static types, interned. A type that the sources do not decide is `unknown`; nothing is ever concluded
// from it.

/// The index of a type in a `TypeTable`.
struct TypeID: FastID {
  let rawValue: UInt32

  static let unknown = TypeID(rawValue: 0)
}

/// The index of a nominal type in `Project.nominals`.
struct NominalID: FastID {
  let rawValue: UInt32

  var index: Int { Int(rawValue) }
}

/// A static type.
enum StaticType: FastHashable {
  case unknown
  /// A type that the project declares, fully specialised (A4).
  case nominal(NominalID, [TypeID])
  /// A type that it does not declare, by the last component of its name.
  case external(Name, [TypeID])
  case optional(TypeID)
  case array(TypeID)
  case dictionary(TypeID, TypeID)
  case tuple([Name], [TypeID])
  case function([TypeID], TypeID)
  case metatype(TypeID)
  /// A generic parameter or associated type that is not bound yet.
  case parameter(Name)
  /// `some P`: the protocols.
  case opaque([TypeID])
  /// `any P`: the protocols.
  case existential([TypeID])
  /// Different types under conditions that exclude each other.
  case variants([Variant])

  struct Variant: FastHashable {
    var presence: PresenceID
    var type: TypeID

    func mix(into mixer: inout HashMixer) {
      mixer.add(presence)
      mixer.add(type)
    }
  }

  func mix(into mixer: inout HashMixer) {
    switch self {
    case .unknown: mixer.add(0)
    case .nominal(let id, let arguments):
      mixer.add(1)
      mixer.add(id)
      mixer.add(arguments)
    case .external(let name, let arguments):
      mixer.add(2)
      mixer.add(name)
      mixer.add(arguments)
    case .optional(let type):
      mixer.add(3)
      mixer.add(type)
    case .array(let type):
      mixer.add(4)
      mixer.add(type)
    case .dictionary(let key, let value):
      mixer.add(5)
      mixer.add(key)
      mixer.add(value)
    case .tuple(let labels, let elements):
      mixer.add(6)
      mixer.add(labels)
      mixer.add(elements)
    case .function(let parameters, let result):
      mixer.add(7)
      mixer.add(parameters)
      mixer.add(result)
    case .metatype(let type):
      mixer.add(8)
      mixer.add(type)
    case .parameter(let name):
      mixer.add(9)
      mixer.add(name)
    case .opaque(let bounds):
      mixer.add(10)
      mixer.add(bounds)
    case .existential(let bounds):
      mixer.add(11)
      mixer.add(bounds)
    case .variants(let variants):
      mixer.add(12)
      mixer.add(variants)
    }
  }
}

/// Interned types.
final class TypeTable {
  private var table = InternTable<StaticType>()
  private var containsParameter: [Bool] = [false]
  /// What is asked of types at every step, without a copy of their parts: the number of a nominal type, or of what an optional
  /// wraps.
  private var heads = [Head()]
  /// How many types each one consists of, itself included.
  private var sizes: [Int] = [1]
  /// Types that are not told: what walks over their parts would take too long, or go too deep.
  private var tooLarge: Set<UInt32> = []
  /// Aliases of few lines can double a type with each line.
  static let maximumSize = 1_000
  /// Types from outside with parameters that an initialiser may infer: without arguments they are not told.
  var openContainers: Set<Name> = []

  private struct Head {
    var nominal = UInt32.max
    var wrapped = UInt32.max

    init() {}

    init(_ type: StaticType) {
      switch type {
      case .nominal(let id, _): nominal = id.rawValue
      case .optional(let type): wrapped = type.rawValue
      default: break
      }
    }
  }

  init() { _ = table.intern(.unknown) }

  subscript(id: TypeID) -> StaticType { table[id.rawValue] }

  /// The type of the project that a type is, whatever its arguments; nil for others.
  func nominal(_ id: TypeID) -> NominalID? {
    let number = heads[Int(id.rawValue)].nominal
    return number == UInt32.max ? nil : NominalID(rawValue: number)
  }

  func isOptional(_ id: TypeID) -> Bool { heads[Int(id.rawValue)].wrapped != UInt32.max }

  /// How many types there are: their numbers are below.
  var count: Int { table.count }

  func intern(_ type: StaticType) -> TypeID {
    let (index, isNew) = table.intern(type)
    if isNew {
      containsParameter.append(hasParameter(type))
      heads.append(Head(type))
      sizes.append(size(of: type))
      if sizes[Int(index)] > Self.maximumSize { tooLarge.insert(index) }
    }
    if !tooLarge.isEmpty, tooLarge.contains(index) { return .unknown }
    return TypeID(rawValue: index)
  }

  private func size(of type: StaticType) -> Int {
    switch type {
    case .unknown, .parameter: 1
    case .nominal(_, let parts), .external(_, let parts), .tuple(_, let parts), .opaque(let parts),
      .existential(let parts):
      1 + size(of: parts)
    case .optional(let part), .array(let part), .metatype(let part): 1 + size(of: [part])
    case .dictionary(let key, let value): 1 + size(of: [key, value])
    case .function(let parameters, let result): 1 + size(of: parameters) + size(of: [result])
    case .variants(let variants): 1 + size(of: variants.map(\.type))
    }
  }

  private func size(of parts: [TypeID]) -> Int {
    parts.reduce(0) { $0 + sizes[Int($1.rawValue)] }
  }

  /// Whether a generic parameter occurs in the type.
  func isGeneric(_ id: TypeID) -> Bool { containsParameter[Int(id.rawValue)] }

  private func hasParameter(_ type: StaticType) -> Bool {
    if case .parameter = type { return true }
    return parts(of: type).contains(where: isGeneric)
  }

  /// Whether a type from outside occurs in a type.
  func names(_ name: Name, in id: TypeID) -> Bool {
    if case .external(name, _) = self[id] { return true }
    return parts(of: self[id]).contains { names(name, in: $0) }
  }

  /// The types that one is written with.
  private func parts(of type: StaticType) -> [TypeID] {
    switch type {
    case .unknown, .parameter: []
    case .nominal(_, let arguments), .external(_, let arguments): arguments
    case .optional(let type), .array(let type), .metatype(let type): [type]
    case .dictionary(let key, let value): [key, value]
    case .tuple(_, let elements): elements
    case .function(let parameters, let result): parameters + [result]
    case .opaque(let bounds), .existential(let bounds): bounds
    case .variants(let variants): variants.map(\.type)
    }
  }

  /// The type with its generic parameters replaced; an unbound one stays.
  func substitute(_ id: TypeID, _ bindings: TypeBindings) -> TypeID {
    if bindings.isEmpty || !isGeneric(id) { return id }
    switch self[id] {
    case .unknown: return id
    case .parameter(let name): return bindings[name] ?? id
    case .nominal(let nominal, let arguments):
      return intern(.nominal(nominal, arguments.map { substitute($0, bindings) }))
    case .external(let name, let arguments):
      return intern(.external(name, arguments.map { substitute($0, bindings) }))
    case .optional(let type): return intern(.optional(substitute(type, bindings)))
    case .array(let type): return intern(.array(substitute(type, bindings)))
    case .metatype(let type): return intern(.metatype(substitute(type, bindings)))
    case .dictionary(let key, let value):
      return intern(.dictionary(substitute(key, bindings), substitute(value, bindings)))
    case .tuple(let labels, let elements):
      return intern(.tuple(labels, elements.map { substitute($0, bindings) }))
    case .function(let parameters, let result):
      return intern(
        .function(parameters.map { substitute($0, bindings) }, substitute(result, bindings)))
    case .opaque(let bounds): return intern(.opaque(bounds.map { substitute($0, bindings) }))
    case .existential(let bounds):
      return intern(.existential(bounds.map { substitute($0, bindings) }))
    case .variants(let variants):
      return intern(
        .variants(
          variants.map { .init(presence: $0.presence, type: substitute($0.type, bindings)) }))
    }
  }

  /// The type without one level of optionality.
  func unwrapped(_ id: TypeID) -> TypeID {
    let wrapped = heads[Int(id.rawValue)].wrapped
    return wrapped == UInt32.max ? id : TypeID(rawValue: wrapped)
  }

  /// Binds the generic parameters of `pattern` so that it equals `actual`, as far as that is decided.
  func unify(_ pattern: TypeID, _ actual: TypeID, _ bindings: inout TypeBindings) {
    guard isGeneric(pattern), actual != .unknown else { return }
    switch (self[pattern], self[actual]) {
    case (.parameter(let name), _):
      // `Array(0..<3)`: what the elements are is not looked for.
      if case .external(let container, let arguments) = self[actual], arguments.isEmpty,
        openContainers.contains(container)
      {
        return
      }
      if bindings[name] == nil { bindings[name] = actual }
    case (.nominal(let left, let arguments), .nominal(let right, let actuals)) where left == right:
      for (argument, actual) in zip(arguments, actuals) { unify(argument, actual, &bindings) }
    case (.external(let left, let arguments), .external(let right, let actuals)) where left == right:
      for (argument, actual) in zip(arguments, actuals) { unify(argument, actual, &bindings) }
    case (.optional(let left), .optional(let right)): unify(left, right, &bindings)
    case (.optional(let left), _): unify(left, actual, &bindings)
    case (.array(let left), .array(let right)): unify(left, right, &bindings)
    case (.metatype(let left), .metatype(let right)): unify(left, right, &bindings)
    case (.dictionary(let key, let value), .dictionary(let actualKey, let actualValue)):
      unify(key, actualKey, &bindings)
      unify(value, actualValue, &bindings)
    case (.tuple(_, let left), .tuple(_, let right)):
      for (element, actual) in zip(left, right) { unify(element, actual, &bindings) }
    case (.function(let left, let result), .function(let right, let actualResult)):
      for (parameter, actual) in zip(left, right) { unify(parameter, actual, &bindings) }
      unify(result, actualResult, &bindings)
    default: break
    }
  }
}
