// Evaluates expressions to values. Code is followed through the project's own functions, initialisers, closures and properties; what
// stands outside the project becomes a `component`, a `modified` or an opaque value. Evaluation knows no environment. It records
// every read of an environment wrapper and every host that is made by hand as it meets them.

/// A read of an environment wrapper.
struct EnvironmentRead: Hashable {
  /// The property with the wrapper.
  var property: DeclarationReference
  /// The first place where it is read; nil for a wrapper that is checked when the view is installed (A8).
  var site: Site?
  /// The object's type over the generic parameters of the reading type.
  var type: TypeID
  var presence: PresenceID
  var isDecided: Bool
  /// Whether it happens only when somebody operates a control.
  var isOperated = false
}

/// The outcome of a condition.
enum Decision {
  case yes, no
  /// Decided at run time: both happen.
  case either
  /// Constants decide it, but not in a way that the sources tell.
  case undecided
}

struct TypeMemberKey: FastHashable {
  var type: TypeID
  var name: Name

  @inline(__always) func mix(into mixer: inout HashMixer) {
    mixer.add(UInt64(type.rawValue) << 32 | UInt64(name.rawValue))
  }
}

final class Evaluator {
  let project: Project
  let language: LanguageNames
  let store = ValueStore()

  /// Where the code that is being evaluated exists. Who asks only whether it meets something says so (`Evaluator+Place`).
  var place = PresenceID.always
  /// What has been asked of the place.
  var placeUse = PresenceNames.none
  /// Whether the sources decide that it runs at all.
  var isDecided = true
  var isContained = false
  /// Whether it runs only when somebody operates a control.
  var isOperated = false
  /// Whether code is only asked what it says: that reads nothing.
  var isAsking = false
  /// How many operands are around that may not be evaluated at run time: behind `&&`, `??`, `?:` or `?.`.
  var operandDepth = 0
  /// What the method that was called last has left in the value that it changes, if that is told.
  var leftInSelf: ValueID?
  /// The call that is run for what it makes of a collection, which whoever runs it takes over.
  var followedChange: Site?
  /// What is expected of the name that is being read.
  var expectedReading: ExpectedReading?

  var reads: [ValueID: [EnvironmentRead]] = [:]
  var hosts: [HostCall] = []
  var knownHosts: Set<HostCall> = []
  /// The roots that objects were given by the initialisers that made parts of them.
  var givenRoots: [ValueID: [GivenRoot]] = [:]
  /// The roots that initialisers may leave objects with, and whether one certainly does.
  var leftRoots: [GivenRoot: Bool] = [:]
  /// The roots of hosts that representables are given, and views that hold hosts.
  var containedRoots: Set<GivenRoot> = []
  var heldHosts: Set<ValueID> = []
  var hostHolders: [ValueID] = []
  /// The calls that were followed of functions of which all are known, from code that was evaluated for any arguments or is such itself.
  var watchedCalls: [DeclarationReference: Set<Site>] = [:]
  /// The calls whose functions were followed.
  var followedCalls: Set<Site> = []
  /// Where such functions are called, by file, and the code that is being evaluated for any arguments.
  var watchedSites: [Int: [TextRange]] = [:]
  var maker: DeclarationReference?
  /// Its closures that make hosts; nil while nothing is evaluated for any arguments.
  var keptClosures: KeptClosures?
  /// The closures that were called while hosts were looked for. Code that was followed once is not followed again.
  var calledClosures: Set<ClosureKey> = []
  /// Called for every new read, with the value whose wrapper is read.
  var onRead: ((ValueID, EnvironmentRead) -> Void)?
  /// Is told the root view of each host that is made by hand.
  var onHost: ((ValueID) -> Void)?

