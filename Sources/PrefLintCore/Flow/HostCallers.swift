// The code that makes hosts, evaluated on its own: with unknown arguments first, then, where the root view
// is an argument, from the functions that call it.

struct HostCallers {
  let project: Project
  let evaluator: Evaluator
  let contained: ContainedCode

  /// Code that makes hosts of what no rule looks for.
  private(set) var unfollowed: Set<DeclarationReference> = []

  init(project: Project, evaluator: Evaluator, contained: ContainedCode) {
    self.project = project
    self.evaluator = evaluator
    self.contained = contained
    closed = ClosedFunctions(project: project)
    openRoots = OpenRoots(evaluator: evaluator)
    let hosting = HostingCode(project: project)
    mayContainAnything = project.nominals.contains {
      !$0.isTest && evaluator.isRepresentable($0.id) && hosting.mayBeGivenHosts($0.id)
    }
  }

  private var closed: ClosedFunctions
  private let openRoots: OpenRoots
  /// Whether some representable may be given what is hosted anywhere.
  private let mayContainAnything: Bool
  /// Where files have calls that make hosts.
  private var makingOffsets: [Int: [UInt32]] = [:]
  /// The names of variables and parameters: what is not called by one of them may be no function.
  private lazy var variableNames = namesOfVariables()
  /// Functions that are told by their calls, those that call others of them last.
  private var postponed: [DeclarationReference] = []

  /// Rounds of callers of callers that are followed.
  private static let roundLimit = 8

  mutating func evaluateMakers() {
    var wanted = WantedCalls(types: hostNames())
    var asked: Set<DeclarationReference> = []
    var round = 0
    while !wanted.isEmpty, round < Self.roundLimit {
      let before = evaluator.hosts.count
      var callers: [DeclarationReference] = []
      // A maker that was evaluated before it was known whom it calls is evaluated again.
      // A call is followed once: what is contained comes last, so that it hides no root.
      let found = makers(calling: wanted)
      let isContained = found.map { contained.contains($0, project) }
      let ordered = [false, true].flatMap { wanted in
        zip(found, isContained).filter { $0.1 == wanted }.map(\.0)
      }
      for maker in ordered {
        if evaluator.relevance?.mayMake(maker) ?? true {
          if !postpone(maker) { evaluate(maker) }
          // What hands its argument on to a maker makes a host of it, too, though no other one is met.
          if round > 0, handsViewsOn(maker) {
            callers.append(maker)
            evaluator.hostOwners.insert(maker)
          }
        } else if project.files[maker.fileIndex].hasRoots {
          unfollowed.insert(maker)
        }
      }
      evaluatePostponed()
      asked.formUnion(wanted.members)
      wanted = WantedCalls()
      for owner in openOwners(evaluator.hosts[before...]) { want(owner, &wanted) }
      // Another function of the same name may hand its arguments on to one that was asked for.
      for caller in callers where !asked.contains(caller) { want(caller, &wanted) }
      round += 1
    }
  }

  /// Leaves a function to its callers, if all of them are known.
  private mutating func postpone(_ maker: DeclarationReference) -> Bool {
    if evaluator.watchedCalls[maker] != nil { return true }
    guard let calls = closed.calls(of: maker) else { return false }
    evaluator.watchedCalls[maker] = []
    for site in calls.sites {
      let range = project.files[site.fileIndex].facts[site.id].range
      evaluator.watchedSites[site.fileIndex, default: []].append(range)
    }
    evaluator.hostOwners.insert(maker)
    postponed.append(maker)
    for caller in calls.callers.sorted() { _ = postpone(caller) }
    return true
  }

  /// Evaluates the callers of what was postponed. What some call did not lead to is evaluated for any arguments.
  private mutating func evaluatePostponed() {
    let functions = postponed
    postponed = []
    var callers: Set<DeclarationReference> = []
    for function in functions {
      callers.formUnion(closed.calls(of: function)?.callers ?? [])
    }
    for caller in callers.sorted() where evaluator.watchedCalls[caller] == nil { evaluate(caller) }
    for function in functions.reversed() {
      let calls = closed.calls(of: function)?.sites ?? []
      if !calls.isSubset(of: evaluator.watchedCalls[function] ?? []) { evaluate(function) }
    }
  }

  /// Names by which a host is made: the catalogue's, and those of the project's subclasses.
  private func hostNames() -> Set<Name> {
    var names = Set(evaluator.hostSlots.keys)
    for (name, entry) in evaluator.componentEntries where entry.kind == .host { names.insert(name) }
    for nominal in project.nominals
    where nominal.kind == .classType && evaluator.isHost(project.selfType(of: nominal.id)) {
      names.insert(nominal.name)
    }
    var new = names
    while !new.isEmpty {
      new = aliases(of: new).subtracting(names)
      names.formUnion(new)
    }
    names.insert(project.language.rootView)
    return names
  }

