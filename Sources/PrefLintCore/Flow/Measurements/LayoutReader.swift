// Reads the code of a view that measures into a tree of layout: chains, containers and layers with the numbers that
// their arguments are made of, and the state that callbacks write. Code is followed through the project's own views,
// modifiers, functions, closures and bindings; state keeps its identity on the way. The tree of one root is small:
// only views around a measurement are read.

final class LayoutReader {
  let project: Project
  let evaluator: Evaluator
  private(set) var nodes: [LayoutNode] = []
  private(set) var cells: [LayoutCell] = []
  private(set) var measurements: [LayoutMeasurement] = []
  private(set) var conditions: [LayoutCondition] = []
  var writes: [LayoutWrite] = []
  /// State that is written once more when it has changed.
  private(set) var reactions: Set<LayoutCellPart> = []
  /// State that is written because other state has changed.
  private(set) var relays: [LayoutWrite] = []
  /// What the callback that is being read has assigned so far.
  private(set) var assignments: [LayoutAssignment] = []
  /// Whether code is read for what an object does with its own publishers.
  private(set) var isSubscribing = false
  /// Whether what is measured here goes to somebody who gives something to the root, or up as a preference.
  var leaks: Bool { hasLeaked || !emittedKeys.isSubset(of: heardKeys) }
  var hasLeaked = false
  var emittedKeys: Set<TypeID> = []
  var heardKeys: Set<TypeID> = []
  /// How many nodes may still be looked at for what a listener hears.
  var gatheringLimit = 0
  /// What the root is given of which nothing is known, with its properties.
  private(set) var givenToRoot: [LayoutSource: DeclarationReference] = [:]
  /// Constants of the program: globals and statics.
  private(set) var statics: Set<LayoutSource> = []
  /// The node of the root, and whether it is the scenes of an app.
  private(set) var root: Int32 = -1
  private(set) var isOfScene = false
  /// Cells of which code that is given to the root is told what they hold.
  var handedOut: Set<Int32> = []
  /// Cells that are written through a binding whose way is followed.
  var followedBindings: Set<Int32> = []
  /// Parts of state of which code that is not followed has a binding.
  var exposed: [Int32: [[Name]]] = [:]
  /// The properties of views that are given a binding of a cell, or of a part of it.
  var holders: [Int32: Set<BindingHolder>] = [:]

  private var cellIDs: [CellKey: Int32] = [:]
  private var conditionIDs: [LayoutCondition: Int32] = [:]
  private var symbolIDs: [CellKey: Int32] = [:]
  private var symbols: Int32 = 0
  private(set) var instances: [LayoutInstance] = []
  /// The callbacks that tell whoever gives something to the root that it is large, or the like.
  var telling: Set<Site> = []
  /// Whether code that was not read may do something with an object, by the cell that holds it.
  var openCells: [Int32: Bool] = [:]
  /// The object whose code is being read, and where such code calls something that is not followed.
  var actor: LayoutCellPart?
  var disturbances = Disturbances()
  var viewing = Viewing()
  /// Where members of objects are named.
  var mentions = Mentions()
  /// The wrappers of the project's own that properties have.
  var wrappers: [CellKey: LayoutInstance] = [:]
  /// How code uses collections that state holds.
  var collections = CollectionUses()
  var generics = GenericUses()
  /// Functions that the project adds to types from outside.
  var additions: [Name: [(type: Name, member: Member)]] = [:]
  /// Functions that code has declared within itself, with what they see.
  var nested: [DeclarationReference: LayoutFrame] = [:]
  /// All that were ever declared so: of one that is called later it is not told what the code around it had.
  var nestedFunctions: Set<DeclarationReference> = []
  /// Whether the callback that is being read declares functions of its own.
  var hasHiddenCode = false

  /// What decides whether the function that is being read throws; nil where it does not.
  var thrown: Set<LayoutSource>?
  /// The conditions around the code that is being read.
  var guards: [LayoutGuard] = []
  /// The conditions of `#if` among those around the callback that is being read.
  var builds: [LayoutGuard] = []
  /// Why the code that is being read runs; nil while views are built.
  var trigger: LayoutTrigger?
  /// Where a preference carried what a callback is given, and each of several measurements.
  var emission: Site?
  var emissions: [Int32: Site] = [:]
  /// Whether it runs as a view appears, and what is written then.
  private(set) var isAppearing = false
  /// Parts of state that code sets which runs when a view appears.
  private(set) var settledByAppearing: [LayoutAssignment] = []
  private(set) var appearances: [LayoutAppearance] = []
  /// Whether state is known that comes back into layout.
  var isJudging: Bool { !scope.marked.isEmpty }
  var styles = ControlStyles()
  /// Objects that views around have put into the environment.
  var environment = Surroundings()
  /// Those that were replaced below modifiers of the project.
  var replaced = Replacements()
  /// Values that views around have put there under the project's own keys.
  var environmentValues: [Name: LayoutValue] = [:]
  /// The views whose own code has put them there.
  var environmentOwners: [Name: Int32] = [:]
  /// Objects that come from around the root.
  var outerObjects: [TypeID: LayoutValue] = [:]
  /// Whether objects were put there, which views that are not followed may read.
  var providesObjects = false
  /// Whether the root is a modifier, or a style.
  private(set) var isOfModifier = false
  var activeCalls: [DeclarationReference: Int] = [:]
  var depth = 0
  private var steps = 0
  /// Whether a limit was reached, so that something may be missing.
  private(set) var isCut = false