  /// Which code can matter to the rules; nil follows everything.
  let relevance: Relevance?
  /// What the values that were asked about can matter to, by number.
  var valueInterests: [Interest?] = []
  /// What members use of the values that they are members of.
  let ownUses: OwnUses
  /// Values without the constants in them.
  var generalizedValues: [ValueID: ValueID] = [:]
  /// Whether values hold closures, as far as it was asked.
  var heldClosures: [HeldClosure: Bool] = [:]
  /// What is left of values that hold closures, by how often these may stand in them.
  var trimmedValues: [TrimmedValue: ValueID] = [:]
  /// How many values of each type there are.
  var instanceCounts: [NominalID: Int] = [:]
  var calls = CallTable()
  var recentValues = RecentValues()
  /// How many frames have a number.
  var frameCount: UInt32 = 0
  var activeDeclarations: [DeclarationReference: CallDepth] = [:]
  /// Whether code that was asked may give constants.
  var constantResults = DeclarationTable<Bool>()
  var wrapperCache = DeclarationTable<WrapperKind>()
  /// The types that are written of properties.
  var propertyPatterns = DeclarationTable<TypeID>()
  var conditionNames: [Int: Set<Name>] = [:]
  var askedBodies: [AskedBody: ValueID] = [:]
  private(set) lazy var handedOnNames = HandedOnNames(project: project)
  /// Whether the project declares something of a name, and which members that can be called, of those that were asked for.
  var (declaredNames, callableMembers) = ([Name: Bool](), [Name: [DeclarationReference]]())
  /// Whether names behind a dot only mean cases, and whether members and operators run no code that may ask a run.
  var (constantCases, memberAnswers): ([Name: Bool], [Name: Bool]) = ([:], [:])
  /// What methods do to collections, of those that were asked for.
  var collectionEffects = IDTable<Name, CollectionEffect>()
  var usedNames: [ClosureKey: Set<Name>] = [:]
  /// How many parameters closures have that do not name them, of those that were asked for.
  var anonymousParameterCounts: [ClosureKey: Int] = [:]
  var usedMembers: [ClosureKey: Set<Name>] = [:]
  /// Whether closures in extensions of types from outside may name something of the value that these are applied to, as far as asked.
  var receiverUses: [ClosureKey: Bool] = [:]
  /// Whether closures change what they are given, and whether they do something instead of building a view, as far as asked.
  var (givenChangers, actionClosures) = ([ClosureKey: Bool](), [ClosureKey: Bool]())
  /// What expressions ask, of those whose code has variables.
  var namesAsked: [Site: Set<Name>] = [:]
  /// The variables that closures have captured whose objects the code around them has made.
  var capturedObjects: [ClosureKey: Set<Name>] = [:]
  /// Whether branches of closures ask what these are given, of those that were asked about.
  var askingClosures: [ClosureKey: Bool] = [:]
  var wrapperOwners: [NominalID: Bool] = [:]
  /// Whether a call by a name is an initialiser's.
  var initializedNames: [Name: Bool] = [:]
  /// Whether something is called by a name.
  var constructedNames: [Name: Bool] = [:]
  var storedProperties: [NominalID: [Member]] = [:]
  /// Names of the catalogue, as the project's names.
  let modifierEntries: [Name: ListedModifier]
  let componentEntries: [Name: ListedComponent]
  let hostSlots: [Name: Slot]
  let memberTypings: [Name: MemberTyping]
  let functionTypings: [Name: FunctionTyping]
  let valueWrappers: Set<Name>
  /// Those that are what they are given, and such wrappers.
  let transparentNames: Set<Name>
  /// Labels of the bindings that say whether something is presented.
  let presentationBindings: Set<Name>
  /// Names of the protocols whose values SwiftUI installs.
  let installingNames: Set<Name>
  let representableNames: Set<Name>
  /// Names of views that closures of SwiftUI are given for views of the project.
  let standInNames: Set<Name>
  /// Members of what styles are given that are views of whoever uses the style.
  let standInMembers: Set<Name>
  /// Those of them that the project extends, `View` first.
  let installedExtensions: [Name]
  /// The names of what they add.
  let installedNames: NameSet
  let scalarNames: Set<Name>
  /// What the content of types is built by, of those that were asked for.
  var contentRequirements: [NominalID: MemberRequirement?] = [:]
  /// What is known of types and values, by number.
  var typeTraits: [TypeTraits] = []
  var valueTypes: [TypeID?] = []
  var superclassNaming = IDTable<TypeID, Bool>()
  var receiverBindings = IDTable<TypeID, TypeBindings>()
  var instanceMembers: [TypeMemberKey: [Member]] = [:]
  /// The types around a declaration, from the inside.
  var enclosingTypes = DeclarationTable<[TypeID]>()
  var innermostTypes = DeclarationTable<TypeID>()
  /// Functions that make hosts: their calls are followed for what callers pass.
  var hostOwners: Set<DeclarationReference> = []

