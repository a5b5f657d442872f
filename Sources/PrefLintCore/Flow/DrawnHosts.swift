// Hosts of which nothing but a picture comes out: `View.snapshot()` makes a controller, draws it and lets it go (C11, C19). The value is
// followed from the call that makes it, through constants and through members that the project adds to the platform's classes; if it gets
// anywhere else, somebody may show it.

struct DrawnHosts {
  private let project: Project
  private let forms: UpdateForms
  private var known: [Name: [Site: Bool]] = [:]
  private var names: [DeclarationReference: NamesOfHost] = [:]

  init(project: Project) {
    self.project = project
    forms = UpdateForms(project: project)
  }

  /// Whether a host is only drawn.
  ///
  /// - Complexity: linear in the facts of its file, and in the code that gets it, once for each place.
  mutating func contains(_ call: HostCall) -> Bool {
    let name = project.names[call.name]
    guard StandardPictures.hosts.contains(name), call.made == nil, call.replaced == nil,
      let code = project.member(around: call.site)
    else { return false }
    if let known = known[call.name]?[call.site] { return known }
    let forms = forms.forms(ofFile: code.fileIndex)
    let facts = project.files[code.fileIndex].facts
    var isDrawn = false
    if let made = forms.parent(of: call.site.id), case .call(let callee, _) = facts[made].kind,
      callee == call.site.id
    {
      isDrawn = isOnlyDrawn(Place(code: code, expression: made, className: name))
    }
    known[call.name, default: [:]][call.site] = isDrawn
    return isDrawn
  }

  // MARK: Uses

  /// An expression that is a host or a part of one, or, with a member, one on which that member is asked.
  private struct Place: Hashable {
    var code: DeclarationReference
    var expression: ExpressionID
    var className: String
    var member: LocalName?
  }

  /// What is done with a value at one place.
  private enum Use {
    case drawn, prepared
    /// Other places have it.
    case passed([Place])
    /// Something that may show it.
    case other
  }

  private mutating func isOnlyDrawn(_ host: Place) -> Bool {
    var waiting = [host]
    var seen: Set<Place> = [host]
    var isDrawn = false
    while let place = waiting.popLast() {
      switch place.member == nil ? use(of: place) : member(of: place) {
      case .drawn: isDrawn = true
      case .prepared: break
      case .passed(let places): waiting += places.filter { seen.insert($0).inserted }
      case .other: return false
      }
    }
    return isDrawn
  }

  /// What is done with a value. Only what is listed here leaves it unseen.
  private mutating func use(of place: Place) -> Use {
    let facts = project.files[place.code.fileIndex].facts
    let forms = forms.forms(ofFile: place.code.fileIndex)
    var current = place.expression
    while let parent = forms.parent(of: current) {
      switch facts[parent].kind {
      case .optionalChain, .forceUnwrap, .optionalTry: break
      case .cast(_, let cast, _):
        if cast == .check { return .prepared }
      case .member(_, let name, _):
        var next = place
        next.expression = parent
        next.member = name
        return .passed([next])
      case .assignment(let target, _):
        // `_ = controller.view` loads the view.
        guard case .name(.none, _) = facts[target].kind else { return .other }
        return .prepared
      case .call(let callee, let arguments):
        return isTakenAway(current, callee, arguments, file: place.code.fileIndex)
          ? .prepared : .other
      default: return .other
      }
      current = parent
    }
    guard let uses = names(in: place.code).constants[current] else { return .other }
    return .passed(
      uses.map { Place(code: place.code, expression: $0, className: place.className) })
  }

  /// Whether a view is given to another one from which the code around takes it away again: it is there to be laid out.
  private func isTakenAway(
    _ view: ExpressionID, _ callee: ExpressionID, _ arguments: ArgumentList, file index: Int
  ) -> Bool {
    let facts = project.files[index].facts
    guard facts[arguments].count == 1, facts[arguments].first?.value == view,
      case .member(_, let adding, _) = facts[callee].kind,
      facts[adding] == StandardPictures.adding, let code = chain(view, facts),
      let function = project.enclosingDeclaration(of: Site(file: index, view))
    else { return false }
    let forms = forms.forms(ofFile: index)
    return facts.expressions.indices.contains { position in
      let id = ExpressionID(position)
      guard case .member(let base, let removing, _) = facts[id].kind,
        facts[removing] == StandardPictures.removing, chain(base, facts) == code,
        let call = forms.parent(of: id), case .call(id, _) = facts[call].kind
      else { return false }
      return project.enclosingDeclaration(of: Site(file: index, id)) == function
        && follows(facts[id].range, facts[view].range, facts)
    }
  }