  static let depthLimit = 300
  static let nodeLimit = 3_000

  struct CellKey: FastHashable {
    var instance: Int32
    var property: DeclarationReference

    @inline(__always) func mix(into mixer: inout HashMixer) {
      mixer.add(Int(instance))
      mixer.add(property)
    }
  }

  let stateWrappers: [Name: StateWrapper]
  let modifiers: [Name: LayoutModifier]
  let components: [Name: LayoutComponent]
  let variables: LayoutVariables
  let cases: CaseOwners
  let addedNames: NameSet

  /// Which views are followed into their bodies, and what was asked of that in vain.
  let scope: LayoutScope
  var refusedCells: [Bool] = []
  var refusedTypes: Set<NominalID> = []
  var inlineDepth = 0

  init(project: Project, evaluator: Evaluator, tables: LayoutTables, scope: LayoutScope) {
    self.project = project
    self.scope = scope
    self.evaluator = evaluator
    stateWrappers = tables.stateWrappers
    modifiers = tables.modifiers
    components = tables.components
    variables = tables.variables
    cases = tables.cases
    addedNames = tables.addedNames
  }

  func text(_ name: Name) -> String { project.names[name] }
  func facts(_ frame: LayoutFrame) -> FileFacts { project.files[frame.file].facts }
  func name(_ local: LocalName, _ frame: LayoutFrame) -> Name {
    project.files[frame.file].name(local)
  }
  func context(_ frame: LayoutFrame) -> LexicalContext {
    LexicalContext(project: project, file: frame.file, declaration: frame.declaration)
  }

  /// Whether there are steps left.
  func step() -> Bool {
    steps += 1
    if steps > scope.stepLimit || depth > Self.depthLimit || nodes.count > Self.nodeLimit {
      isCut = true
    }
    return !isCut
  }

  /// Notes that something is missing.
  func cut() { isCut = true }

  // MARK: The root

  /// Reads a view as the root of a tree; of a modifier or a style, what it makes of a view of which nothing is known.
  func read(_ root: NominalID) -> Int32 {
    let instance = LayoutValue.instance(makeInstance(root, isJudging ? givens(of: root) : [:]))
    if isView(root) {
      self.root = node(of: instance)
    } else if isScene(root), case .instance(let app) = instance {
      isOfScene = true
      self.root = node(of: built(project.language.body, of: app) ?? .undecided)
    } else if evaluator.isStyle(root) {
      isOfModifier = true
      self.root = node(of: styled(instance, root))
    } else {
      isOfModifier = true
      self.root = node(of: apply(instance, to: .undecided, Site(file: 0, ExpressionID(0))))
    }
    return self.root
  }

  func makeInstance(
    _ nominal: NominalID, _ fields: [Name: LayoutValue], types: TypeBindings = TypeBindings()
  ) -> LayoutInstance {
    let made = LayoutInstance(
      id: Int32(truncatingIfNeeded: instances.count), nominal: nominal, fields: fields)
    instances.append(made)
    made.types = types
    open(project[nominal].genericParameters, &made.types, as: "\(made.id)")
    return made
  }

  /// Objects may hold each other, and what views hold may be code that names them.
  deinit {
    for instance in instances { instance.fields = [:] }
  }

  // MARK: Nodes

  func add(_ node: LayoutNode) -> Int32 {
    let id = Int32(truncatingIfNeeded: nodes.count)
    nodes.append(node)
    nodes[Int(id)].eldest = id
    nodes[Int(id)].emits = node.setsPreference
    for child in node.children { adopt(child, by: id) }
    return id
  }