  /// Steps left; a project that needs more is cut short, and what is missing then is undecided.
  var budget = Evaluator.steps
  /// Whether there were not enough of them.
  var isCutShort = false
  /// How many steps the flow may take, and the rules after it. Most apps take a tenth at most; previews of a few take more.
  static let steps = 4_000_000
  lazy var presentedCases = PresentedCases(project: project)
  lazy var heldCases = HeldCases(project: project)
  var heldViews = HeldViews()
  /// The properties of classes that say with which case an object was made.
  var madeWithCases: [NominalID: [MadeWith]] = [:]
  lazy var presentationFlags = PresentationFlags(project: project)
  lazy var caseBoundStates = CaseBoundStates(project: project)
  /// Result builders that have been looked at, with whether they do more than put views together.
  var builders = ResultBuilders()
  lazy var viewExtensions = findViewExtensions()
  /// What the code of files does with the names that branches ask.
  var namesInBranches: [Int: BranchNames] = [:]
  var knownChains = KnownChains()
  /// Calls of which branches know what they are worth, with the functions that they call.
  var knownCalls: [Name: Name] = [:]
  var carriedProperties: [Name: CarriedProperty] = [:]
  var memberCodes: [NominalID: [Name: MemberCode]] = [:]
  lazy var assignedNames = AssignedNames(project: project)
  lazy var changedNames = ChangedNames(project: project)
  /// What constants of objects are worth that all code gives a constant; nil for others that were asked for.
  var madeConstants: [DeclarationReference: ValueID?] = [:]
  /// Whether a variable keeps its first value, of those that were asked for.
  var neverChangedVariables: [DeclarationReference: Bool] = [:]
  lazy var plainParameters = project.plainParameters()
  private(set) lazy var decidingKeys = DecidingKeys(project: project)
  /// The properties whose setters and observers run.
  var activeSetters: Set<DeclarationReference> = []
  /// What only the projected values of wrappers of the project read.
  var projectionReads: [TypeID: [EnvironmentRead]] = [:]
  /// What only the setters of wrappers of the project read.
  var setterReads: [TypeID: [EnvironmentRead]] = [:]
  /// The default values of deciding keys that were asked for.
  var defaultValues: [Name: ValueID] = [:]
  var traceNames: [PlacedKey: Name] = [:]
  /// What the literals stand for that are about an environment.
  var environmentTraces: [Name: EnvironmentTrace] = [:]
  /// The names in conditions that may mean values of the environment.
  var askedNames: [Site: [ExpressionID]] = [:]
  /// What the literals ask that are about other run-time values.
  var questions: [Name: Question] = [:] { didSet { questionEdits &+= 1 } }
  private(set) var questionEdits = 0
  /// In how many places values of the environment are written, of those that were asked for.
  var keyWriteCounts: [Name: Int] = [:]
  /// The cases of the enumerations of which such values are.
  var casesOfTraces: [Name: Set<Name>] = [:]
  /// Answers to two parts of one condition, which holds where both are given.
  var conjoinedAnswers: Set<AnswerPair> = []
  /// Where code names conformers of protocols, of those that were asked about.
  var conformerNamings: [NominalID: ConformerNaming] = [:]
  /// The names in members that nothing in these binds, of the members that were asked for.
  var freeNames: [DeclarationReference: Set<ExpressionID>] = [:]
  /// Whether some value is seen by less than its type, and of which types and protocols that makes a difference.
  var seesValues = false
  var differingViews: [SeenType: Bool] = [:]
  var contestedTypes: [NominalID: Bool] = [:]
  /// The names that protocols of the project declare, and those and the ones that extensions of types from outside add.
  let requiredNames: NameSet
  let extendingNames: NameSet
  /// The properties with getters that change the value they are asked of.
  lazy var mutatingGetters = findMutatingGetters()
  lazy var tracesValues = repeatedConditions.mayTrace
  /// Where ways are compared, the types of views that stand within others of their own type.
  var comparedNestedTypes: NestedTypes?
  /// What keys of the environment are worth that are computed of values by which views decide; nil for others.
  var computedKeys: [PlacedKey: ValueID?] = [:]
  /// Where one of several presences holds, of those that were asked for.
  var knownDisjunctions: [[PresenceID]: PresenceID] = [:]
  /// What conditions assume of systems, by their text.
  var availabilities: [String: Assumptions] = [:]
  /// What is assumed of chains of members that begin at types; nil for others.
  var globalTraces: [Site: Trace?] = [:]
  /// How modifiers from other modules are called.
  var foreignModifiers: [Name: ForeignModifier] = [:]
  /// Whether optional properties only hold objects that are made for them.
  var ownObjects: [DeclarationReference: Bool] = [:]
  /// Whether no code names the wrappers of properties but to make them.
  var initialisedWrappers: [DeclarationReference: Bool] = [:]
  /// What `do` blocks and throwing functions try.
  var knownAttempts = KnownAttempts()
  /// Whether methods change the value they run on in ways that are followed, of those that were asked about.
  var plainChangers: [DeclarationReference: Bool] = [:]
  /// Whether initialisers fail where their own code says it, and nowhere else, of those that were asked about.
  var toldFailures: [DeclarationReference: Bool] = [:]
  /// What is known of the classes of objects that conditions ask.
  var askedObjects: [NominalID: AskedObject] = [:]
  /// What changes variables, and where code that asks one changes it first, of those that were asked about.
  var variableChanges: [Name: VariableChanges] = [:]
  var firstChanges: [DeclarationReference: [Name: UInt32?]] = [:]
  private(set) lazy var repeatedConditions = RepeatedConditions(
    project: project, decidingKeys: decidingKeys, steps: comparedSteps,
    preferences: preferenceCalls)
  lazy var preferenceConditions = PreferenceConditions(of: repeatedConditions)
  private let comparedSteps, preferenceCalls: Set<Site>
  let platformClasses: PlatformClasses
  /// The names of members that override others.
  let overridingNames: NameSet
  var depth = 0
  /// The chains that are being evaluated, each from the outside to its head.
  var spine: [ExpressionID] = []
  /// Whether the next body that is evaluated is the content of a root.
  var marksStatements = false
  /// How deep expressions and the functions that they call may nest: deeper ones are unknown. With the
  /// frames of one level it stays well within the 64 MiB of an analysis thread.
  static let depthLimit = 800
  /// How deep a function may be within calls of itself with other arguments.
  static let recursionLimit = 4
  /// The same of one that is called with a number or a text, by which it may come to an end.
  static let countedRecursionLimit = 24
  /// How many elements of an array are followed one by one.
  static let elementLimit = 256
  /// How many alternatives a call is distributed over.
  static let alternativeLimit = 32
  /// How many conformers a call through a protocol is followed to: large apps have a coordinator, and with
  /// it a conformer, for each screen.
  static let conformerLimit = 128

