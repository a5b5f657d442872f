// What expressions give that are bindings: `$text`, `$model.form.name`, `Binding(get: { … }, set: { … })`.

extension BindingSources {
  /// What a binding that code gives writes to.
  func given(_ value: ExpressionID, _ site: Site) -> Given {
    let file = project.files[site.fileIndex]
    switch file.facts[value].kind {
    case .name, .member, .subscripted:
      guard let path = BindingPath(value, file, project.language),
        project.names.kind(of: path.property) == .projection,
        let plain = project.names.withoutPrefix(path.property)
      else { return Given(sources: [.unknown]) }
      return given(part: plain, path, site)
    case .none: return Given(sources: [.foreign])
    // `chosen ?? $own`: it may be either.
    case .binary(let operation, let left, let right) where file.facts[operation] == "??":
      return either(left, right, site)
    case .ternary(_, let left, let right): return either(left, right, site)
    case .call(let callee, let list):
      if isConstant(callee, file.facts) { return Given(sources: [.foreign]) }
      let arguments = file.facts[list]
      // `$text.animation()` writes what that does.
      if case .member(let base, let local, _) = file.facts[callee].kind,
        StandardLayout.bindingMethods.contains(file.facts[local])
      {
        return given(base, site)
      }
      // An initialiser of the project's own may do anything.
      guard project.externalMembers[project.language.binding]?[project.language.initializer] == nil
      else { return Given(sources: [.unknown]) }
      // `Binding($selected)` writes to what it is made of.
      if isBinding(callee, file.facts), arguments.count == 1, let only = arguments.first,
        only.label == .none
      {
        return given(only.value, site)
      }
      // `Binding(get: { … }, set: { … })`
      guard isBinding(callee, file.facts),
        let setter = arguments.first(where: {
          file.facts[$0.label] == StandardLayout.setterLabel
        })
      else { return Given(sources: [.unknown]) }
      return given(bySetter: setter.value, site)
    default: return Given(sources: [.unknown])
    }
  }

  private func either(_ left: ExpressionID, _ right: ExpressionID, _ site: Site) -> Given {
    var found = given(left, site)
    found.add(given(right, site))
    return found
  }

  /// What a setter writes at once: `set: { text = $0 }`.
  private func given(bySetter setter: ExpressionID, _ site: Site) -> Given {
    guard case .closure(let id) = project.files[site.fileIndex].facts[setter].kind else {
      return Given(sources: [.unknown])
    }
    return written(in: id, site.fileIndex) ?? Given(sources: [.foreign])
  }

  /// What the code of a closure writes that is a property of a view; nil for nothing.
  private func written(in closure: ClosureID, _ index: Int) -> Given? {
    let file = project.files[index]
    let facts = file.facts
    for statement in facts[facts[closure].body] {
      switch facts[statement].kind {
      case .declaration: continue
      case .expression(let expression):
        if let found = written(by: expression, index) { return found }
      // What comes after `guard` may not be written.
      default: return Given(sources: [.unknown])
      }
    }
    return nil
  }

  private func written(by expression: ExpressionID, _ index: Int) -> Given? {
    let file = project.files[index]
    let facts = file.facts
    switch facts[expression].kind {
    case .assignment(let target, _):
      guard let path = BindingPath(target, file, project.language) else { return nil }
      let found = given(part: path.property, path, Site(file: index, target))
      return found.sources == [.unknown] ? nil : found
    // `withAnimation { text = $0 }`
    case .call(let callee, let arguments):
      guard case .name(let local, _) = facts[callee].kind,
        StandardLayout.immediateCallees.contains(facts[local]),
        let last = facts[arguments].last, case .closure(let body) = facts[last.value].kind
      else { return nil }
      return written(in: body, index)
    case .conditional, .selection: return Given(sources: [.unknown])
    default: return nil
    }
  }

  /// What code writes to with a property of its view, or a part of that.
  private func given(part plain: Name, _ path: BindingPath, _ site: Site) -> Given {
    guard let owner = project.owner(of: site),
      path.isOfSelf || !project.isHidden(plain, at: site)
    else { return Given(sources: [.unknown]) }
    let members = project[owner].members(named: plain).filter { !$0.isStatic }
    guard members.count == 1, let member = members.first else {
      return Given(sources: [.unknown])
    }
    let file = project.files[member.reference.fileIndex]
    for attribute in file.facts[file.facts[member.reference.id].attributes] {
      let wrapper = file.facts[attribute.name]
      if StandardObservation.observingWrappers.contains(wrapper) {
        return Given(sources: [isPublished(path, of: member.reference) ? .published : .unknown])
      }
      guard StandardLayout.updateWrappers.contains(wrapper) else { continue }
      let isBinding = file.name(attribute.name) == project.language.binding
      // SwiftUI keeps no state of objects.
      guard isBinding || project.kind(of: owner) == .structure else {
        return Given(sources: [.unknown])
      }
      // What state holds may be an object, whose parts SwiftUI does not keep.
      guard isKept(path.parts[...], of: member.reference, isElement: path.isElement) else {
        return Given(sources: [.unknown])
      }
      return isBinding ? Given(handed: [member.reference]) : Given(sources: [.state])
    }
    return Given(sources: [.unknown])
  }