  func adopt(_ child: Int32, by parent: Int32) {
    let eldest = min(nodes[Int(parent)].eldest, nodes[Int(child)].eldest)
    nodes[Int(parent)].eldest = eldest
    if nodes[Int(child)].emits { nodes[Int(parent)].emits = true }
    guard nodes[Int(child)].parent >= 0 else {
      nodes[Int(child)].parent = parent
      return
    }
    let isKnown =
      nodes[Int(child)].parent == parent || nodes[Int(child)].otherParents.contains(parent)
    if !isKnown { nodes[Int(child)].otherParents.append(parent) }
  }

  /// Gives a node that was added before its content its children.
  func complete(
    _ id: Int32, _ children: [Int32], _ arguments: [(label: String, value: LayoutValue)]
  ) {
    nodes[Int(id)].children = children
    nodes[Int(id)].arguments = arguments
    for child in children { adopt(child, by: id) }
  }

  func node(of value: LayoutValue) -> Int32 {
    switch value {
    case .view(let id): return id
    case .instance(let instance): return inlined(instance)
    case .choice(let ways):
      return add(
        LayoutNode(
          kind: .branch(ways.map(\.guards)),
          children: ways.map { way in under(way.guards) { node(of: way.value) } }))
    case .list(let values): return group(values)
    case .none: return add(LayoutNode(kind: .component("EmptyView", .empty)))
    default: return add(LayoutNode(kind: .unknown(sources(of: value))))
    }
  }

  /// The content of a view of the project.
  private func inlined(_ instance: LayoutInstance) -> Int32 {
    let fields = Set(instance.fields.values.flatMap { sources(of: $0) })
    guard step() else { return add(LayoutNode(kind: .unknown(fields))) }
    if project.conforms(instance.nominal, to: project.names.intern("Shape")) {
      return add(
        LayoutNode(
          kind: .component(
            "Shape",
            project.members(named: sizeThatFits, of: instance.nominal).isEmpty
              ? .fills : nil)))
    }
    let reference = project[instance.nominal].reference
    let active = activeCalls[reference, default: 0]
    guard active < 3, isView(instance.nominal), matters(instance, fields) else {
      hide(instance)
      return add(LayoutNode(kind: .unknown(fields.union(sourcesAround))))
    }
    activeCalls[reference] = active + 1
    inlineDepth += 1
    defer {
      activeCalls[reference] = active
      inlineDepth -= 1
    }
    guard let body = built(project.language.body, of: instance) else {
      hide(instance)
      return add(LayoutNode(kind: .unknown(fields.union(sourcesAround))))
    }
    let content = node(of: body)
    return add(LayoutNode(kind: .inlined(instance.nominal), children: [content]))
  }

  // MARK: State

  func cell(
    _ instance: LayoutInstance, _ property: DeclarationReference, isForeign: Bool, observes: Bool,
    initial: LayoutValue?, isShared: Bool = false
  ) -> Int32 {
    let key = CellKey(instance: instance.id, property: property)
    if let known = cellIDs[key] { return known }
    let id = Int32(truncatingIfNeeded: cells.count)
    cells.append(
      LayoutCell(
        instance: instance.id, owner: instance.nominal, property: property,
        holder: instance.holder, initial: initial,
        isForeign: isForeign, isGiven: isForeign || isShared, isShared: isShared,
        observes: observes))
    cellIDs[key] = id
    return id
  }

  /// A view observes an object that is held elsewhere.
  func observe(_ value: LayoutValue, by view: LayoutInstance) {
    guard case .cell(let id, let path, _) = value else { return }
    observeElement(id, path)
    guard path.isEmpty else { return }
    if !cells[Int(id)].isStatic { cells[Int(id)].observes = true }
    viewing.observers[id, default: []].insert(view.id)
  }

  /// A property of a view keeps an object that a constant holds.
  func keep(_ id: Int32, in property: DeclarationReference) {
    if cells[Int(id)].keeper == nil { cells[Int(id)].keeper = property }
  }

  func expose(_ value: LayoutValue) {
    switch value {
    case .cell(let id, let path, _):
      if path.isEmpty || !isStored(path, of: id) {
        cells[Int(id)].isForeign = true
      } else {
        exposed[id, default: []].append(path)
      }
    case .accessor(_, let owner): expose(owner)
    case .record(let parts):
      for case .accessor(_, let owner) in parts.map(\.value) { expose(owner) }
    case .choice(let ways): for way in ways { expose(way.value) }
    default: break
    }
  }

