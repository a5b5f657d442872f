// What runs code that writes properties: the actions of views and the functions that nobody calls. What one of them does, it does
// before anybody asks again.

/// A piece of code that runs as a whole: a function, an action of a view, or a place that hands on a function.
struct CodeRun: Hashable {
  var file: Int
  var range: TextRange
  /// The member that it is, or stands in.
  var code: DeclarationReference
  /// The place in it that writes, or the calls that lead from it to what does, the outermost first.
  var places: [Place]
  /// The names of values whose change runs it: `onChange(of: user)`, `$user.sink`.
  var follows: Set<Name> = []

  struct Place: Hashable {
    var site: Site
    var range: TextRange
    var file: Int { site.fileIndex }
  }
}

/// The runs of the code of a project, each function asked for once.
struct CodeRuns {
  private let project: Project
  private var callers: [DeclarationReference: [Site]] = [:]
  private var known: [Site: [CodeRun]] = [:]
  private var samples: [DeclarationReference: Bool] = [:]
  /// How far calls are followed to what calls.
  private static let reach = 4
  /// How many calls of a function are looked at: what more code calls anybody may run.
  private static let callerLimit = 32
  /// How many runs of a place are told apart.
  private static let limit = 256

  init(project: Project) { self.project = project }

  /// What runs the code of a place; what only previews run is none. A function that nobody names may be run by anybody.
  ///
  /// - Complexity: O(expressions of the files that name the functions around it and around their calls), once for each of them.
  mutating func runs(of site: Site) -> [CodeRun] {
    if let known = known[site] { return known }
    var found: [CodeRun] = []
    var waiting = [(site, Self.reach, [CodeRun.Place]())]
    while let (next, steps, below) = waiting.popLast() {
      guard var run = run(of: next) else { continue }
      run.places += below
      guard case .function = project.declaration(run.code).kind, steps > 0,
        run.range == project.declaration(run.code).range
      else {
        found.append(run)
        continue
      }
      let calls = callers(of: run.code)
      guard !calls.isEmpty, calls.count <= Self.callerLimit,
        found.count + waiting.count + calls.count <= Self.limit
      else {
        found.append(run)
        continue
      }
      waiting += calls.map { ($0, steps - 1, run.places) }
    }
    found.removeAll { project.isPreviewCode($0.code) || isSample($0.code) }
    known[site] = found
    return found
  }

  /// Whether only previews ask for a static or global variable.
  private mutating func isSample(_ code: DeclarationReference) -> Bool {
    let declaration = project.declaration(code)
    guard case .variable = declaration.kind,
      declaration.parent == nil || declaration.modifiers.contains(.isStatic),
      declaration.modifiers.isDisjoint(with: [.isPublic, .isOpen, .isPackage])
    else { return false }
    if let known = samples[code] { return known }
    let name = project.name(of: code)
    var (isShown, isUsed) = (false, false)
    for index in project.files(naming: name) where !isUsed {
      let file = project.files[index]
      for (position, expression) in file.facts.expressions.enumerated() {
        switch expression.kind {
        case .name(let local, _), .member(_, let local, _), .implicitMember(let local, _):
          guard file.name(local) == name,
            let user = project.member(around: Site(file: index, ExpressionID(position)))
          else { continue }
          if user == code { continue }
          if project.isPreviewCode(user) { isShown = true } else { isUsed = true }
        default: continue
        }
      }
    }
    samples[code] = isShown && !isUsed
    return isShown && !isUsed
  }

  /// Whether two places run together: in one run, and not in two branches of which one is taken.
  func meet(_ one: CodeRun, _ other: CodeRun) -> Bool {
    guard one.file == other.file,
      one.range.contains(other.range) || other.range.contains(one.range)
    else { return false }
    return !one.places.contains { place in
      other.places.contains { $0.file == place.file && areApart(place, $0) }
    }
  }

  /// Whether two places of a file stand in two branches of which one is taken. O(conditions of the file).
  private func areApart(_ one: CodeRun.Place, _ other: CodeRun.Place) -> Bool {
    let facts = project.files[one.file].facts
    func holds(_ block: Block?, _ place: CodeRun.Place) -> Bool {
      block.flatMap { facts.range(of: $0) }?.contains(place.range) ?? false
    }
    for conditional in facts.conditionals {
      let (then, otherwise) = (conditional.then, conditional.otherwise)
      if holds(then, one) && holds(otherwise, other)
        || holds(then, other) && holds(otherwise, one)
      {
        return true
      }
    }
    for selection in facts.selections {
      let cases = facts[selection.cases]
      guard !cases.contains(where: \.fallsThrough),
        let first = cases.firstIndex(where: { holds($0.body, one) }),
        let second = cases.firstIndex(where: { holds($0.body, other) })
      else { continue }
      if first != second { return true }
    }
    return false
  }