  /// Whether a part of a property, or an element of that, is kept with it: stored properties of structures, and collections.
  private func isKept(
    _ parts: ArraySlice<Name>, of property: DeclarationReference, isElement: Bool
  ) -> Bool {
    guard let part = parts.first else { return !isElement || isCollection(property) }
    guard let type = writtenType(of: property) else {
      return !isElement && parts.count == 1 && isStoredOutside(part, in: property)
    }
    let members = project[type].members(named: part).filter { !$0.isStatic }
    guard project.kind(of: type) == .structure, members.count == 1, let member = members.first,
      case .variable(let id) = project.declaration(member.reference).kind
    else { return false }
    let facts = project.files[member.reference.fileIndex].facts
    guard facts[facts[id].accessors].isEmpty,
      facts[facts[member.reference.id].attributes].isEmpty
    else { return false }
    return isKept(parts.dropFirst(), of: member.reference, isElement: isElement)
  }

  /// Whether a structure from outside stores a part: the width of a size.
  private func isStoredOutside(_ part: Name, in property: DeclarationReference) -> Bool {
    guard let type = resolvedType(of: property), case .external(let name, _) = project.types[type]
    else { return false }
    return StandardTypes.structureMembers[project.names[name]]?.contains(project.names[part])
      ?? false
  }

  /// Whether a part of an object is a property that it publishes, or is kept with one.
  private func isPublished(_ path: BindingPath, of property: DeclarationReference) -> Bool {
    guard let first = path.parts.first, let object = observedType(of: property),
      // One with a publisher of its own says itself what it publishes.
      project.names.find(StandardObservation.publisher).map({
        project.members(named: $0, of: object).isEmpty
      })
        ?? true
    else { return false }
    let members = project.members(named: first, of: object)
    guard members.count == 1, let member = members.first else { return false }
    let facts = project.files[member.reference.fileIndex].facts
    return facts[facts[member.reference.id].attributes].contains {
      StandardObservation.publishing.contains(facts[$0.name])
    } && isKept(path.parts.dropFirst(), of: member.reference, isElement: path.isElement)
  }

  /// Whether a property is declared as an array or a dictionary, whose elements are kept with it; a subscript of an object's class
  /// writes what it likes.
  private func isCollection(_ property: DeclarationReference) -> Bool {
    guard let type = resolvedType(of: property) else {
      let facts = project.files[property.fileIndex].facts
      guard case .variable(let id) = facts[property.id].kind, let initial = facts[id].initializer
      else { return false }
      switch facts[initial].kind {
      case .array, .dictionary: return true
      default: return false
      }
    }
    switch project.types[type] {
    case .array, .dictionary: return true
    default: return false
    }
  }

  /// The type that a property is declared with.
  private func resolvedType(of property: DeclarationReference) -> TypeID? {
    let facts = project.files[property.fileIndex].facts
    guard case .variable(let id) = facts[property.id].kind, let written = facts[id].type else {
      return nil
    }
    return project.resolveType(written, in: LexicalContext(reference: property, project: project))
  }

  /// The class of the object that a property observes: also `Model.shared`'s.
  private func observedType(of property: DeclarationReference) -> NominalID? {
    writtenType(of: property)
      ?? project.owner(of: property).flatMap {
        SharedConditions(project: project).objectClass(project.name(of: property), of: $0)
      }
  }

  /// The type of the project that a property is declared with, or made of: `@StateObject var model = Model()`.
  private func writtenType(of property: DeclarationReference) -> NominalID? {
    let file = project.files[property.fileIndex]
    guard case .variable(let id) = file.facts[property.id].kind else { return nil }
    let context = LexicalContext(reference: property, project: project)
    if let written = file.facts[id].type {
      return project.types.nominal(project.resolveType(written, in: context))
    }
    guard let initial = file.facts[id].initializer,
      case .call(let callee, _) = file.facts[initial].kind
    else { return nil }
    return project.types.nominal(project.type(named: callee, file, context))
  }
}

/// A property that code names, or projects to, with the parts of it: `text`, `self.model.form.name`, `$items[0]`.
private struct BindingPath {
  var property: Name
  var parts: [Name]
  /// Whether an element is meant of what the parts lead to.
  var isElement = false
  /// Whether it stands behind `self`, which no variable hides.
  var isOfSelf = false

  /// Nil for anything else, such as a part of an element.
  init?(_ id: ExpressionID, _ file: ProjectFile, _ language: LanguageNames) {
    var base = id
    var found: [Name] = []
    while true {
      switch file.facts[base].kind {
      case .member(let inner, let part, _):
        found.append(file.name(part))
        base = inner
        continue
      case .subscripted(let inner, _) where found.isEmpty && !isElement:
        isElement = true
        base = inner
        continue
      case .name(let local, _):
        isOfSelf = file.name(local) == language.selfValue
        if !isOfSelf { found.append(file.name(local)) }
      default: return nil
      }
      break
    }
    guard let first = found.popLast() else { return nil }
    property = first
    parts = found.reversed()
  }
}
