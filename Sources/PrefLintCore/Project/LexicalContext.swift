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
