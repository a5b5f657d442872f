// Whether what a declaration is worth can be or hold a view, or code that builds one. What it does besides is no part
// of a view: reads are its own type's, and code that makes hosts is looked for by itself.
//
// What an object refers to is asked of it by name, and those names are judged by themselves: an object is looked
// into, the objects that it refers to are not.

struct CarriedViews {
  private let project: Project
  private var types: [TypeID: Bool] = [:]
  /// By type, for a value that is at hand, and for one that another holds.
  private var nominals: [Bool: [NominalID: Bool]] = [:]

  private var typesByName: [Name: [NominalID]] = [:]

  init(project: Project) {
    self.project = project
    for nominal in project.nominals { typesByName[nominal.name, default: []].append(nominal.id) }
  }

  mutating func canCarry(_ reference: DeclarationReference) -> Bool {
    let file = project.files[reference.fileIndex]
    let context = LexicalContext(reference: reference, project: project)
    switch file.facts[reference.id].kind {
    case .function(let function), .subscriptMember(let function, _):
      if changes(file.facts[function], reference, file, context) { return true }
      guard let result = file.facts[function].result else { return false }
      return find(written: result, file, context, isHeld: false)
    case .variable(let variable):
      if let type = file.facts[variable].type {
        return find(written: type, file, context, isHeld: false)
      }
      return file.facts[variable].initializer.map { canCarry($0, file, context) } ?? true
    case .enumCase(let function, _):
      for parameter in file.facts[file.facts[function].parameters] {
        guard let type = parameter.type else { return true }
        if find(written: type, file, context, isHeld: false) { return true }
      }
      return false
    default: return true
    }
  }

  /// Whether a function may leave what can in a value that it is given to change: its receiver, or a variable.
  private mutating func changes(
    _ function: Function, _ reference: DeclarationReference, _ file: ProjectFile,
    _ context: LexicalContext
  ) -> Bool {
    if file.facts[reference.id].modifiers.contains(.isMutating) {
      guard let owner = project.owner(of: reference) else { return true }
      if canCarry(project.selfType(of: owner)) { return true }
    }
    for parameter in file.facts[function.parameters] where parameter.isInOut {
      guard let type = parameter.type else { return true }
      if find(written: type, file, context, isHeld: false) { return true }
    }
    return false
  }

  /// Judges a type as it is written: where several types have its name, each of them.
  private mutating func find(
    written id: TypeReferenceID, _ file: ProjectFile, _ context: LexicalContext, isHeld: Bool
  ) -> Bool {
    func any(_ list: TypeReferenceList) -> Bool {
      file.facts[list].contains { find(written: $0, file, context, isHeld: isHeld) }
    }
    switch file.facts[id].kind {
    case .optional(let inner), .array(let inner), .metatype(let inner), .some(let inner),
      .any(let inner), .function(_, let inner), .dictionary(_, let inner):
      return find(written: inner, file, context, isHeld: isHeld)
    case .tuple(let elements):
      return file.facts[elements].contains {
        find(written: $0.type, file, context, isHeld: isHeld)
      }
    case .composition(let parts): return any(parts)
    case .named(_, let local, let arguments):
      if any(arguments) { return true }
      let type = project.resolveType(id, in: context)
      switch project.types[type] {
      case .nominal(let nominal, _): return canCarry(nominal, isHeld: isHeld)
      case .external(let name, _):
        return find(project.types.intern(.external(name, [])), isHeld: isHeld)
      case .unknown:
        guard let types = typesByName[file.name(local)] else { return true }
        return types.contains { canCarry($0, isHeld: isHeld) }
      default: return find(type, isHeld: isHeld)
      }
    case .other: return true
    }
  }

  /// Whether a static member may be a value of the type that declares it.
  func mayBe(_ reference: DeclarationReference, _ owner: NominalID) -> Bool {
    let file = project.files[reference.fileIndex]
    let written: TypeReferenceID?
    switch file.facts[reference.id].kind {
    case .variable(let variable): written = file.facts[variable].type
    case .function(let function): written = file.facts[function].result
    default: return true
    }
    guard let written else { return true }
    let context = LexicalContext(reference: reference, project: project)
    let type = project.types.unwrapped(project.resolveType(written, in: context))
    switch project.types[type] {
    case .nominal(let nominal, _):
      return nominal == owner || project.inherits(nominal, from: owner)
    case .unknown, .parameter, .variants: return true
    default: return false
    }
  }

  /// Whether an initial value can, as far as its first words tell.
  private mutating func canCarry(
    _ value: ExpressionID, _ file: ProjectFile, _ context: LexicalContext
  ) -> Bool {
    switch file.facts[value].kind {
    case .number, .boolean, .string: return false
    case .call(let callee, _):
      switch file.facts[callee].kind {
      case .name(let local, let generics):
        guard isType(file.name(local)) else { return true }
        var arguments: [TypeID] = []
        for generic in file.facts[generics] {
          arguments.append(project.resolveType(generic, in: context))
        }
        return canCarry(project.namedType(file.name(local), arguments: arguments, in: context))
      case .member(let base, let name, _): return canCarry(file.name(name), of: base, file, context)
      default: return true
      }
    case .member(let base, let name, _): return canCarry(file.name(name), of: base, file, context)
    default: return true
    }
  }

  /// Whether a static member of a type that is named can.
  private mutating func canCarry(
    _ name: Name, of base: ExpressionID, _ file: ProjectFile, _ context: LexicalContext
  ) -> Bool {
    guard case .name(let local, _) = file.facts[base].kind, isType(file.name(local)) else {
      return true
    }
    let type = project.namedType(file.name(local), arguments: [], in: context)
    if name == project.language.initializer { return canCarry(type) }
    switch project.types[type] {
    case .nominal(let nominal, _):
      let members = project.members(named: name, of: nominal)
      guard !members.isEmpty, asked.insert(nominal).inserted else { return true }
      defer { asked.remove(nominal) }
      for member in members where canCarry(member.reference) { return true }
      return false
    case .external: return canCarry(type)
    default: return true
    }
  }

