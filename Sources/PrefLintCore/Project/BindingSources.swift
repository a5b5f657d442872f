// What views are given for their bindings: state that SwiftUI keeps, what an object publishes, or something that only the setter
// of whoever made the binding knows. Only of the first is it certain that a write during an update is ignored (E8).

/// What a binding writes to.
enum BindingSource {
  /// State of a view.
  case state
  /// A property that an observed object publishes.
  case published
  /// Nothing that SwiftUI keeps: a setter of one's own, a constant, nothing at all.
  case foreign
  /// The sources do not tell.
  case unknown
}

/// Where bindings of views come from, as the code says that makes the views.
final class BindingSources {
  private let project: Project
  private var known: [DeclarationReference: Given] = [:]

  /// What the code that makes a view gives one of its bindings.
  private struct Given {
    var sources: Set<BindingSource> = []
    /// The bindings of other views that are handed on.
    var handed: Set<DeclarationReference> = []

    mutating func add(_ other: Given) {
      sources.formUnion(other.sources)
      handed.formUnion(other.handed)
    }
  }

  init(of project: Project) { self.project = project }

  /// What a property that is a binding is given, by all code but that of tests; nothing where no code makes its view. Bindings that
  /// are handed on are followed to where they are made. O(expressions of the files that name the views), once for each property.
  func sources(of property: DeclarationReference) -> Set<BindingSource> {
    var found: Set<BindingSource> = []
    var seen: Set = [property]
    var waiting = [property]
    while let next = waiting.popLast() {
      let given = given(to: next)
      found.formUnion(given.sources)
      waiting += given.handed.filter { seen.insert($0).inserted }
    }
    return found
  }

  private func given(to property: DeclarationReference) -> Given {
    if let known = known[property] { return known }
    let found = gathered(property)
    known[property] = found
    return found
  }

  private func gathered(_ property: DeclarationReference) -> Given {
    guard let owner = project.owner(of: property) else { return Given(sources: [.unknown]) }
    var found = Given()
    for index in project.files(namingOneOf: [project[owner].name])
    where !project.files[index].isTest {
      let facts = project.files[index].facts
      for position in facts.expressions.indices {
        let id = ExpressionID(position)
        guard case .call(let callee, let arguments) = facts[id].kind,
          makes(owner, callee, Site(file: index, id))
        else { continue }
        found.add(given(to: property, owner, arguments, Site(file: index, id)))
      }
    }
    return found
  }

  /// `Editor(…)`, `Kit.Editor(…)`, `Editor.init(…)`, `Self(…)`
  private func makes(_ owner: NominalID, _ callee: ExpressionID, _ site: Site) -> Bool {
    let file = project.files[site.fileIndex]
    let name = project[owner].name
    switch file.facts[callee].kind {
    case .name(let local, _):
      if file.name(local) == project.language.selfType { return project.owner(of: site) == owner }
      return file.name(local) == name && isMeant(owner, callee, site)
    case .member(let base, let local, _):
      if file.name(local) == name { return isMeant(owner, callee, site) }
      return file.name(local) == project.language.initializer && makes(owner, base, site)
    default: return false
    }
  }

  /// Whether a name of a type does not certainly mean another type of that name.
  private func isMeant(_ owner: NominalID, _ name: ExpressionID, _ site: Site) -> Bool {
    let context = LexicalContext(
      project: project, file: site.fileIndex, declaration: project.enclosingDeclaration(of: site))
    let meant = project.types.nominal(
      project.type(named: name, project.files[site.fileIndex], context))
    return meant.map { $0 == owner } ?? true
  }

  private func given(
    to property: DeclarationReference, _ owner: NominalID, _ list: ArgumentList, _ site: Site
  ) -> Given {
    let file = project.files[site.fileIndex]
    let arguments = file.facts[list]
    let initializers = project.members(named: project.language.initializer, of: owner)
    let fitting = initializers.filter { project.takes(arguments, file, $0) }
    let name = project.name(of: property)
    guard !initializers.isEmpty else {
      // The initialiser that each structure has.
      let handed = arguments.first { file.name($0.label) == name }
      return handed.map { given($0.value, site) } ?? Given(sources: [source(byDefault: property)])
    }
    guard fitting.count == 1, let parameter = parameter(keptIn: property, by: fitting[0]) else {
      return Given(sources: [.unknown])
    }
    let target = project.files[fitting[0].reference.fileIndex]
    let label = target.name(parameter.label)
    if parameter.label != .none,
      let handed = arguments.first(where: { file.name($0.label) == label })
    {
      return given(handed.value, site)
    }
    guard let value = parameter.defaultValue, parameter.label != .none else {
      return Given(sources: [.unknown])
    }
    return Given(sources: [source(value, target.facts)])
  }

