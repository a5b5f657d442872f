// What evaluation knows of the code that it runs.

/// The variables of a function or closure that is being evaluated.
final class Frame {
  let file: ProjectFile
  let fileIndex: Int
  var declaration: DeclarationID?
  var receiver: ValueID?
  var locals: [Scope.Local] = [] { didSet { knownHash = nil } }
  var bindings = TypeBindings()
  var returned: [Alternative] = []
  /// Whether the code may have been left by a branch of which it is not told whether it is taken.
  var mayHaveLeft = false
  /// Whether the statement that is being run has certainly thrown.
  var hasThrown = false
  /// Whether the code changes the value that it runs on: that is the variable `self`, and what the value is now.
  var changesSelf = false
  /// Whether what variables are worth where the code is left is noted.
  var notesEnds = false
  /// Whether some way through the code that was run last leads to its end, if ends are noted.
  var reachesEnd = false
  /// What few frames have.
  private var own: Own?
  /// The frame's number among those whose expressions were evaluated; 0 for none.
  var number: UInt32 = 0
  private var knownHash: UInt64?
  /// What the clauses of `#if` within a chain go on from. No local: closures do not capture it.
  var configurationBase: ValueID?
  /// What is assumed since a condition under whose negation the body was left.
  var assumed = PresenceID.always
  /// Where the block ends whose statements are being run.
  var blockEnd: UInt32 = 0
  /// How many undecided branches are around the statement.
  var branchDepth = 0
  /// How many loops are around the statement.
  var loopDepth = 0

  init(file: ProjectFile, index: Int, declaration: DeclarationID?, receiver: ValueID?) {
    self.file = file
    fileIndex = index
    self.declaration = declaration
    self.receiver = receiver
  }

  /// What the frame of an initialiser has, and that of code with variables or `defer`: most frames only name things, and
  /// are made and taken apart at every step.
  private final class Own {
    var fields: [Name: ValueID]?
    var leftFields: [[Name: ValueID]] = []
    var givenRoots: [GivenRoot] = []
    var variables: Set<Name> = []
    var unset: Set<Name> = []
    var followed = FollowedNames()
    var captured: CapturedVariables?
    var made: MadeObjects?
    var correlated: CorrelatedVariables?
    var deferred: [DeferredBlock] = []
    var thrownFrom: [LocalsAtEnd] = []
    var attempts: Set<Site> = []
    var leftLocals: [[Scope.Local]] = []
    var jumps: [JumpEnd] = []
    var ends: [LocalsAtEnd] = []
    var seenGenerics: [Name: TypeID] = [:]
    var builder: NominalID?
  }

  /// The result builder of the project that makes something of what the statements build.
  var builder: NominalID? {
    get { own?.builder }
    set { if newValue != nil || own != nil { madeOwn.builder = newValue } }
  }

  /// Whether nothing in it changes but what is declared.
  var isPlain: Bool { own == nil }

  /// A hash of the variables and what they are worth.
  var hashOfLocals: UInt64 {
    if let knownHash { return knownHash }
    var mixer = HashMixer()
    for local in locals {
      mixer.add(UInt64(local.name.rawValue) << 32 | UInt64(local.value.rawValue))
    }
    knownHash = mixer.hash
    return mixer.hash
  }

  private var madeOwn: Own {
    if let own { return own }
    let made = Own()
    own = made
    return made
  }

  /// What an initialiser had assigned wherever it may have returned before its end.
  var leftFields: [[Name: ValueID]] {
    get { own?.leftFields ?? [] }
    _modify { yield &madeOwn.leftFields }
  }

  /// Stored properties that an initialiser has assigned; nil outside initialisers.
  var fields: [Name: ValueID]? {
    get { own?.fields }
    _modify { yield &madeOwn.fields }
  }

  /// The root views of which the host whose code it is got one last.
  var givenRoots: [GivenRoot] {
    get { own?.givenRoots ?? [] }
    _modify { yield &madeOwn.givenRoots }
  }

  /// What the caller knows of the arguments that are of its own generic parameters, by those of the function.
  var seenGenerics: [Name: TypeID] {
    get { own?.seenGenerics ?? [:] }
    _modify { yield &madeOwn.seenGenerics }
  }

  /// Names of what is declared here without a value: `let isOn: Bool`.
  var unset: Set<Name> {
    get { own?.unset ?? [] }
    _modify { yield &madeOwn.unset }
  }

