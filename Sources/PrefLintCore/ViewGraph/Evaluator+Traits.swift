// What a static type lets values be: views, hosts, scalars, or something that is worth following. Asked at
// every step, so each type is judged once.

struct TypeTraits: OptionSet {
  let rawValue: UInt8

  /// The other bits are known.
  static let isKnown = Self(rawValue: 1 << 0)
  static let isViewLike = Self(rawValue: 1 << 1)
  static let mayCarry = Self(rawValue: 1 << 2)
  static let isHost = Self(rawValue: 1 << 3)
  static let isScalar = Self(rawValue: 1 << 4)
  static let inheritsGenerics = Self(rawValue: 1 << 5)
}

extension Evaluator {
  private func traits(of type: TypeID) -> TypeTraits {
    let index = Int(type.rawValue)
    if index < typeTraits.count, typeTraits[index].contains(.isKnown) { return typeTraits[index] }
    var traits: TypeTraits = .isKnown
    if findIsViewLike(type) { traits.insert(.isViewLike) }
    if hostSlot(type) != nil { traits.insert(.isHost) }
    if findIsScalar(type) { traits.insert(.isScalar) }
    if findInheritsGenerics(type) { traits.insert(.inheritsGenerics) }
    while typeTraits.count <= index { typeTraits.append([]) }
    // The last one asks for the others.
    typeTraits[index] = traits
    if findMayCarry(type) { typeTraits[index].insert(.mayCarry) }
    return typeTraits[index]
  }

  func isViewProtocol(_ type: TypeID) -> Bool {
    switch project.types[type] {
    case .external(let name, _):
      return installingNames.contains(name)
    case .nominal(let nominal, _):
      return project.kind(of: nominal) == .protocolType && project.isInstalled(nominal)
    default: return false
    }
  }

  /// Whether values of a type can be placed in the view tree.
  func isViewLike(_ type: TypeID) -> Bool { traits(of: type).contains(.isViewLike) }

  private func findIsViewLike(_ type: TypeID) -> Bool {
    switch project.types[type] {
    case .nominal(let nominal, _): return project.isInstalled(nominal)
    case .external(let name, _):
      if componentEntries[name] != nil { return true }
      return name == language.anyView || name == language.modifiedContent
        || name == language.tupleView || installingNames.contains(name)
        || standInNames.contains(name)
    case .optional(let wrapped), .array(let wrapped): return isViewLike(wrapped)
    case .opaque(let bounds), .existential(let bounds):
      return bounds.contains(where: isViewProtocol)
    case .variants(let variants): return variants.contains { isViewLike($0.type) }
    default: return false
    }
  }

  /// Whether a type is a view of SwiftUI that shows no others: what a `Text` is made of does not matter.
  func isLeaf(_ type: TypeID) -> Bool {
    guard case .external(let name, let arguments) = project.types[type], arguments.isEmpty,
      let entry = componentEntries[name]
    else { return false }
    return entry.kind == .view && entry.slots.isEmpty && entry.alternatives.isEmpty
  }

  /// Whether evaluating something of a type can tell more than the type: views, closures, constants.
  func mayCarry(_ type: TypeID) -> Bool { traits(of: type).contains(.mayCarry) }

  private func findMayCarry(_ type: TypeID) -> Bool {
    switch project.types[type] {
    case .unknown, .function, .metatype, .parameter, .opaque, .existential: return true
    case .nominal(let nominal, _):
      switch project.kind(of: nominal) {
      case .structure, .enumeration, .protocolType: return true
      case .classType, .actor: return isViewLike(type) || isHost(type)
      }
    case .external(let name, let arguments):
      if name == language.bool || isViewLike(type) || isHost(type) { return true }
      return !isScalar(type) && (arguments.isEmpty ? true : arguments.contains(where: mayCarry))
    case .optional(let wrapped), .array(let wrapped): return mayCarry(wrapped)
    case .dictionary(_, let value): return mayCarry(value)
    case .tuple(_, let elements): return elements.contains(where: mayCarry)
    case .variants(let variants): return variants.contains { mayCarry($0.type) }
    }
  }

  /// The host that a type is or inherits from.
  func hostSlot(_ type: TypeID) -> Slot? {
    switch project.types[type] {
    case .external(let name, _): return hostSlots[name]
    case .nominal(let nominal, _):
      var superclass = project.conformance(of: nominal).superclass
      var steps = 0
      while let current = superclass, steps < 32 {
        if case .external(let name, _) = project.types[current] { return hostSlots[name] }
        guard let parent = project.types.nominal(current) else { return nil }
        superclass = project.conformance(of: parent).superclass
        steps += 1
      }
      return nil
    default: return nil
    }
  }

  /// Whether a type only says that a view was made by modifiers or a builder: `Text("").bold()` is still a `Text`.
  func isComposed(_ type: TypeID) -> Bool {
    guard case .external(let name, let arguments) = project.types[type], arguments.isEmpty else {
      return false
    }
    return name == language.modifiedContent || name == language.tupleView
  }

  /// Whether a class above a type has generic parameters.
  func inheritsGenerics(_ type: TypeID) -> Bool { traits(of: type).contains(.inheritsGenerics) }

  private func findInheritsGenerics(_ type: TypeID) -> Bool {
    switch project.types[type] {
    case .metatype(let inner), .optional(let inner): return inheritsGenerics(inner)
    case .nominal(let nominal, _):
      guard project.kind(of: nominal) == .classType else { return false }
      var current = nominal
      for _ in 0..<Self.inheritanceLimit {
        guard let superclass = project.conformance(of: current).superclass,
          let parent = project.types.nominal(superclass)
        else { return false }
        if !project[parent].genericParameters.isEmpty { return true }
        current = parent
      }
      return false
    default: return false
    }
  }

  func isHost(_ type: TypeID) -> Bool { traits(of: type).contains(.isHost) }

  func isScalar(_ type: TypeID) -> Bool { traits(of: type).contains(.isScalar) }

  private func findIsScalar(_ type: TypeID) -> Bool {
    switch project.types[type] {
    case .external(let name, _):
      return scalarNames.contains(name)
    case .optional(let wrapped): return isScalar(wrapped)
    case .tuple(_, let elements): return elements.isEmpty
    default: return false
    }
  }

  // MARK: Of values

  // The type is asked for first: what holds the types is not kept alive meanwhile.

  /// The project's type of which a value is.
  func nominal(of id: ValueID) -> NominalID? {
    let type = type(of: id)
    return project.types.nominal(type)
  }

  /// The project's type of which a value is, or what an optional holds.
  func nominal(ofWrapped id: ValueID) -> NominalID? {
    let type = type(of: id)
    return project.types.nominal(project.types.unwrapped(type))
  }

  /// The type of a value without one level of optionality.
  func unwrappedType(of id: ValueID) -> TypeID {
    let type = type(of: id)
    return project.types.unwrapped(type)
  }
}