  /// Types whose members are being asked: one may be worth what another is.
  private var asked: Set<NominalID> = []

  private func isType(_ name: Name) -> Bool { project.names.kind(of: name) == .capitalised }

  /// Whether values of a type can hold views. A type from outside holds them only where SwiftUI's do.
  mutating func canCarry(_ type: TypeID) -> Bool {
    if let known = types[type] { return known }
    types[type] = false
    let result = find(type, isHeld: false)
    types[type] = result
    return result
  }

  private mutating func find(_ type: TypeID, isHeld: Bool) -> Bool {
    switch project.types[type] {
    case .unknown: return true
    // What a generic parameter of a type holds is said by the type's argument.
    case .parameter: return !isHeld
    case .nominal(let nominal, let arguments):
      return canCarry(nominal, isHeld: isHeld) || any(arguments, isHeld: isHeld)
    case .external(let name, let arguments):
      let text = project.names[name]
      return project.catalogue.components[text].map(Self.hasContent) ?? false
        || project.catalogue.installingProtocols[text] != nil
        || Self.carrying.contains(text) || any(arguments, isHeld: isHeld)
    case .optional(let inner), .array(let inner), .metatype(let inner):
      return find(inner, isHeld: isHeld)
    case .dictionary(_, let value): return find(value, isHeld: isHeld)
    case .tuple(_, let elements): return any(elements, isHeld: isHeld)
    case .function(_, let result): return find(result, isHeld: isHeld)
    case .opaque(let bounds), .existential(let bounds): return any(bounds, isHeld: isHeld)
    case .variants(let variants): return any(variants.map(\.type), isHeld: isHeld)
    }
  }

  private mutating func any(_ types: [TypeID], isHeld: Bool) -> Bool {
    for type in types where find(type, isHeld: isHeld) { return true }
    return false
  }

  private mutating func canCarry(_ id: NominalID, isHeld: Bool) -> Bool {
    if let known = nominals[isHeld]?[id] { return known }
    nominals[isHeld, default: [:]][id] = false
    let result = find(id, isHeld: isHeld)
    nominals[isHeld]?[id] = result
    return result
  }

  private mutating func find(_ id: NominalID, isHeld: Bool) -> Bool {
    let nominal = project[id]
    if isPlaced(id) { return true }
    switch nominal.kind {
    case .structure, .enumeration: break
    case .classType, .actor, .protocolType: if isHeld { return false }
    }
    for member in nominal.orderedMembers where holds(member) { return true }
    guard nominal.kind == .protocolType || nominal.kind == .classType else { return false }
    if let superclass = project.conformance(of: id).superclass,
      let parent = project.types.nominal(superclass), canCarry(parent, isHeld: false)
    {
      return true
    }
    for heir in project.heirs[id] ?? [] where canCarry(heir, isHeld: false) { return true }
    return false
  }

  /// Whether a stored property or the payload of a case can hold views. A property of which no type is written has
  /// a value, which is judged as code.
  private mutating func holds(_ member: Member) -> Bool {
    let file = project.files[member.reference.fileIndex]
    let written: [TypeReferenceID?]
    switch file.facts[member.reference.id].kind {
    case .variable(let variable):
      guard !member.isStatic,
        file.facts.getter(of: variable) == nil
      else { return false }
      written = [file.facts[variable].type]
    case .enumCase(let function, _):
      written = file.facts[file.facts[function].parameters].map(\.type)
    default: return false
    }
    let context = LexicalContext(reference: member.reference, project: project)
    for case let type? in written where find(written: type, file, context, isHeld: true) {
      return true
    }
    return false
  }

  /// Whether values of a type are views, as far as is known: what conforms to somebody else's protocol has a body,
  /// too, of which no type but a view's is written.
  mutating func isPlaced(_ id: NominalID) -> Bool {
    if project.isInstalled(id) { return true }
    if let known = placed[id] { return known }
    placed[id] = false
    var result = false
    for member in project[id].members(named: project.language.body) where !result {
      result = buildsView(member.reference)
    }
    placed[id] = result
    return result
  }

  private var placed: [NominalID: Bool] = [:]

  private func buildsView(_ reference: DeclarationReference) -> Bool {
    let facts = project.files[reference.fileIndex].facts
    let written: TypeReferenceID?
    switch facts[reference.id].kind {
    case .function(let function): written = facts[function].result
    case .variable(let variable):
      guard !facts[facts[variable].accessors].isEmpty else { return false }
      written = facts[variable].type
    default: return false
    }
    guard let written else { return false }
    switch facts[written].kind {
    case .some, .any: return true
    default:
      let context = LexicalContext(reference: reference, project: project)
      switch project.types[project.resolveType(written, in: context)] {
      case .nominal(let nominal, _): return project.isInstalled(nominal)
      case .external(let name, _):
        let text = project.names[name]
        return project.catalogue.components[text] != nil
          || project.catalogue.installingProtocols[text] != nil || Self.carrying.contains(text)
      case .unknown, .parameter: return true
      default: return false
      }
    }
  }

  /// Whether a component shows what it is given.
  private static func hasContent(_ entry: ComponentEntry) -> Bool {
    !entry.slots.isEmpty || !entry.alternatives.isEmpty
  }

  private static let carrying: Set<String> = [
    "Any", "AnyView", "ModifiedContent", "TupleView", "Self",
  ]
}
