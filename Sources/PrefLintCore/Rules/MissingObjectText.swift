// Texts of the sources that messages quote.

extension EnvironmentFlow {
  /// A modifier call as written, without an argument that is too long to quote.
  func sourceText(of site: Site) -> String {
    let file = project.files[site.fileIndex]
    guard case .member(_, let name, _) = file.facts[site.id].kind else {
      return text(file.facts[site.id].range, file: site.fileIndex)
    }
    return ".\(file.facts[name])(\(argumentText(of: site) ?? "…"))"
  }

  /// The type of a missing object as written at the read; a leading type alias is resolved.
  func typeText(of missing: MissingObject) -> String {
    let reference = missing.read.property
    let file = project.files[reference.fileIndex]
    guard case .variable(let id) = file.facts[reference.id].kind else {
      return describe(missing.type)
    }
    let wrapper = evaluator.wrapper(of: reference)
    if case .heldObject(let object) = wrapper {
      return typeText(object, file: reference.fileIndex, in: reference) ?? describe(missing.type)
    }
    if file.facts[file.facts[reference.id].attributes].isEmpty { return describe(missing.type) }
    if let written = file.facts[id].type {
      return typeText(written, file: reference.fileIndex, in: reference) ?? describe(missing.type)
    }
    switch wrapper {
    case .environmentObject(let attribute):
      guard case .named(_, let name, let arguments) = file.facts[attribute].kind,
        project.wrapperAliases.wrapper(file.name(name)) == file.name(name),
        let argument = file.facts[arguments].first
      else { return describe(missing.type) }
      return typeText(argument, file: reference.fileIndex, in: reference) ?? describe(missing.type)
    default: return describe(missing.type)
    }
  }

  private func typeText(
    _ type: TypeReferenceID, file index: Int, in reference: DeclarationReference
  ) -> String? {
    let context = LexicalContext(reference: reference, project: project)
    let resolved = project.resolveType(type, in: context)
    if project.types.isGeneric(resolved) { return nil }
    // A name that is one type in some builds and another one in others is not what is missing.
    if case .variants = project.types[project.types.unwrapped(resolved)] { return nil }
    if isMemberAlias(type, file: index, for: resolved) { return nil }
    return writtenText(of: type, file: index, in: reference)
  }

  /// Whether `Feature.Model` is an alias of another type.
  private func isMemberAlias(
    _ type: TypeReferenceID, file index: Int, for resolved: TypeID
  ) -> Bool {
    let file = project.files[index]
    guard case .named(.some, let local, _) = file.facts[type].kind else { return false }
    switch project.types[resolved] {
    case .nominal(let nominal, _): return project[nominal].name != file.name(local)
    default: return false
    }
  }

  /// A type as written, with a leading type alias resolved; nil where the alias has parameters of its own, which are not
  /// what is meant here.
  func writtenText(
    of type: TypeReferenceID, file index: Int, in reference: DeclarationReference
  ) -> String? {
    let file = project.files[index]
    let context = LexicalContext(reference: reference, project: project)
    guard case .named(nil, let local, _) = file.facts[type].kind,
      let alias = project.alias(file.name(local), in: context),
      case .typeAlias(let target) = project.declaration(alias).kind
    else { return text(file.facts[type].range, file: index) }
    guard project.declaration(alias).genericParameters.isEmpty else { return nil }
    return writtenText(of: target, file: alias.fileIndex, in: alias)
  }

  /// A type in words.
  func describe(_ type: TypeID) -> String {
    switch project.types[type] {
    case .nominal(let nominal, let arguments):
      let own = project.declaration(project[nominal].reference)
      let count = project.files[project[nominal].reference.fileIndex].facts[own.genericParameters]
        .count
      let written = arguments.suffix(count).map(describe)
      var name = project.names[project[nominal].name]
      if let parent = own.parent {
        let place = DeclarationReference(file: project[nominal].reference.fileIndex, parent)
        if project.nominalOfDeclaration[place] != nil || project.extendedTypes[place] != nil {
          name = project.names[project.name(of: place)] + "." + name
        }
      }
      return written.isEmpty ? name : "\(name)<\(written.joined(separator: ", "))>"
    case .external(let name, let arguments):
      let written = arguments.map(describe)
      return written.isEmpty
        ? project.names[name] : "\(project.names[name])<\(written.joined(separator: ", "))>"
    case .optional(let wrapped): return describe(wrapped) + "?"
    case .array(let element): return "[\(describe(element))]"
    default: return "_"
    }
  }
}