  /// - Parameters:
  ///   - steps: the steps of ways whose conditions are to be compared.
  ///   - preferences: the calls that set preferences or listen to them, whose conditions are.
  init(
    project: Project, relevance: Relevance? = nil, comparingConditionsAt steps: Set<Site> = [],
    preferences: Set<Site> = []
  ) {
    self.project = project
    self.relevance = relevance
    comparedSteps = steps
    preferenceCalls = preferences
    language = project.language
    let namesOutside = project.namesAddedOutside()
    ownUses = OwnUses(project: project, namesOutside: namesOutside)
    let names = project.names
    modifierEntries = project.listed.modifiers
    componentEntries = project.listed.components
    hostSlots = names.numbered(project.catalogue.hostClasses)
    memberTypings = names.numbered(project.catalogue.members)
    functionTypings = names.numbered(project.catalogue.functions)
    valueWrappers = names.numbered(project.catalogue.valueWrappers)
    transparentNames = names.numbered(StandardComponents.transparent).union(valueWrappers)
    presentationBindings = names.numbered(StandardTypes.presentationBindings)
    installingNames = names.numbered(project.catalogue.installingProtocols.keys)
    representableNames = names.numbered(project.catalogue.representableProtocols)
    standInNames = names.numbered(StandardTypes.standIns)
    standInMembers = names.numbered(StandardPreferences.standInMembers)
    let view = project.language.view
    let extended =
      (Array(project.catalogue.installingProtocols.keys)
      + project.catalogue.viewProtocols).sorted().compactMap(project.names.find)
    installedExtensions = ([view] + extended.filter { $0 != view }).filter {
      project.externalMembers[$0] != nil
    }
    installedNames = installedExtensions.reduce(into: NameSet()) { found, type in
      for name in project.externalMembers[type, default: [:]].keys { found.insert(name) }
    }
    scalarNames = names.numbered(project.catalogue.scalars)
    requiredNames = project.requiredNames
    extendingNames = requiredNames.union(namesOutside)
    platformClasses = project.platformClasses
    overridingNames = project.overridingNames()
  }

