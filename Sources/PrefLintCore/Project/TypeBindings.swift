// The types that generic parameters stand for at a place: a handful, so a short list beats a table.

struct TypeBinding: FastHashable {
  var name: Name
  var type: TypeID

  @inline(__always) func mix(into mixer: inout HashMixer) {
    mixer.add(UInt64(name.rawValue) << 32 | UInt64(type.rawValue))
  }
}

/// The types of generic parameters, sorted by name, so that equal bindings are equal lists.
struct TypeBindings: FastHashable {
  private var list: [TypeBinding] = []

  init() {}

  /// The parameters of a type with its arguments; a name that occurs twice keeps its first type.
  init(_ parameters: [Name], _ arguments: [TypeID]) {
    for (parameter, argument) in zip(parameters, arguments) where self[parameter] == nil {
      self[parameter] = argument
    }
  }

  var isEmpty: Bool { list.isEmpty }

  subscript(name: Name) -> TypeID? {
    get {
      for binding in list where binding.name == name { return binding.type }
      return nil
    }
    set {
      let index = list.firstIndex { $0.name >= name } ?? list.count
      let isBound = index < list.count && list[index].name == name
      switch (newValue, isBound) {
      case (let type?, true): list[index].type = type
      case (let type?, false): list.insert(TypeBinding(name: name, type: type), at: index)
      case (nil, true): list.remove(at: index)
      case (nil, false): break
      }
    }
  }

  /// Whether what was bound before is bound to something else now.
  func changes(_ earlier: TypeBindings) -> Bool {
    earlier.list.contains { self[$0.name] != $0.type }
  }

  func mix(into mixer: inout HashMixer) { mixer.add(list) }
}
