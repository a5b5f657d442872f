// Under which conditions code runs that writes: those around a place, and around the places that call it or show its view.

/// What a way needs of a property.
struct WantedAnswer: Hashable {
  var property: RepeatedConditions.Property
  /// What is asked of it itself; nil for what is computed of it.
  var question: Question.Kind?
  var isSet: Bool
}

/// The conditions of a project's code that writes, each member read once.
struct WriteConditions {
  typealias Property = RepeatedConditions.Property

  private let project: Project
  private var constructions: ValueConstructions
  private var paths: [DeclarationReference: [ExpressionID: [CodePaths.Condition]]] = [:]

  init(project: Project) {
    self.project = project
    constructions = ValueConstructions(project: project)
  }

  /// Whether a property is asked for a run of code, or for its view to be there.
  mutating func ask(_ property: Property, before run: CodeRun) -> Bool {
    run.places.contains { namesAsked(before: $0.site).contains(property.name) }
      || isShown(run.code, by: property, depth: Self.viewDepth)
  }

  /// The names that the conditions around a place ask for.
  mutating func namesAsked(before site: Site) -> Set<Name> {
    namesAsked(around(site).map(\.expression), site)
  }

  /// Whether a run of code is reached while a property has the answer that is wanted of it, by the conditions around its places and
  /// those under which its view stands.
  mutating func permit(_ run: CodeRun, _ other: WantedAnswer) -> Bool {
    run.places.allSatisfy { permits($0.site, other) }
      && isShown(run.code, other, depth: Self.viewDepth)
  }

  private mutating func permits(_ site: Site, _ other: WantedAnswer) -> Bool {
    around(site).allSatisfy { condition in
      let id = condition.expression
      guard namesAsked([id], site).contains(other.property.name) else { return true }
      switch condition {
      case .holds: return isAsked(id, site, other, holds: true)
      case .fails: return isAsked(id, site, other, holds: false)
      case .unbound:
        return other.question == .holds && !other.isSet && isProperty(id, site, other.property)
      case .open: return false
      }
    }
  }

  /// Whether a view whose code it is stands where a property is asked.
  private mutating func isShown(
    _ code: DeclarationReference, by property: Property, depth: Int
  ) -> Bool {
    places(showing: code, depth).contains { place in
      namesAsked(before: place.site).contains(property.name)
        || isShown(place.code, by: property, depth: depth - 1)
    }
  }

  /// Whether a view whose code it is stands somewhere while a property has the answer that is wanted of it.
  private mutating func isShown(_ code: DeclarationReference, _ other: WantedAnswer, depth: Int)
    -> Bool
  {
    let made = places(showing: code, depth)
    for place in made where permits(place.site, other) {
      if isShown(place.code, other, depth: depth - 1) { return true }
    }
    return made.isEmpty
  }

  /// The places where a view is made whose code it is; none of one that is made at too many.
  private mutating func places(
    showing code: DeclarationReference, _ depth: Int
  ) -> [ValueConstruction] {
    guard depth > 0, let view = project.owner(of: code), project.isInstalled(view) else {
      return []
    }
    let made = constructions.of(view)
    return made.count <= Self.viewLimit ? made : []
  }

  /// How many views are looked at that stand within each other, and how many places of one.
  private static let viewDepth = 3
  private static let viewLimit = 16

  /// The names that expressions ask for, and those that computed properties and functions among them do.
  func namesAsked(_ ids: [ExpressionID], _ site: Site) -> Set<Name> {
    let file = project.files[site.fileIndex]
    var names = DecidingNames.names(in: ids, file, withBases: true)
    guard let owner = AskingCode(around: site, project).owner else { return names }
    let reader = DecidingNames(project: project)
    for use in ids.reduce(
      into: Set<DecidingNames.Use>(), { $0.formUnion(reader.uses(in: $1, site.fileIndex)) })
    {
      let type = use.object == .none ? owner : AskingCode(around: site, project).holder(use.object)
      guard let type else { continue }
      let own = DecidingNames.Use(object: .none, name: use.name)
      for next in reader.uses(inFunction: own, of: type) { names.insert(next.name) }
      for member in project.members(named: use.name, of: type) {
        for next in reader.uses(inBodyOf: member) { names.insert(next.name) }
      }
    }
    return names
  }

