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
  let project: Project
  private var known: [DeclarationReference: Given] = [:]
  private var keptParameters: [KeptProperty: Int?] = [:]

  private struct KeptProperty: Hashable {
    var property: DeclarationReference
    var initializer: DeclarationReference
  }

  /// What the code that makes a view gives one of its bindings.
  struct Given {
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
    guard let owner = project.owner(of: property), !isReplaced(property, owner) else {
      return Given(sources: [.unknown])
    }
    var found = Given()
    var makesNone = true
    for index in project.files(namingOneOf: [project[owner].name])
    where !project.files[index].isTest {
      let facts = project.files[index].facts
      for position in facts.expressions.indices {
        let site = Site(file: index, ExpressionID(position))
        guard case .call(let callee, let arguments) = facts[site.id].kind else { continue }
        switch makes(owner, callee, site) {
        case .always: found.add(given(to: property, owner, arguments, site))
        case .perhaps: found.sources.insert(.unknown)
        case .never: continue
        }
        makesNone = false
      }
    }
    if makesNone, ViewMakers(of: owner, project).mayMake { found.sources.insert(.unknown) }
    return found
  }

  /// Whether something is so.
  private enum Answer {
    case always, perhaps, never
  }

  /// `Editor(…)`, `Kit.Editor(…)`, `Editor.init(…)`, `Self(…)`
  private func makes(_ owner: NominalID, _ callee: ExpressionID, _ site: Site) -> Answer {
    let file = project.files[site.fileIndex]
    let name = project[owner].name
    switch file.facts[callee].kind {
    case .name(let local, _):
      if file.name(local) == project.language.selfType {
        return project.owner(of: site) == owner ? .always : .never
      }
      return file.name(local) == name ? means(owner, callee, site) : .never
    case .member(let base, let local, _):
      if file.name(local) == name { return means(owner, callee, site) }
      return file.name(local) == project.language.initializer ? makes(owner, base, site) : .never
    default: return .never
    }
  }

  /// Whether a name that a type has means that type, in some build that has both.
  private func means(_ owner: NominalID, _ name: ExpressionID, _ site: Site) -> Answer {
    let context = LexicalContext(
      project: project, file: site.fileIndex, declaration: project.enclosingDeclaration(of: site))
    let place = project.presence(of: name, at: context)
    guard place != .never, project.presences.and(place, project[owner].presence) != .never else {
      return .never
    }
    switch project.types[project.type(named: name, project.files[site.fileIndex], context)] {
    case .nominal(owner, _): return .always
    case .variants(let variants):
      return variants.contains { project.types.nominal($0.type) == owner } ? .always : .never
    case .unknown: return .perhaps
    default: return .never
    }
  }

  /// Whether code of a view but its initialisers gives it another binding: `copy._text = text`. Objects are given one again and again,
  /// which is the same as before.
  private func isReplaced(_ property: DeclarationReference, _ owner: NominalID) -> Bool {
    let own = project.files[property.fileIndex]
    guard project.kind(of: owner) == .structure,
      case .variable(let variable) = own.facts[property.id].kind, !own.facts[variable].isLet
    else { return false }
    let isWrapped = own.facts[own.facts[property.id].attributes].contains {
      own.name($0.name) == project.language.binding
    }
    let text = project.names[project.name(of: property)]
    guard let name = project.names.find(isWrapped ? "_" + text : text) else { return false }
    return project.files(naming: name).contains { index in
      let file = project.files[index]
      return file.facts.expressions.enumerated().contains { position, expression in
        guard case .assignment(let target, _) = expression.kind, file.lastName(of: target) == name,
          case let site = Site(file: index, ExpressionID(position)),
          project.owner(of: site) == owner, let member = project.member(around: site)
        else { return false }
        if case .initializer = project.declaration(member).kind { return false }
        return true
      }
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
    let isMemberwise = fitting.isEmpty && initializers.allSatisfy { isInExtension($0.reference) }
    guard !isMemberwise else {
      // The initialiser that each structure has, which those of extensions leave it.
      let handed = arguments.first { file.name($0.label) == name }
      return handed.map { given($0.value, site) } ?? Given(sources: [source(byDefault: property)])
    }
    guard fitting.count == 1, let position = parameter(keptIn: property, by: fitting[0]),
      let function = project.function(of: fitting[0].reference)
    else { return Given(sources: [.unknown]) }
    let target = project.files[fitting[0].reference.fileIndex]
    let parameters = Array(target.facts[function.parameters])
    let parameter = parameters[position]
    guard parameter.label != .none else {
      // Those without labels are given in their order, if none may be left out.
      let unlabelled = parameters.filter { $0.label == .none }
      let given = arguments.filter { $0.label == .none && !$0.isTrailing }
      guard given.count == unlabelled.count,
        let number = unlabelled.firstIndex(where: { $0.name == parameter.name })
      else { return Given(sources: [.unknown]) }
      return self.given(given[number].value, site)
    }
    let label = target.name(parameter.label)
    if let handed = arguments.first(where: { file.name($0.label) == label }) {
      return given(handed.value, site)
    }
    guard let value = parameter.defaultValue else { return Given(sources: [.unknown]) }
    return Given(sources: [source(value, target.facts)])
  }

  private func isInExtension(_ reference: DeclarationReference) -> Bool {
    let facts = project.files[reference.fileIndex].facts
    guard let parent = facts[reference.id].parent, case .extensionOf = facts[parent].kind else {
      return false
    }
    return true
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

  func source(_ value: ExpressionID, _ facts: FileFacts) -> BindingSource {
    switch facts[value].kind {
    case .none: .foreign
    case .call(let callee, _): isConstant(callee, facts) ? .foreign : .unknown
    default: .unknown
    }
  }

  /// `.constant(…)`, `Binding.constant(…)`
  func isConstant(_ callee: ExpressionID, _ facts: FileFacts) -> Bool {
    switch facts[callee].kind {
    case .implicitMember(let local, _): facts[local] == project.names[project.language.constant]
    case .member(let base, let local, _):
      facts[local] == project.names[project.language.constant] && isBinding(base, facts)
    default: false
    }
  }

  /// `Binding`, `Binding.init`, `SwiftUI.Binding`, `.init`
  func isBinding(_ id: ExpressionID, _ facts: FileFacts) -> Bool {
    let (name, initializer) = (
      project.names[project.language.binding], project.names[project.language.initializer]
    )
    switch facts[id].kind {
    case .name(let local, _): return facts[local] == name
    case .implicitMember(let local, _): return facts[local] == initializer
    case .member(let base, let local, _):
      if facts[local] == initializer { return isBinding(base, facts) }
      guard case .name(let module, _) = facts[base].kind else { return false }
      return facts[local] == name && facts[module] == "SwiftUI"
    default: return false
    }
  }

  /// The number of the parameter of an initialiser that becomes a property, and nothing else does: `_text = text`, `self.text = text`,
  /// `_text = text ?? .constant("")`.
  private func parameter(keptIn property: DeclarationReference, by member: Member) -> Int? {
    let key = KeptProperty(property: property, initializer: member.reference)
    if let known = keptParameters[key] { return known }
    let found = findParameter(keptIn: property, by: member)
    keptParameters[key] = .some(found)
    return found
  }

  private func findParameter(keptIn property: DeclarationReference, by member: Member) -> Int? {
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
      case .name(let name, _) = file.facts[given(orConstant: only.value, file.facts)].kind,
      file.facts[body].contains(where: {
        guard case .expression(let id) = file.facts[$0].kind else { return false }
        return id.index == only.assignment
      }),
      // A variable of the name hides the parameter.
      !project.isVariable(file.name(name), within: code, file)
    else { return nil }
    return Array(file.facts[function.parameters]).firstIndex { $0.name == name }
  }

  /// `text` in `text ?? .constant("")`
  private func given(orConstant value: ExpressionID, _ facts: FileFacts) -> ExpressionID {
    guard case .binary(let operation, let left, let right) = facts[value].kind,
      facts[operation] == "??", source(right, facts) == .foreign
    else { return value }
    return left
  }
}