  /// What a property is worth that nobody gives anything.
  private func source(byDefault property: DeclarationReference) -> BindingSource {
    let facts = project.files[property.fileIndex].facts
    guard case .variable(let id) = facts[property.id].kind else { return .unknown }
    guard let initial = facts[id].initializer else {
      guard let type = facts[id].type, case .optional = facts[type].kind else { return .unknown }
      return .foreign
    }
    return source(initial, facts)
  }

  private func source(_ value: ExpressionID, _ facts: FileFacts) -> BindingSource {
    switch facts[value].kind {
    case .none: .foreign
    case .call(let callee, _): isConstant(callee, facts) ? .foreign : .unknown
    default: .unknown
    }
  }

  /// `.constant(…)`, `Binding.constant(…)`
  private func isConstant(_ callee: ExpressionID, _ facts: FileFacts) -> Bool {
    switch facts[callee].kind {
    case .implicitMember(let local, _): facts[local] == project.names[project.language.constant]
    case .member(let base, let local, _):
      facts[local] == project.names[project.language.constant] && isBinding(base, facts)
    default: false
    }
  }

  private func isBinding(_ id: ExpressionID, _ facts: FileFacts) -> Bool {
    guard case .name(let local, _) = facts[id].kind else { return false }
    return facts[local] == project.names[project.language.binding]
  }

  /// The parameter of an initialiser that becomes a property, and nothing else does: `_text = text`, `self.text = text`.
  private func parameter(
    keptIn property: DeclarationReference, by member: Member
  ) -> Parameter? {
    let file = project.files[member.reference.fileIndex]
    guard let function = project.function(of: member.reference), let body = function.body else {
      return nil
    }
    let own = project.name(of: property)
    let code = file.facts[member.reference.id].range
    var kept: [(assignment: Int, value: ExpressionID)] = []
    for (position, expression) in file.facts.expressions.enumerated() {
      guard code.contains(expression.range),
        case .assignment(let target, let value) = expression.kind,
        let name = RepeatedConditions.property(target, file, project.language),
        name == own || name == project.names.find("_" + project.names[own])
      else { continue }
      kept.append((position, value))
    }
    guard kept.count == 1, let only = kept.first,
      case .name(let name, _) = file.facts[only.value].kind,
      file.facts[body].contains(where: {
        guard case .expression(let id) = file.facts[$0].kind else { return false }
        return id.index == only.assignment
      }),
      // A variable of the name hides the parameter.
      !project.isVariable(file.name(name), within: code, file)
    else { return nil }
    return file.facts[function.parameters].first { $0.name == name }
  }

  // MARK: Expressions

  /// What a binding that code gives writes to.
  private func given(_ value: ExpressionID, _ site: Site) -> Given {
    let file = project.files[site.fileIndex]
    switch file.facts[value].kind {
    case .name(let local, _): return given(projection: file.name(local), [], site)
    case .member:
      var (base, parts): (ExpressionID, [Name]) = (value, [])
      while case .member(let inner, let part, _) = file.facts[base].kind {
        base = inner
        parts.insert(file.name(part), at: 0)
      }
      guard case .name(let local, _) = file.facts[base].kind else {
        return Given(sources: [.unknown])
      }
      if file.name(local) == project.language.selfValue {
        return given(projection: parts[0], Array(parts.dropFirst()), site)
      }
      return given(projection: file.name(local), parts, site)
    case .none: return Given(sources: [.foreign])
    // `chosen ?? $own`: it may be either.
    case .binary(let operation, let left, let right) where file.facts[operation] == "??":
      return either(left, right, site)
    case .ternary(_, let left, let right): return either(left, right, site)
    case .call(let callee, let list):
      if isConstant(callee, file.facts) { return Given(sources: [.foreign]) }
      let arguments = file.facts[list]
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
      return Given(sources: [source(ofSetter: setter.value, site)])
    default: return Given(sources: [.unknown])
    }
  }

  private func either(_ left: ExpressionID, _ right: ExpressionID, _ site: Site) -> Given {
    var found = given(left, site)
    found.add(given(right, site))
    return found
  }

  /// What a setter writes at once: `set: { text = $0 }`.
  private func source(ofSetter setter: ExpressionID, _ site: Site) -> BindingSource {
    let file = project.files[site.fileIndex]
    guard case .closure(let id) = file.facts[setter].kind else { return .foreign }
    let body = file.facts[id].body
    for statement in file.facts[body] {
      guard case .expression(let expression) = file.facts[statement].kind,
        case .assignment(let target, _) = file.facts[expression].kind
      else { continue }
      let written = source(ofTarget: target, Site(file: site.fileIndex, expression))
      if written == .state || written == .published { return written }
    }
    return .foreign
  }

