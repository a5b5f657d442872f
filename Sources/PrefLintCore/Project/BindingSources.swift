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
          makes(owner, callee, project.files[index])
        else { continue }
        found.add(given(to: property, owner, arguments, Site(file: index, id)))
      }
    }
    return found
  }

  /// `Editor(…)`, `Kit.Editor(…)`, `Editor.init(…)`
  private func makes(_ owner: NominalID, _ callee: ExpressionID, _ file: ProjectFile) -> Bool {
    let name = project[owner].name
    switch file.facts[callee].kind {
    case .name(let local, _): return file.name(local) == name
    case .member(let base, let local, _):
      if file.name(local) == name { return true }
      return file.name(local) == project.language.initializer && makes(owner, base, file)
    default: return false
    }
  }

  private func given(
    to property: DeclarationReference, _ owner: NominalID, _ list: ArgumentList, _ site: Site
  ) -> Given {
    let file = project.files[site.fileIndex]
    let arguments = file.facts[list]
    let initializers = project.members(named: project.language.initializer, of: owner)
    let fitting = initializers.filter { project.takes(arguments, file, $0) }
    let name = project.name(of: property)
    guard !fitting.isEmpty else {
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

  /// The parameter of an initialiser that becomes a property: `_text = text`, `self.text = text`.
  private func parameter(
    keptIn property: DeclarationReference, by member: Member
  ) -> Parameter? {
    let file = project.files[member.reference.fileIndex]
    guard let function = project.function(of: member.reference), let body = function.body else {
      return nil
    }
    let own = project.name(of: property)
    var found: LocalName?
    for id in file.facts[body] {
      guard case .expression(let expression) = file.facts[id].kind,
        case .assignment(let target, let value) = file.facts[expression].kind,
        let name = RepeatedConditions.property(target, file, project.language),
        name == own || name == project.names.find("_" + project.names[own])
      else { continue }
      guard found == nil, case .name(let source, _) = file.facts[value].kind else { return nil }
      found = source
    }
    return found.flatMap { name in file.facts[function.parameters].first { $0.name == name } }
  }

  // MARK: Expressions

  /// What a binding that code gives writes to.
  private func given(_ value: ExpressionID, _ site: Site) -> Given {
    let file = project.files[site.fileIndex]
    switch file.facts[value].kind {
    case .name(let local, _): return given(projection: file.name(local), site)
    case .member(let base, _, _):
      var base = base
      while case .member(let inner, _, _) = file.facts[base].kind { base = inner }
      guard case .name(let local, _) = file.facts[base].kind else {
        return Given(sources: [.unknown])
      }
      return given(projection: file.name(local), site, isPart: true)
    case .none: return Given(sources: [.foreign])
    case .call(let callee, let list):
      // `Binding(get: { … }, set: { … })`
      let isOwn =
        isBinding(callee, file.facts)
        && file.facts[list].contains { file.facts[$0.label] == StandardLayout.setterLabel }
      return Given(sources: [isOwn || isConstant(callee, file.facts) ? .foreign : .unknown])
    default: return Given(sources: [.unknown])
    }
  }

  /// `$name`, or a part of it.
  private func given(projection name: Name, _ site: Site, isPart: Bool = false) -> Given {
    guard project.names.kind(of: name) == .projection,
      let plain = project.names.withoutPrefix(name), let owner = project.owner(of: site)
    else { return Given(sources: [.unknown]) }
    let members = project[owner].members(named: plain).filter { !$0.isStatic }
    guard members.count == 1, let member = members.first else {
      return Given(sources: [.unknown])
    }
    let file = project.files[member.reference.fileIndex]
    for attribute in file.facts[file.facts[member.reference.id].attributes] {
      let wrapper = file.facts[attribute.name]
      if StandardObservation.observingWrappers.contains(wrapper) {
        return Given(sources: [isPart ? .published : .unknown])
      }
      guard StandardLayout.updateWrappers.contains(wrapper) else { continue }
      // What state holds may be an object, whose parts SwiftUI does not keep.
      if isPart { return Given(sources: [.unknown]) }
      return file.name(attribute.name) == project.language.binding
        ? Given(handed: [member.reference]) : Given(sources: [.state])
    }
    return Given(sources: [.unknown])
  }
}