  /// The names of aliases of hosts that are written by one of some names.
  private func aliases(of names: Set<Name>) -> Set<Name> {
    var found: Set<Name> = []
    for index in project.files(namingOneOf: names) where !project.files[index].isTest {
      let file = project.files[index]
      for declaration in file.facts.declarations {
        guard case .typeAlias(let target) = declaration.kind,
          case .named(_, let local, _) = file.facts[target].kind, names.contains(file.name(local))
        else { continue }
        let context = LexicalContext(
          project: project, file: index, declaration: declaration.parent)
        if evaluator.isHost(project.resolveType(target, in: context)) {
          found.insert(file.name(declaration.name))
        }
      }
    }
    return found
  }

  /// Whether a function or an initialiser takes something that may be a view, or build one, or is a view's.
  private func handsViewsOn(_ maker: DeclarationReference) -> Bool {
    switch project.declaration(maker).kind {
    case .function, .initializer: break
    default: return false
    }
    if isOfView(maker) { return true }
    guard let function = project.function(of: maker) else { return false }
    let frame = evaluator.frame(for: maker, receiver: nil)
    return frame.file.facts[function.parameters].contains { parameter in
      parameter.type.map { evaluator.mayCarry(evaluator.resolve($0, in: frame)) } ?? true
    }
  }

  /// Whether a member's `self` is a view.
  private func isOfView(_ member: DeclarationReference) -> Bool {
    let frame = evaluator.frame(for: member, receiver: nil)
    return evaluator.innermostType(of: frame).map(evaluator.isViewLike) ?? false
  }

  /// The code whose hosts show what others pass to it.
  private func openOwners(_ hosts: ArraySlice<HostCall>) -> [DeclarationReference] {
    hosts.compactMap { openRoots.contains($0.root) ? $0.owner : nil }
  }

  /// Asks for what calls a function, reads a property or makes an object by an initialiser: of a class, or of one that inherits the
  /// initialiser.
  private func want(_ owner: DeclarationReference, _ wanted: inout WantedCalls) {
    guard case .initializer = project.declaration(owner).kind else {
      // A property is given nothing but the view that it is asked of.
      if project.function(of: owner) != nil || project.holdsClosure(owner) || isOfView(owner) {
        wanted.insert(owner, in: project)
      }
      return
    }
    guard let parent = project.declaration(owner).parent else { return }
    let place = DeclarationReference(file: owner.fileIndex, parent)
    guard let type = evaluator.declaringType(place), let nominal = project.types.nominal(type)
    else { return wanted.insert(type: project.name(of: place)) }
    for maker in [nominal] + (project.heirs[nominal] ?? []) {
      wanted.insert(type: project[maker].name)
    }
  }

  /// The outermost functions, initialisers and properties whose code calls something that is wanted, and subclasses'
  /// initialisers that pass a root view up.
  private mutating func makers(calling wanted: WantedCalls) -> [DeclarationReference] {
    var found: [DeclarationReference] = []
    let names = wanted.names
    let files =
      wanted.areUnnamed(project.language)
      ? Array(project.files.indices) : project.files(namingOneOf: names)
    for index in files where !project.files[index].isTest {
      let file = project.files[index]
      var offsets = handedOn(wanted, file)
      defer { makingOffsets[index, default: []] += offsets }
      for (position, expression) in file.facts.expressions.enumerated() {
        if case .assignment(let target, _) = expression.kind, isRoot(target, file, names) {
          offsets.append(expression.range.start)
        }
        if isUnnamedCall(expression.kind, wanted, file) { offsets.append(expression.range.start) }
        guard case .call(var callee, let arguments) = expression.kind else { continue }
        // `delegate.show?(view)`
        if case .optionalChain(let inner) = file.facts[callee].kind { callee = inner }
        switch file.facts[callee].kind {
        case .name(let name, _):
          if wanted.mayBeCalled(file.name(name), with: arguments, in: file, project.names) {
            offsets.append(expression.range.start)
          }
        case .implicitMember(let name, _):
          // `.init(rootView: …)`: which host that is, its property says.
          if file.name(name) == project.language.initializer,
            let first = file.facts[arguments].first, names.contains(file.name(first.label))
          {
            offsets.append(expression.range.start)
          }
        case .member(let base, let name, _):
          if wanted.mayBeCalled(file.name(name), with: arguments, in: file, project.names)
            || isHostInit(base, name, file, names)
            || isOwnInit(base, name, Site(file: index, ExpressionID(position)), names)
          {
            offsets.append(expression.range.start)
          }
        default: break
        }
      }
      found += owners(of: offsets, file, index)
    }
    for nominal in project.nominals
    where nominal.kind == .classType && names.contains(nominal.name) && !nominal.isTest
      && evaluator.isHost(project.selfType(of: nominal.id))
    {
      found += nominal.members(named: project.language.initializer).map(\.reference)
    }
    return found
  }