  /// Whether a condition asks just what is wanted: `isOpen`, `!isOpen`, `user != nil`.
  func isAsked(
    _ id: ExpressionID, _ site: Site, _ wanted: WantedAnswer, holds: Bool
  ) -> Bool {
    let file = project.files[site.fileIndex]
    switch file.facts[id].kind {
    case .prefix(let name, let operand) where file.name(name) == project.language.not:
      return isAsked(operand, site, wanted, holds: !holds)
    case .binary(let name, let left, let right):
      let operation = file.name(name)
      guard operation == project.language.equal || operation == project.language.notEqual,
        isProperty(left, site, wanted.property)
      else { return false }
      let isEqual = (operation == project.language.equal) == holds
      switch (file.facts[right].kind, wanted.question) {
      case (.none, .holds?): return wanted.isSet != isEqual
      case (.boolean(let flag), .holds?):
        // Of what may be nothing, what is not true is false or nothing.
        guard project.isOptional(wanted.property) else { return (flag == isEqual) == wanted.isSet }
        return !isEqual || wanted.isSet
      case (.boolean(let flag), .equals(let name)?):
        let isSame = project.names[name] == (flag ? "true" : "false")
        return isEqual ? isSame == wanted.isSet : !isSame || !wanted.isSet
      case (.implicitMember(let asked, _), .equals(let name)?):
        return file.name(asked) == name ? isEqual == wanted.isSet : !wanted.isSet && isEqual
      default: return false
      }
    default:
      guard isProperty(id, site, wanted.property),
        wanted.question == .holds
      else { return false }
      return holds == wanted.isSet
    }
  }

  /// Whether an expression is a property, by its name and the type of what is before it.
  private func isProperty(_ id: ExpressionID, _ site: Site, _ property: Property) -> Bool {
    let file = project.files[site.fileIndex]
    if RepeatedConditions.property(id, file, project.language) == property.name { return true }
    guard case .member(let base, let name, _) = file.facts[id].kind,
      file.name(name) == property.name
    else { return false }
    var path: [Name] = []
    var head = base
    while case .member(let inner, let part, _) = file.facts[head].kind {
      path.insert(file.name(part), at: 0)
      head = inner
    }
    guard case .name(let object, _) = file.facts[head].kind else { return false }
    let asking = AskingCode(around: site, project)
    let isOwn = file.name(object) == project.language.selfValue
    guard
      let type = (isOwn ? asking.owner : asking.holder(file.name(object))).flatMap({
        SharedConditions(project: project).type(of: path, of: $0)
      })
    else { return false }
    return project.areRelated(type, property.owner)
  }

  /// The conditions under which a place is reached, the innermost first.
  mutating func around(_ site: Site) -> [CodePaths.Condition] {
    guard let code = project.member(around: site) else { return [] }
    if let known = paths[code] { return known[site.id] ?? [] }
    var reader = NameUseReader(
      facts: project.files[code.fileIndex].facts, timing: { _, _, _ in .now })
    reader.member(code.id)
    var found: [ExpressionID: [CodePaths.Condition]] = [:]
    for use in reader.uses {
      found[use.site] = reader.paths.conditions(of: use.path) + disabling(use.site, code.fileIndex)
    }
    paths[code] = found
    return found[site.id] ?? []
  }

  /// `Button("Go") { go() }.disabled(user == nil)`: what does not hold where a control is used.
  private func disabling(_ id: ExpressionID, _ index: Int) -> [CodePaths.Condition] {
    let facts = project.files[index].facts
    let place = facts[id].range
    return facts.expressions.compactMap { expression in
      guard case .call(let callee, let arguments) = expression.kind,
        case .member(let base, let name, _) = facts[callee].kind,
        facts[name] == StandardTypes.disabling, facts[base].range.contains(place),
        facts[arguments].count == 1, let only = facts[arguments].first
      else { return nil }
      return .fails(only.value)
    }
  }
}