  /// The run that a place is a part of, calls aside.
  private func run(of site: Site) -> CodeRun? {
    guard let code = project.member(around: site) else { return nil }
    let facts = project.files[site.fileIndex].facts
    let place = facts[site.id].range
    let own = facts[code.id].range
    let around = facts.closures.map(\.range).filter { own.contains($0) && $0.contains(place) }
    let inner = around.sorted { $0.end - $0.start < $1.end - $1.start }
      .first { !isPartOfRun($0, project.files[site.fileIndex]) }
    var range = own
    switch facts[code.id].kind {
    case .function(let function):
      // What a function that makes views is told to do is done later.
      if let result = facts[function].result, case .some = facts[result].kind {
        range = inner ?? place
      }
    case .variable(let variable):
      let accessor = facts[facts[variable].accessors].first { $0.range.contains(place) }
      switch accessor?.kind {
      case .didSet?, .willSet?, .set?: range = accessor?.range ?? own
      default: range = inner ?? place
      }
    default: if let inner { range = inner }
    }
    // A function that is named, and not called.
    if let inner, range == inner, isHandedOn(site, facts) { range = place }
    var run = CodeRun(
      file: site.fileIndex, range: range, code: code,
      places: [.init(site: site, range: place)])
    run.follows = followed(by: site, within: own)
    if case .variable(let variable) = facts[code.id].kind,
      let accessor = facts[facts[variable].accessors].first(where: { $0.range.contains(place) }),
      accessor.kind == .didSet || accessor.kind == .willSet
    {
      run.follows.insert(project.name(of: code))
    }
    return run
  }

  /// Whether a closure runs with the code around it: `withAnimation { … }`.
  private func isPartOfRun(_ closure: TextRange, _ file: ProjectFile) -> Bool {
    let facts = file.facts
    return facts.expressions.contains { expression in
      guard case .call(let callee, let arguments) = expression.kind,
        expression.range.contains(closure),
        facts[arguments].contains(where: { facts[$0.value].range == closure }),
        let called = file.lastName(of: callee)
      else { return false }
      return StandardTypes.continuingCallees.contains(project.names[called])
    }
  }

  /// Whether a place names something that is an argument itself.
  private func isHandedOn(_ site: Site, _ facts: FileFacts) -> Bool {
    facts.arguments.contains { $0.value == site.id }
  }

  /// The names of values whose changes run a place: of publishers in chains around it, and of what callbacks watch.
  private func followed(by site: Site, within own: TextRange) -> Set<Name> {
    let file = project.files[site.fileIndex]
    let facts = file.facts
    let place = facts[site.id].range
    var found: Set<Name> = []
    for expression in facts.expressions
    where own.contains(expression.range) && expression.range.contains(place) {
      guard case .call(let callee, let arguments) = expression.kind,
        facts[arguments].contains(where: { facts[$0.value].range.contains(place) })
      else { continue }
      for base in Self.chain(callee, facts) {
        if case .name(let local, _) = facts[base].kind,
          project.names.isBinding(file.name(local))
        {
          found.insert(project.names.plain(file.name(local)))
        }
        if case .member(_, let local, _) = facts[base].kind,
          project.names.isBinding(file.name(local))
        {
          found.insert(project.names.plain(file.name(local)))
        }
      }
      guard let called = file.lastName(of: callee) else { continue }
      found.formUnion(closed(by: facts[arguments], around: place, called, file))
      guard StandardTypes.watchingModifiers.contains(project.names[called]) else { continue }
      let watched = facts[arguments].map(\.value).filter { !facts[$0].range.contains(place) }
      for name in DecidingNames.names(in: watched, file, withBases: true) {
        found.insert(project.names.plain(name))
      }
    }
    return found
  }

  /// What a presentation is bound to that is gone when its code runs: `sheet(isPresented: $isOpen, onDismiss: { … })`.
  private func closed(
    by arguments: ArraySlice<Argument>, around place: TextRange, _ called: Name, _ file: ProjectFile
  ) -> Set<Name> {
    guard StandardTypes.flaggedPresentations.contains(project.names[called]),
      arguments.contains(where: {
        file.facts[$0.label] == StandardTypes.dismissing
          && file.facts[$0.value].range.contains(place)
      })
    else { return [] }
    let bound = arguments.filter {
      [StandardTypes.presentedFlag, StandardTypes.presentedItem].contains(file.facts[$0.label])
    }
    let names = DecidingNames.names(in: bound.map(\.value), file, withBases: true)
    return Set(names.map(project.names.plain))
  }

  /// What a chain of calls and members is made of: `$user`, `$user.map { … }`.
  private static func chain(_ id: ExpressionID, _ facts: FileFacts) -> [ExpressionID] {
    var found = [id]
    while let last = found.last {
      switch facts[last].kind {
      case .member(let base, _, _), .optionalChain(let base), .forceUnwrap(let base):
        found.append(base)
      case .call(let callee, _): found.append(callee)
      default: return found
      }
    }
    return found
  }

  /// The places that name a function.
  private mutating func callers(of code: DeclarationReference) -> [Site] {
    if let known = callers[code] { return known }
    let name = project.name(of: code)
    let owner = project.owner(of: code)
    var found: [Site] = []
    for index in project.files(naming: name) where !project.files[index].isTest {
      let file = project.files[index]
      for (position, expression) in file.facts.expressions.enumerated() {
        let site = Site(file: index, ExpressionID(position))
        switch expression.kind {
        case .name(let local, _):
          guard file.name(local) == name else { continue }
        case .member(let base, let local, _):
          guard file.name(local) == name, mayHave(base, owner, site) else { continue }
        default: continue
        }
        guard let caller = project.member(around: site), caller != code else { continue }
        found.append(site)
      }
    }
    callers[code] = found
    return found
  }

  /// Whether what a member is asked of may be of a type: the class of a property that tells it must be related.
  private func mayHave(_ base: ExpressionID, _ owner: NominalID?, _ site: Site) -> Bool {
    let file = project.files[site.fileIndex]
    guard let owner, case .name(let object, _) = file.facts[base].kind else { return true }
    let asking = AskingCode(around: site, project)
    let type =
      file.name(object) == project.language.selfValue
      ? asking.owner : asking.holder(file.name(object))
    return type.map { project.areRelated($0, owner) } ?? true
  }
}
