// Places from which names are looked up, and names and written types at such places.

/// A place in the sources from which names are looked up.
struct LexicalContext {
  let project: Project
  let file: Int
  /// The innermost declaration around the place.
  let declaration: DeclarationID?
  /// Whether the place is where the declaration says what it inherits: its generic parameters are seen there, its members are not.
  private(set) var isInheritance = false
  /// Whether the place is a condition of an extension, in which a generic parameter is not yet what the condition says.
  private(set) var isRequirement = false

  init(project: Project, file: Int, declaration: DeclarationID?) {
    self.project = project
    self.file = file
    self.declaration = declaration
  }

  init(reference: DeclarationReference, project: Project) {
    self.init(project: project, file: reference.fileIndex, declaration: reference.id)
  }

  /// The place around the declaration.
  var outer: LexicalContext {
    LexicalContext(
      project: project, file: file,
      declaration: declaration.flatMap { project.files[file].facts[$0].parent })
  }

  /// Where the declaration says what it asks of generic parameters.
  var requirement: LexicalContext {
    var context = self
    context.isRequirement = true
    return context
  }

  /// Where the declaration says what it inherits.
  var inheritance: LexicalContext {
    var context = self
    context.isInheritance = true
    return context
  }
}

/// A name at a place.
struct PlacedName: FastHashable {
  var file: UInt32
  var declaration: UInt32
  var name: Name

  init(_ context: LexicalContext, _ name: Name) {
    file = UInt32(truncatingIfNeeded: context.file)
    declaration = context.declaration?.rawValue ?? .max
    self.name = name
  }

  @inline(__always) func mix(into mixer: inout HashMixer) {
    mixer.add(UInt64(file) << 32 | UInt64(declaration))
    mixer.add(name)
  }
}

/// A written type at a place.
struct PlacedType: FastHashable {
  private var file: UInt32
  private var declaration: UInt32
  private var type: UInt32
  private var isInheritance: Bool
  private var isRequirement: Bool

  init(_ context: LexicalContext, _ type: TypeReferenceID) {
    file = UInt32(truncatingIfNeeded: context.file)
    declaration = context.declaration?.rawValue ?? .max
    self.type = type.rawValue
    isInheritance = context.isInheritance
    isRequirement = context.isRequirement
  }

  @inline(__always) func mix(into mixer: inout HashMixer) {
    mixer.add(UInt64(file) << 32 | UInt64(declaration))
    mixer.add(UInt64(type) << 2 | (isInheritance ? 1 : 0) | (isRequirement ? 2 : 0))
  }
}

extension Project {
  /// The type that a name, or a name behind that of another type, means where it is written as an expression.
  func type(named id: ExpressionID, _ file: ProjectFile, _ context: LexicalContext) -> TypeID {
    switch file.facts[id].kind {
    case .name(let name, _): return namedType(file.name(name), arguments: [], in: context)
    case .member(let base, let name, _):
      let outer = type(named: base, file, context)
      if file.name(name) == language.initializer { return outer }
      return outer == .unknown
        ? .unknown : member(named: file.name(name), of: outer, arguments: [])
    default: return .unknown
    }
  }

  /// Whether code gives a name, or its projection, to a variable or a parameter of its own. O(facts of the file).
  func isBound(_ name: Name, within code: TextRange, inFile index: Int) -> Bool {
    let file = files[index]
    let projected = names.find("$" + names[name])
    func isMeant(_ local: LocalName) -> Bool {
      file.name(local) == name || projected == file.name(local)
    }
    return file.facts.parameters.contains { isMeant($0.name) && code.contains($0.range) }
      || isVariable(name, within: code, file)
      || projected.map { isVariable($0, within: code, file) } ?? false
  }

  /// Whether code gives a name to a variable of its own. O(facts of the file).
  func isVariable(_ name: Name, within code: TextRange, _ file: ProjectFile) -> Bool {
    file.facts.declarations.contains {
      file.name($0.name) == name && code.contains($0.range) && $0.range != code
    }
      || file.facts.patterns.contains {
        guard case .identifier(let local) = $0.kind else { return false }
        return file.name(local) == name && code.contains($0.range)
      }
  }
}
