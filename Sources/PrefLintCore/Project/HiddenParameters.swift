// Generic parameters that nearer ones of their name hide: in `struct Outer<T> { struct Inner<T> {} }` two are called `T`, and both are
// part of what `Inner` is. In code that sees the nearer one, the other has a name that nobody can write.

extension Project {
  /// How many parameters of one name are told apart.
  private static let hidingLimit = 4

  /// What parameters are called inside a declaration that has own ones, by what they are called around it; the farthest first.
  func hidings(by own: [Name]) -> [(outside: Name, inside: Name)] {
    own.flatMap { name in
      var hidings: [(outside: Name, inside: Name)] = []
      var current = name
      for _ in 1..<Self.hidingLimit {
        let inside = names.intern(names[current] + "'")
        hidings.append((current, inside))
        current = inside
      }
      return hidings.reversed()
    }
  }

  /// The parameters of a declaration: those around it, as they are called inside, and its own.
  func parameters(_ around: [Name], with own: [Name]) -> [Name] {
    guard around.contains(where: own.contains) else { return around + own }
    let inside = Dictionary(uniqueKeysWithValues: hidings(by: own))
    return around.map { inside[$0] ?? $0 } + own
  }

  /// A type of the code around a declaration, inside of it.
  func hidden(_ type: TypeID, by own: [Name]) -> TypeID {
    guard !own.isEmpty, types.isGeneric(type) else { return type }
    let hidings = hidings(by: own)
    return types.substitute(
      type,
      TypeBindings(hidings.map(\.outside), hidings.map { types.intern(.parameter($0.inside)) }))
  }

  /// The generic parameters that a declaration has itself.
  func ownParameters(of reference: DeclarationReference) -> [Name] {
    let file = files[reference.fileIndex]
    let parameters = file.facts[reference.id].genericParameters
    return parameters.isEmpty ? [] : file.facts[parameters].map { file.name($0.name) }
  }

  /// A type that is looked up with arguments from elsewhere: its own parameters are bound on the way, theirs are not, though they
  /// may be called alike.
  func keepingApart(_ arguments: [TypeID], _ find: ([TypeID]) -> TypeID?) -> TypeID? {
    guard arguments.contains(where: types.isGeneric) else { return find(arguments) }
    apartDepth += 1
    defer { apartDepth -= 1 }
    let places = arguments.indices.map { names.intern("\(apartDepth).\($0)") }
    let apart = zip(places, arguments).map {
      types.isGeneric($1) ? types.intern(.parameter($0)) : $1
    }
    return find(apart).map { types.substitute($0, TypeBindings(places, arguments)) }
  }
}

extension TypeBindings {
  /// Makes the bindings of the code around a declaration those of the code inside.
  mutating func hide(_ own: [Name], in project: Project) {
    guard own.contains(where: { self[$0] != nil }) else { return }
    for (outside, inside) in project.hidings(by: own) {
      self[inside] = self[outside]
      self[outside] = nil
    }
  }

  /// The bindings of the code inside a declaration as those of the code around it: what its own parameters are is not seen there.
  func revealing(_ own: [Name], in project: Project) -> TypeBindings {
    guard !own.isEmpty else { return self }
    var bindings = self
    for name in own { bindings[name] = nil }
    for (outside, inside) in project.hidings(by: own).reversed() {
      bindings[outside] = bindings[inside]
      bindings[inside] = nil
    }
    return bindings
  }
}