  // MARK: Recording

  func record(_ read: EnvironmentRead, on receiver: ValueID) {
    if isAsking { return }
    var read = read
    read.isDecided = isDecided
    read.presence = presence
    read.isOperated = isOperated
    var known = reads[receiver, default: []]
    let isKnown = known.contains {
      $0.property == read.property && $0.type == read.type && $0.presence == read.presence
        && ($0.isDecided || !read.isDecided) && (!$0.isOperated || read.isOperated)
    }
    guard !isKnown else { return }
    known.append(read)
    reads[receiver] = known
    onRead?(receiver, read)
  }

  // MARK: Frames

  func frame(for reference: DeclarationReference, receiver: ValueID?) -> Frame {
    let frame = Frame(
      file: project.files[reference.fileIndex], index: reference.fileIndex,
      declaration: reference.id,
      receiver: receiver)
    if let receiver { frame.bindings = bindings(ofReceiver: receiver, for: reference) }
    return frame
  }

  func context(_ frame: Frame) -> LexicalContext {
    LexicalContext(project: project, file: frame.fileIndex, declaration: frame.declaration)
  }

  func resolve(_ type: TypeReferenceID, in frame: Frame) -> TypeID {
    let resolved = project.resolveType(type, in: context(frame))
    return narrowed(project.types.substitute(resolved, frame.bindings))
  }

  /// A type that a declaration writes, for a receiver of it.
  func resolve(
    _ type: TypeReferenceID, of reference: DeclarationReference, receiver: ValueID
  ) -> TypeID {
    resolve(
      project.resolveType(type, in: LexicalContext(reference: reference, project: project)),
      of: reference, receiver: receiver)
  }

  /// A type over the generic parameters around a declaration, for a receiver of that.
  func resolve(
    _ resolved: TypeID, of reference: DeclarationReference, receiver: ValueID
  ) -> TypeID {
    // What is not generic means the same for every receiver.
    guard project.types.isGeneric(resolved) else { return narrowed(resolved) }
    return narrowed(
      project.types.substitute(resolved, bindings(ofReceiver: receiver, for: reference)))
  }