  /// Whether something is assigned to a host's root view.
  private func isRoot(_ target: ExpressionID, _ file: ProjectFile, _ names: Set<Name>) -> Bool {
    let name = project.language.rootView
    guard names.contains(name) else { return false }
    switch file.facts[target].kind {
    case .name(let own, _), .member(_, let own, _): return file.name(own) == name
    default: return false
    }
  }

  private func isHostInit(
    _ base: ExpressionID, _ name: LocalName, _ file: ProjectFile, _ names: Set<Name>
  ) -> Bool {
    guard file.name(name) == project.language.initializer,
      case .name(let type, _) = file.facts[base].kind
    else { return false }
    return names.contains(file.name(type))
  }

  /// Whether an initialiser goes on with another one of its own class or of the one above.
  private func isOwnInit(_ base: ExpressionID, _ name: LocalName, _ site: Site, _ names: Set<Name>)
    -> Bool
  {
    let file = project.files[site.fileIndex]
    guard file.name(name) == project.language.initializer,
      case .name(let local, _) = file.facts[base].kind,
      [project.language.selfValue, project.language.superValue].contains(file.name(local)),
      var owner = project.owner(of: site)
    else { return false }
    for _ in 0..<Evaluator.inheritanceLimit {
      if names.contains(project[owner].name) { return true }
      guard let superclass = project.conformance(of: owner).superclass,
        let next = project.types.nominal(superclass)
      else { return false }
      owner = next
    }
    return false
  }

  /// Where code names a function without calling it, reads a property, or uses an operator, that is wanted.
  private mutating func handedOn(_ wanted: WantedCalls, _ file: ProjectFile) -> [UInt32] {
    guard !wanted.members.isEmpty else { return [] }
    var offsets: [UInt32] = []
    // Most files name nothing that is wanted but to call it.
    var areCallees: [Bool]?
    func isCallee(_ position: Int) -> Bool {
      let known = areCallees ?? Self.callees(in: file.facts)
      areCallees = known
      return known[position]
    }
    for (position, expression) in file.facts.expressions.enumerated() {
      switch expression.kind {
      case .name(let local, _), .member(_, let local, _):
        let name = file.name(local)
        guard
          wanted.mayBeRead(name)
            || wanted.mayBeHandedOn(name) && !variableNames.contains(name) && !isCallee(position)
        else { continue }
      case .binary(let local, _, _), .prefix(let local, _), .postfix(let local, _):
        guard wanted.mayBeHandedOn(file.name(local)) else { continue }
      default: continue
      }
      offsets.append(expression.range.start)
    }
    return offsets
  }

  private static func callees(in facts: FileFacts) -> [Bool] {
    var found = [Bool](repeating: false, count: facts.expressions.count)
    for expression in facts.expressions {
      if case .call(let callee, _) = expression.kind { found[callee.index] = true }
    }
    return found
  }

  /// Whether an expression may call a subscript, or a value as a function, that is wanted.
  private mutating func isUnnamedCall(
    _ kind: Expression.Kind, _ wanted: WantedCalls, _ file: ProjectFile
  ) -> Bool {
    switch kind {
    case .subscripted(_, let arguments):
      return wanted.mayBeCalled(
        project.language.subscripted, with: arguments, in: file, project.names)
    case .call(let callee, let arguments):
      switch file.facts[callee].kind {
      case .name(let local, _), .member(_, let local, _):
        guard
          wanted.mayBeCalled(
            project.language.callAsFunction, with: arguments, in: file, project.names)
        else { return false }
        return variableNames.contains(file.name(local))
      default: return false
      }
    default: return false
    }
  }

  private func namesOfVariables() -> NameSet {
    var names = NameSet()
    for file in project.files where !file.isTest {
      for declaration in file.facts.declarations {
        if case .variable = declaration.kind { names.insert(file.name(declaration.name)) }
      }
      for parameter in file.facts.parameters { names.insert(file.name(parameter.name)) }
    }
    return names
  }

