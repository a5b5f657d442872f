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

  /// Whether a place sees a variable or a parameter of a name, or one with its projection. O(facts of the file).
  func isHidden(_ name: Name, at site: Site) -> Bool {
    guard let member = member(around: site) else { return true }
    let file = files[site.fileIndex]
    let (facts, code) = (file.facts, declaration(member).range)
    let place = facts[site.id].range
    let projected = names.find("$" + names[name])
    func isMeant(_ local: LocalName) -> Bool {
      local != .none && (file.name(local) == name || projected == file.name(local))
    }
    var binders = facts.parameters.filter { isMeant($0.name) }.map(\.range)
    binders += facts.declarations.filter { isMeant($0.name) && $0.range != code }.map(\.range)
    for pattern in facts.patterns {
      if case .identifier(let local) = pattern.kind, isMeant(local) {
        binders.append(pattern.range)
      }
    }
    binders = binders.filter { code.contains($0) && $0.start < place.start }
    let isCaptured = facts.closures.contains { closure in
      closure.range.contains(place) && facts[closure.captures].contains { isMeant($0.label) }
    }
    if isCaptured || binders.isEmpty { return isCaptured }
    let scopes = facts.scopes(within: code)
    return binders.contains { binder in
      scopes.filter { $0.contains(binder) }.max { $0.start < $1.start }?.contains(place) ?? true
    }
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

extension FileFacts {
  /// Where variables are seen that are declared within some code: closures, functions, branches, and conditions with the branch that
  /// sees what they bind. O(facts of the file).
  fileprivate func scopes(within code: TextRange) -> [TextRange] {
    var found = closures.map(\.range)
    for declaration in declarations {
      switch declaration.kind {
      case .function, .initializer, .subscriptMember: found.append(declaration.range)
      default: continue
      }
    }
    for expression in expressions {
      switch expression.kind {
      case .conditional(let id):
        let own = self[id]
        // What the condition binds the other branch does not see.
        if let then = range(of: own.then) {
          found.append(TextRange(start: expression.range.start, end: then.end))
        }
        if let otherwise = own.otherwise.flatMap({ range(of: $0) }) { found.append(otherwise) }
      case .selection(let id):
        for item in self[self[id].cases] {
          guard let body = range(of: item.body) else { continue }
          let start = self[item.patterns].first.map { self[$0].range.start } ?? body.start
          found.append(TextRange(start: start, end: body.end))
        }
      default: continue
      }
    }
    for statement in statementPool {
      switch statement.kind {
      case .forEach, .whileLoop, .repeatLoop, .deferred: found.append(statement.range)
      default: continue
      }
    }
    return found.filter { code.contains($0) }
  }
}