  func scope(of frame: Frame) -> ScopeID { scope(of: frame, frame.locals) }

  func scope(of frame: Frame, _ locals: [Scope.Local], for closure: ClosureID? = nil) -> ScopeID {
    let receiver = closure.map { captured(frame.receiver, by: $0, frame) } ?? frame.receiver
    let making = making(for: receiver) { closure.map { mayRead(selfIn: $0, frame) } ?? true }
    return store.intern(
      Scope(
        file: UInt32(truncatingIfNeeded: frame.fileIndex), declaration: frame.declaration,
        receiver: receiver, locals: locals,
        bindings: frame.bindings, builds: frame.fields != nil, making: making))
  }

  /// A member function as a value.
  func functionValue(_ reference: DeclarationReference, receiver: ValueID?) -> ValueID {
    store.intern(.function(reference, receiver: receiver, making(for: receiver)))
  }

  /// Under what a function is made, if its receiver has anything to read that may be missing: the build, and what is assumed
  /// of the run, by which the same is decided around the receiver.
  private func making(
    for receiver: ValueID?, reads: () -> Bool = { true }
  ) -> Making {
    guard let receiver, readsEnvironment(receiver), reads() else { return .always }
    var making = Making(presence: presenceOfMade, isDecided: isDecided)
    if making != .always, let owner = nominal(of: receiver) {
      making.presence = project.presences.within(project[owner].presence, making.presence)
    }
    return making
  }

  func frame(in scope: ScopeID) -> Frame {
    let scope = store[scope]
    let frame = Frame(
      file: project.files[Int(scope.file)], index: Int(scope.file), declaration: scope.declaration,
      receiver: scope.receiver)
    frame.locals = scope.locals
    frame.bindings = scope.bindings
    return frame
  }

  /// Calls a function under what it was made under.
  func under<Result>(_ making: Making, _ body: () -> Result) -> Result {
    making == .always
      ? body() : under(making.presence, decided: making.isDecided, body)
  }

  /// Evaluates under a further condition.
  func under<Result>(
    _ condition: PresenceID, decided: Bool = true, contained: Bool = false, _ body: () -> Result
  ) -> Result {
    let (oldPlace, oldDecided, oldContained) = (place, isDecided, isContained)
    place = here(and: condition)
    isDecided = isDecided && decided
    isContained = isContained || contained
    defer { (place, isDecided, isContained) = (oldPlace, oldDecided, oldContained) }
    return body()
  }

  /// Evaluates again what has been evaluated where it stands, or is not at all, to ask what it says.
  func asking<Result>(_ body: () -> Result) -> Result {
    let outer = isAsking
    isAsking = true
    defer { isAsking = outer }
    return body()
  }

  // MARK: Shapes

  /// The value without the places it was built at and the types it is seen through.
  @inline(__always) func core(_ id: ValueID) -> ValueID { store.core(id) }

  func group(_ values: [ValueID]) -> ValueID {
    let visible = values.filter { $0 != .empty }
    if visible.isEmpty { return .empty }
    return visible.count == 1 ? visible[0] : store.intern(.group(visible))
  }

  /// A value of which nothing is told.
  var anyValue: ValueID {
    opaque(project.types.intern(.external(project.names.intern("Any"), [])))
  }

  func opaque(_ type: TypeID) -> ValueID {
    type == .unknown ? .unknown : store.intern(.opaque(type))
  }

  /// Applies a function to each alternative of a value.
  func distribute(_ id: ValueID, _ body: (ValueID) -> ValueID) -> ValueID? {
    guard case .union(let alternatives) = store[core(id)] else { return nil }
    guard alternatives.count <= Self.alternativeLimit else { return .unknown }
    return union(
      alternatives.map { alternative in
        under(alternative.presence, decided: alternative.isDecided) {
          alternative.holding(body(alternative.value))
        }
      })
  }
}