  /// What an assignment writes: state, or what an object publishes, `text`, `texts["a"]`, `self.model.text`.
  private func source(ofTarget target: ExpressionID, _ site: Site) -> BindingSource {
    let file = project.files[site.fileIndex]
    var (base, parts, isElement): (ExpressionID, [Name], Bool) = (target, [], false)
    while true {
      switch file.facts[base].kind {
      case .member(let inner, let part, _):
        parts.insert(file.name(part), at: 0)
        base = inner
      case .subscripted(let inner, _):
        // A part of an element is not followed.
        guard parts.isEmpty else { return .unknown }
        isElement = true
        base = inner
      case .name(let local, _):
        if file.name(local) != project.language.selfValue { parts.insert(file.name(local), at: 0) }
        guard let first = parts.first else { return .unknown }
        let found = given(part: first, Array(parts.dropFirst()), isElement: isElement, site)
        return found.sources.first ?? .unknown
      default: return .unknown
      }
    }
  }

  /// `$name`, or a part of it.
  private func given(projection name: Name, _ parts: [Name], _ site: Site) -> Given {
    guard project.names.kind(of: name) == .projection,
      let plain = project.names.withoutPrefix(name)
    else { return Given(sources: [.unknown]) }
    return given(part: plain, parts, site)
  }

  /// What code writes to with a property of its view, or a part of that.
  ///
  /// - Parameter isElement: whether it writes an element of that.
  private func given(
    part plain: Name, _ parts: [Name], isElement: Bool = false, _ site: Site
  ) -> Given {
    guard let owner = project.owner(of: site), !isHidden(plain, around: site) else {
      return Given(sources: [.unknown])
    }
    let members = project[owner].members(named: plain).filter { !$0.isStatic }
    guard members.count == 1, let member = members.first else {
      return Given(sources: [.unknown])
    }
    let file = project.files[member.reference.fileIndex]
    for attribute in file.facts[file.facts[member.reference.id].attributes] {
      let wrapper = file.facts[attribute.name]
      if StandardObservation.observingWrappers.contains(wrapper) {
        return Given(
          sources: [
            isPublished(parts, of: member.reference, isElement: isElement) ? .published : .unknown
          ])
      }
      guard StandardLayout.updateWrappers.contains(wrapper) else { continue }
      // What state holds may be an object, whose parts SwiftUI does not keep.
      guard parts.isEmpty || isStructure(member.reference),
        !isElement || parts.isEmpty && isCollection(member.reference)
      else { return Given(sources: [.unknown]) }
      return file.name(attribute.name) == project.language.binding
        ? Given(handed: [member.reference]) : Given(sources: [.state])
    }
    return Given(sources: [.unknown])
  }

  /// Whether a name is that of a variable or a parameter around a place.
  private func isHidden(_ name: Name, around site: Site) -> Bool {
    guard let member = project.member(around: site) else { return true }
    let code = project.declaration(member).range
    return project.isBound(name, within: code, inFile: site.fileIndex)
  }

  /// Whether a part of an object is a property that it publishes.
  private func isPublished(
    _ parts: [Name], of property: DeclarationReference, isElement: Bool
  ) -> Bool {
    guard parts.count == 1, let object = writtenType(of: property) else { return false }
    let members = project.members(named: parts[0], of: object)
    guard members.count == 1, let member = members.first else { return false }
    let facts = project.files[member.reference.fileIndex].facts
    return (!isElement || isCollection(member.reference))
      && facts[facts[member.reference.id].attributes].contains {
        StandardObservation.publishing.contains(facts[$0.name])
      }
  }

  /// Whether a property is declared as an array or a dictionary, whose elements are kept with it; a subscript of an object's class
  /// writes what it likes.
  private func isCollection(_ property: DeclarationReference) -> Bool {
    let facts = project.files[property.fileIndex].facts
    guard case .variable(let id) = facts[property.id].kind, let written = facts[id].type else {
      return false
    }
    let context = LexicalContext(reference: property, project: project)
    switch project.types[project.resolveType(written, in: context)] {
    case .array, .dictionary: return true
    default: return false
    }
  }

  /// Whether a property holds a structure of the project: its parts are kept with it.
  private func isStructure(_ property: DeclarationReference) -> Bool {
    writtenType(of: property).map { project.kind(of: $0) == .structure } ?? false
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