  /// Whether code runs after other code of its function whatever happens: it stands behind it, in no closure or branch of its own.
  private func follows(_ later: TextRange, _ first: TextRange, _ facts: FileFacts) -> Bool {
    guard first.end <= later.start else { return false }
    return !facts.expressions.contains { expression in
      switch expression.kind {
      case .closure, .conditional, .selection:
        expression.range.contains(later) && !expression.range.contains(first)
      default: false
      }
    }
  }

  /// The names of which an expression consists: `controller.view`.
  private func chain(_ id: ExpressionID, _ facts: FileFacts) -> [String]? {
    switch facts[id].kind {
    case .name(let name, _): [facts[name]]
    case .member(let base, let name, _): chain(base, facts).map { $0 + [facts[name]] }
    case .optionalChain(let inner), .forceUnwrap(let inner): chain(inner, facts)
    default: nil
    }
  }

  /// What a member does with the value that it is asked of.
  private mutating func member(of place: Place) -> Use {
    let file = project.files[place.code.fileIndex]
    guard let local = place.member else { return .other }
    let classes = Self.classes(from: place.className)
    let own = classes.flatMap { name in
      project.names.find(name).flatMap { project.externalMembers[$0]?[file.name(local)] } ?? []
    }.filter { !$0.isStatic }
    if !own.isEmpty { return ownMembers(own, place) }
    let name = file.facts[local]
    if let part = classes.lazy.compactMap({ StandardPictures.parts[$0]?[name] }).first {
      return .passed([Place(code: place.code, expression: place.expression, className: part)])
    }
    func isListed(in table: [String: Set<String>]) -> Bool {
      classes.contains { table[$0]?.contains(name) ?? false }
    }
    if isListed(in: StandardPictures.drawing) { return .drawn }
    return isListed(in: StandardPictures.preparing) ? .prepared : .other
  }

  /// What the project's own members of the platform's classes do with `self`: any of them that have the name.
  private mutating func ownMembers(_ members: [Member], _ place: Place) -> Use {
    var places: [Place] = []
    for member in members {
      guard isCode(member.reference) else { return .other }
      for use in names(in: member.reference).free {
        var next = Place(
          code: member.reference, expression: use.site, className: place.className)
        let name = project.files[member.reference.fileIndex].name(use.name)
        if name != project.language.selfValue {
          // A type, or what a closure is given.
          let kind = project.names.kind(of: name)
          if kind == .capitalised || kind == .projection { continue }
          next.member = use.name
        }
        places.append(next)
      }
    }
    return .passed(places)
  }

  private func isCode(_ member: DeclarationReference) -> Bool {
    let facts = project.files[member.fileIndex].facts
    switch project.declaration(member).kind {
    case .function(let id): return facts[id].body != nil
    case .variable(let id): return facts.getter(of: id) != nil
    default: return false
    }
  }

  /// A class and those above it.
  private static func classes(from name: String) -> [String] {
    Array(sequence(first: name) { StandardTypes.platformSuperclasses[$0] })
  }

  // MARK: Names

  private mutating func names(in code: DeclarationReference) -> NamesOfHost {
    if let known = names[code] { return known }
    let made = NamesOfHost(code, project)
    names[code] = made
    return made
  }
}

/// What the names in one member's code stand for.
private struct NamesOfHost {
  /// Where constants are named, by the value that they are bound to.
  private(set) var constants: [ExpressionID: [ExpressionID]] = [:]
  /// Names that the code does not bind itself, and where they stand.
  private(set) var free: [(name: LocalName, site: ExpressionID)] = []

  init(_ code: DeclarationReference, _ project: Project) {
    let facts = project.files[code.fileIndex].facts
    var reader = NameUseReader(facts: facts, timing: { _, _, _ in .now })
    reader.member(code.id)
    let divided = Self.dividedNames(project.declaration(code).range, facts)
    for (site, origin) in reader.paths.origins {
      guard case .value(let value) = origin, case .name(let name, _) = facts[site].kind,
        !divided.contains(name)
      else { continue }
      constants[value, default: []].append(site)
    }
    for use in reader.uses {
      if case .bare = use.base { free.append((use.name, use.site)) }
    }
  }

  /// Names that branches of `#if` declare each for itself: what follows these may mean any of them.
  private static func dividedNames(_ range: TextRange, _ facts: FileFacts) -> Set<LocalName> {
    var conditions: [LocalName: BuildConditionID] = [:]
    var divided: Set<LocalName> = []
    for declaration in facts.declarations {
      guard case .variable = declaration.kind, declaration.range.start >= range.start,
        declaration.range.end <= range.end
      else { continue }
      let first = conditions[declaration.name] ?? declaration.condition
      conditions[declaration.name] = first
      if first != declaration.condition { divided.insert(declaration.name) }
    }
    return divided
  }
}