  func record(_ value: LayoutValue, into target: LayoutValue, _ site: Site) {
    switch target {
    case .binding where isAppearing: break
    case .binding(let inner):
      follow(inner)
      record(value, into: inner, site)
    case .cell(let id, let path, let nominal):
      guard let trigger else { return }
      let value = detached(
        path.isEmpty && nominal == nil
          ? labelled(elementsCased(value, heldBy: id, path), as: cells[Int(id)].property)
          : cased(value, as: nominal))
      if isAppearing {
        let part = LayoutCellPart(cell: id, path: path)
        settledByAppearing.append(LayoutAssignment(part: part, value: value, guards: guards))
        if isMeasured(value) {
          appearances.append(
            LayoutAppearance(
              cell: id, path: path, value: value, site: site, trigger: trigger.site))
        }
        return
      }
      let part = LayoutCellPart(cell: id, path: path)
      assignments.append(LayoutAssignment(part: part, value: value, guards: guards))
      if isGivenToRoot(cells[Int(id)]) {
        if carries(value) || renews(value, part) { hasLeaked = true }
        if isForeign(part) { tell() }
      }
      let write = LayoutWrite(
        cell: id, path: path, value: value, site: site, guards: guards, builds: builds,
        trigger: trigger, order: writes.count, emission: emission)
      guard trigger.kind == .reaction else {
        writes.append(write)
        return
      }
      if trigger.sources.contains(where: part.overlaps) {
        reactions.insert(part)
      } else {
        relays.append(write)
      }
    case .record(let parts):
      if let setter = parts.first(where: { text($0.label) == "set" }) {
        _ = invoke(setter.value, [value], site)
      }
    case .choice(let ways):
      for way in ways { under(way.guards) { record(value, into: way.value, site) } }
    default: if trigger != nil, carries(value) { lose(value, in: target, site) }
    }
  }

  /// State is written once more because of what it was written.
  func overtake(_ part: LayoutCellPart) { reactions.insert(part) }

  /// The callback that is being read has assigned something.
  func keep(_ assignment: LayoutAssignment) { assignments.append(assignment) }

  /// Reads code that a view runs when it appears.
  func appearing(_ body: () -> Void) {
    let outer = isAppearing
    isAppearing = true
    defer { isAppearing = outer }
    body()
  }

  /// Reads code for what an object does with its own publishers.
  func subscribing(_ body: () -> Void) {
    isSubscribing = true
    defer { isSubscribing = false }
    body()
  }

  /// Runs code as a callback.
  func triggered<Result>(_ next: LayoutTrigger, _ body: () -> Result) -> Result {
    let (outer, outerGuards, outerBuilds) = (trigger, guards, builds)
    let outerAssignments = assignments
    assignments = []
    trigger = next
    trigger?.standing += guards.filter { !isBuild($0) }
    builds += guards.filter(isBuild)
    guards = []
    let (hadHiddenCode, start, first) = (hasHiddenCode, writes.count, relays.count)
    hasHiddenCode = false
    defer {
      if hasHiddenCode {
        for index in start..<writes.count { writes[index].value = hazy(writes[index].value) }
        for index in first..<relays.count { relays[index].value = hazy(relays[index].value) }
      }
      hasHiddenCode = hadHiddenCode
      (trigger, guards, builds) = (outer, outerGuards, outerBuilds)
      assignments = outerAssignments
    }
    return body()
  }

  // MARK: Sources

  func freshSymbol(_ sign: LayoutSign = .unknown) -> LayoutSource {
    symbols += 1
    return .symbol(symbols - 1, sign)
  }

  /// The constant that a property holds of which nothing else is known.
  func symbol(_ instance: Int32, _ property: DeclarationReference) -> LayoutSource {
    let key = CellKey(instance: instance, property: property)
    if let known = symbolIDs[key] { return .symbol(known, .unknown) }
    symbols += 1
    symbolIDs[key] = symbols - 1
    let source = LayoutSource.symbol(symbols - 1, .unknown)
    if instance == 0 { givenToRoot[source] = property }
    if instance == -1 { statics.insert(source) }
    return source
  }

  func measurement(of node: Int32, _ site: Site) -> Int32 {
    measurements.append(LayoutMeasurement(node: node, site: site))
    return Int32(truncatingIfNeeded: measurements.count - 1)
  }

  func condition(_ kind: LayoutCondition.Kind, _ sources: Set<LayoutSource>) -> LayoutGuard {
    let condition = LayoutCondition(kind: kind, sources: sources)
    if let known = conditionIDs[condition] { return LayoutGuard(condition: known, holds: true) }
    let item = add(condition)
    conditionIDs[condition] = item.condition
    return item
  }

  private func add(_ condition: LayoutCondition) -> LayoutGuard {
    let id = Int32(truncatingIfNeeded: conditions.count)
    conditions.append(condition)
    return LayoutGuard(condition: id, holds: true)
  }

  /// One that is like no other: it is not looked up.
  func unknownCondition(_ sources: Set<LayoutSource>) -> LayoutGuard {
    symbols += 1
    return add(LayoutCondition(kind: .other(symbols - 1), sources: sources))
  }
}