  /// Names of the `var`s that are declared here, rather than captured.
  var variables: Set<Name> {
    get { own?.variables ?? [] }
    _modify { yield &madeOwn.variables }
  }

  /// Which of the names that are declared here are followed through changes.
  var followed: FollowedNames {
    get { own?.followed ?? FollowedNames() }
    _modify { yield &madeOwn.followed }
  }

  /// What closures see of the variables that are declared here; nil where none sees any.
  var captured: CapturedVariables? { own?.captured }

  /// The objects that the code has made; nil where there are none.
  var made: MadeObjects? { own?.made }

  func madeObjects() -> MadeObjects {
    let own = madeOwn
    if let made = own.made { return made }
    let made = MadeObjects()
    own.made = made
    return made
  }

  /// What variables depend on; nil where there are none.
  var correlated: CorrelatedVariables? { own?.correlated }

  /// Whether what conditions ask may belong together with what something else is worth.
  var correlates: Bool { hasVariables || correlated != nil }

  func correlatedVariables() -> CorrelatedVariables {
    let own = madeOwn
    if let correlated = own.correlated { return correlated }
    let correlated = CorrelatedVariables()
    own.correlated = correlated
    return correlated
  }

  /// A closure or a local function is made that names variables.
  func capture(_ names: some Sequence<Name>) {
    guard let own else { return }
    for name in names where own.variables.contains(name) {
      if own.captured == nil { own.captured = CapturedVariables() }
      own.captured?.seen.insert(name)
    }
  }

  /// A closure or a local function is made that changes a variable.
  func leaveOpen(_ name: Name) {
    if madeOwn.captured == nil { madeOwn.captured = CapturedVariables() }
    own?.captured?.changed.insert(name)
  }

  /// Whether something else is done wherever a variable changes.
  func isObserved(_ name: Name) -> Bool { own?.followed.observed.contains(name) == true }

  /// Whether there are any.
  var hasVariables: Bool { own?.variables.isEmpty == false }

  /// Where throwing functions of the project are called that were followed.
  var attempts: Set<Site> {
    get { own?.attempts ?? [] }
    _modify { yield &madeOwn.attempts }
  }

  /// What variables were worth wherever something was thrown.
  var thrownFrom: [LocalsAtEnd] {
    get { own?.thrownFrom ?? [] }
    _modify { yield &madeOwn.thrownFrom }
  }

  /// Where `break` and `continue` were run whose statement is still being run. Each stands among what is returned, too.
  var jumps: [JumpEnd] {
    get { own?.jumps ?? [] }
    _modify { yield &madeOwn.jumps }
  }

  /// Whether there are any.
  var hasJumps: Bool { own?.jumps.isEmpty == false }

  /// Takes them away, for code within the code that has what it returns for itself.
  func takeJumps() -> [JumpEnd] {
    guard hasJumps else { return [] }
    defer { jumps = [] }
    return jumps
  }

  /// What variables were worth at each `return`, if that is noted.
  var leftLocals: [[Scope.Local]] {
    get { own?.leftLocals ?? [] }
    _modify { yield &madeOwn.leftLocals }
  }

  /// What variables are worth wherever the code that was run last may have ended, if that is noted.
  var ends: [LocalsAtEnd] {
    get { own?.ends ?? [] }
    _modify { yield &madeOwn.ends }
  }

  /// What `defer` has put off, for the blocks that are being run.
  var deferred: [DeferredBlock] {
    get { own?.deferred ?? [] }
    _modify { yield &madeOwn.deferred }
  }

  func local(_ name: Name) -> ValueID? {
    var index = locals.count
    while index > 0 {
      index -= 1
      if locals[index].name == name { return locals[index].value }
    }
    return nil
  }

  /// Makes room for further locals.
  func reserveLocals(_ count: Int) {
    if count > 1, locals.isEmpty { locals.reserveCapacity(count) }
  }

  func bind(_ name: Name, _ value: ValueID) {
    if name != .none { locals.append(.init(name: name, value: value)) }
  }

  /// Declares a variable; a `let` hides one of its name.
  func declare(_ name: Name, isLet: Bool) {
    if isLet {
      own?.variables.remove(name)
    } else {
      madeOwn.variables.insert(name)
    }
  }

  /// Gives a visible variable a value; one under a branch may keep its old one.
  func assign(_ name: Name, _ value: ValueID) -> Bool {
    guard let index = locals.lastIndex(where: { $0.name == name }) else { return false }
    locals[index].value = value
    if let captured, captured.seen.contains(name) { captured.isChanged = true }
    return true
  }
}