  private func owners(
    of offsets: [UInt32], _ file: ProjectFile, _ index: Int
  ) -> [DeclarationReference] {
    guard !offsets.isEmpty else { return [] }
    var found: [DeclarationReference] = []
    for position in file.facts.declarations.indices {
      let id = DeclarationID(position)
      let declaration = file.facts[id]
      switch declaration.kind {
      case .function, .initializer, .variable, .subscriptMember, .deinitializer: break
      default: continue
      }
      guard declaration.parent == nil || file.facts.isInType(declaration) else { continue }
      if offsets.contains(where: { $0 >= declaration.range.start && $0 < declaration.range.end }) {
        found.append(DeclarationReference(file: index, id))
      }
    }
    return found
  }

  /// Evaluates a declaration's code for run-time arguments.
  private func evaluate(_ reference: DeclarationReference) {
    let declaration = project.declaration(reference)
    let file = project.files[reference.fileIndex]
    var receiver: ValueID?
    var owner: NominalID?
    if let parent = declaration.parent {
      let place = DeclarationReference(file: reference.fileIndex, parent)
      if let type = evaluator.declaringType(place) {
        if let nominal = project.types.nominal(type) { owner = nominal }
        let isStatic = declaration.modifiers.contains(.isStatic)
        receiver = isStatic ? evaluator.store.intern(.metatype(type)) : evaluator.opaque(type)
      }
    }
    let member = Member(
      reference: reference, presence: project.presence(of: reference), owner: owner,
      isStatic: declaration.modifiers.contains(.isStatic))
    evaluator.maker = reference
    if !mayContainAnything, !(owner.map(project.isInstalled) ?? false),
      !isStaticGetter(declaration, file)
    {
      evaluator.keptClosures = KeptClosures(
        file: reference.fileIndex,
        offsets: (makingOffsets[reference.fileIndex] ?? []).filter {
          $0 >= declaration.range.start && $0 < declaration.range.end
        })
    }
    defer {
      evaluator.maker = nil
      evaluator.keptClosures = nil
    }
    // Of a view that hosts itself it is not told which one of its values it is.
    let isContained = contained.contains(reference, project) || hostsItself(reference, owner)
    evaluator.under(member.presence, contained: isContained) {
      evaluate(member, declaration, receiver, file)
      evaluator.callKeptClosures(evaluator.frame(for: reference, receiver: receiver))
    }
  }

  /// Whether something is made anew for each who asks: often for previews alone (`static var sample: Model { … }`).
  private func isStaticGetter(_ declaration: Declaration, _ file: ProjectFile) -> Bool {
    guard declaration.modifiers.contains(.isStatic), case .variable(let id) = declaration.kind
    else { return false }
    return file.facts.getter(of: id) != nil
  }

  private func hostsItself(_ member: DeclarationReference, _ owner: NominalID?) -> Bool {
    guard let owner, project.isInstalled(owner), let relevance = evaluator.relevance else {
      return false
    }
    return relevance.interest(of: member).isEmpty && !relevance.interest(of: owner).isEmpty
  }

  private func evaluate(
    _ member: Member, _ declaration: Declaration, _ receiver: ValueID?, _ file: ProjectFile
  ) {
    let frame = evaluator.frame(for: member.reference, receiver: receiver)
    switch declaration.kind {
    case .function(let id), .initializer(let id, _), .subscriptMember(let id, _),
      .deinitializer(let id):
      let function = file.facts[id]
      if case .initializer = declaration.kind { frame.fields = [:] }
      for parameter in file.facts[function.parameters] {
        let value = parameter.type.map { evaluator.opaque(evaluator.resolve($0, in: frame)) }
        frame.bind(file.name(parameter.name), value ?? .unknown)
      }
      let result = function.result.map { evaluator.resolve($0, in: frame) } ?? .unknown
      if let body = function.body { _ = evaluator.bodyValue(body, frame, result) }
      if case .subscriptMember(_, let accessors) = declaration.kind {
        evaluate(file.facts[accessors], frame, result)
      }
    case .variable(let id):
      let variable = file.facts[id]
      let declared = variable.type.map { evaluator.resolve($0, in: frame) } ?? .unknown
      evaluate(file.facts[variable.accessors], frame, declared)
      if let initializer = variable.initializer {
        let value = evaluator.evaluate(initializer, frame, expected: declared)
        evaluator.touch(value, frame)
      }
    default: break
    }
  }

  private func evaluate(
    _ accessors: ArraySlice<Accessor>, _ frame: Frame, _ declared: TypeID
  ) {
    for accessor in accessors {
      guard let body = accessor.body else { continue }
      _ = evaluator.bodyValue(body, frame, accessor.kind == .get ? declared : .unknown)
    }
  }
}
