// What an expression is worth as far as the sources tell: the views it builds, the constants that decide
// paths, and for everything else its static type. Values are interned and know no environment, so that
// one is evaluated once however many paths reach it.

/// The index of a value in a `ValueStore`.
struct ValueID: FastID {
  let rawValue: UInt32

  /// Nothing is known, not even the type.
  static let unknown = ValueID(rawValue: 0)
  /// No view at all: `EmptyView()`, an `if` without `else`.
  static let empty = ValueID(rawValue: 1)
  /// `nil`
  static let none = ValueID(rawValue: 2)
}

/// A place that a value comes from: an expression of a file.
struct Site: FastHashable, Sendable {
  let file: UInt32
  let expression: UInt32

  init(file: Int, _ expression: ExpressionID) {
    self.file = UInt32(truncatingIfNeeded: file)
    self.expression = expression.rawValue
  }

  var fileIndex: Int { Int(file) }
  var id: ExpressionID { ExpressionID(Int(expression)) }

  @inline(__always) func mix(into mixer: inout HashMixer) {
    mixer.add(UInt64(file) << 32 | UInt64(expression))
  }
}

/// The index of the captured variables of a closure in a `ValueStore`.
struct ScopeID: FastID {
  let rawValue: UInt32
}

/// What a closure or a local function sees of the place where it is written.
struct Scope: FastHashable {
  struct Local: FastHashable {
    var name: Name
    var value: ValueID
  }

  /// The innermost declaration around it, from which names are looked up.
  var file: UInt32
  var declaration: DeclarationID?
  var receiver: ValueID?
  var locals: [Local]
  var bindings: TypeBindings
  var builds: Bool
  var making: Making
}

/// Under what a function value was made. Wherever it is called, it reads of its receiver only what is there then: a
/// view that is given it in a branch calls it in that branch alone.
struct Making: FastHashable {
  var presence: PresenceID
  var isDecided: Bool

  static let always = Self(presence: .always, isDecided: true)

  @inline(__always) func mix(into mixer: inout HashMixer) {
    mixer.add(UInt64(presence.rawValue) << 1 | (isDecided ? 1 : 0))
  }
}

struct FieldValue: FastHashable {
  var name: Name
  var value: ValueID
}

/// An argument of a call to something outside the project.
struct ArgumentValue: FastHashable {
  var label: Name
  var value: ValueID
  var isTrailing: Bool
}

/// A type behind a protocol or class: one of those that a value may have which is seen as that.
struct Guise: FastHashable {
  var actual: NominalID
  var seenAs: NominalID

  @inline(__always) func mix(into mixer: inout HashMixer) {
    mixer.add(UInt64(actual.rawValue) << 32 | UInt64(seenAs.rawValue))
  }
}

/// The index of a guise in a `ValueStore`.
struct GuiseID: FastID {
  let rawValue: UInt32
}

/// A value under a condition.
struct Alternative: FastHashable {
  var presence: PresenceID
  var value: ValueID
  /// False when the sources do not decide whether it is ever taken.
  var isDecided: Bool
  /// The type that stands behind the protocol or class that the value is seen as, if it is only one of several
  /// that may: which of them stands at a place, no place tells.
  var guise: GuiseID?

  /// Whether two alternatives differ in nothing but the type behind them.
  func isSame(as other: Alternative) -> Bool {
    value == other.value && presence == other.presence && isDecided == other.isDecided
  }

  /// The same alternative with another value.
  func holding(_ value: ValueID) -> Alternative {
    var other = self
    other.value = value
    return other
  }
}

/// What conditions on a run-time value assume: it has one value along a path.
struct Trace: FastHashable {
  /// What literals about its cases begin with; none for what was computed from others.
  var name: Name
  /// Where it is true, or holds something.
  var holds: PresenceID
  var fails: PresenceID

  @inline(__always) func mix(into mixer: inout HashMixer) {
    mixer.add(name)
    mixer.add(UInt64(holds.rawValue) << 32 | UInt64(fails.rawValue))
  }
}

enum Value: FastHashable {
  case unknown
  case empty
  case none
  /// A run-time value of a static type.
  case opaque(TypeID)
  /// An error that code throws instead of giving a result.
  case thrown(ValueID)
  /// The way out of a statement that code leaves with `break` or `continue`, by its number among those of its frame.
  case jump(UInt32)
  case boolean(Bool)
  /// A number or a text as written.
  case literal(Name, TypeID)
  /// A constant that cannot be told: a literal that was put through a function outside the project.
  case someConstant(TypeID)
  case enumCase(TypeID, Name, [ValueID])
  /// A structure or class with what is known of its stored properties, sorted by name.
  case instance(TypeID, [FieldValue])
  case metatype(TypeID)
  case closure(file: UInt32, ClosureID, ScopeID)
  /// A function of the project that is not called yet, with the value it is a member of.
  case function(DeclarationReference, receiver: ValueID?, Making)
  case localFunction(DeclarationReference, ScopeID)
  /// `Type.init`
  case constructor(TypeID)
  case enumConstructor(TypeID, Name)
  /// A value seen through a declared static type.
  case typed(ValueID, TypeID)
  /// A value of which code only knows what a generic parameter, `some P` or an extension of a protocol says of it.
  case seen(ValueID, TypeID)
  /// A run-time value that conditions ask for at several places, with what they may assume of it.
  case traced(ValueID, Trace)
  case union([Alternative])
  /// Views side by side.
  case group([ValueID])
  case tuple([Name], [ValueID])
  case array([ValueID])
  /// An array of constants as it is written: with these elements and no others, which other arrays only may hold.
  case exact(ValueID)
  /// A collection that holds these elements or others: constants decide it in a way that is not followed.
  case open(ValueID, isFilled: Bool)
  /// A view behind `AnyView`, which is what it holds but for the preferences that come out of it.
  case erased(ValueID)
  case dictionary([ValueID])
  /// A value built at a place: the step that a trace shows.
  case built(ValueID, Site)
  /// A call of something outside the project.
  case component(Name, [ArgumentValue], Site)
  /// A method outside the project applied to a value.
  case modified(ValueID, Name, [ArgumentValue], Site)
  /// A member outside the project.
  case externalMember(ValueID?, Name)
  case binding(ValueID)
  case keyPath(TypeID, [Name])
  /// An element of a run-time collection of known values: any of them.
  case undecided(Site)
}

/// Interned values.
final class ValueStore {
  private var values = InternTable<Value>()
  private var nestings: [Nesting] = []
  private var cores: [ValueID] = []
  private var scopes = InternTable<Scope>()
  private var guises = InternTable<Guise>()

  /// Deeper values only come from views that wrap themselves without end.
  static let depthLimit: UInt16 = 4_000

  init() {
    _ = intern(.unknown)
    _ = intern(.empty)
    _ = intern(.none)
  }

  subscript(id: ValueID) -> Value { values[id.rawValue] }
  subscript(id: ScopeID) -> Scope { scopes[id.rawValue] }
  subscript(id: GuiseID) -> Guise { guises[id.rawValue] }

  func intern(_ value: Value) -> ValueID {
    let (index, isNew) = values.intern(value)
    if isNew {
      nestings.append(nesting(of: value))
      cores.append(core(of: value, ValueID(rawValue: index)))
    }
    return nestings[Int(index)].depth > Self.depthLimit ? .unknown : ValueID(rawValue: index)
  }

  /// How many values there are.
  var count: Int { nestings.count }

  func intern(_ scope: Scope) -> ScopeID { ScopeID(rawValue: scopes.intern(scope).index) }

  func guise(of actual: NominalID, as seenAs: NominalID) -> GuiseID {
    GuiseID(rawValue: guises.intern(Guise(actual: actual, seenAs: seenAs)).index)
  }

  /// The value without the places it was built at and the types it is seen through.
  @inline(__always) func core(_ id: ValueID) -> ValueID { cores[Int(id.rawValue)] }

  private func core(of value: Value, _ id: ValueID) -> ValueID {
    switch value {
    case .built(let inner, _), .traced(let inner, _), .exact(let inner), .open(let inner, _),
      .erased(let inner),
      .seen(let inner, _):
      return core(inner)
    case .typed(let inner, _):
      // Of a run-time value the type that it is seen through is all that is known.
      if inner == .unknown { return id }
      if case .opaque = self[inner] { return id }
      return core(inner)
    default: return id
    }
  }

  /// How deep a value nests other values.
  func depth(of id: ValueID) -> UInt16 { nestings[Int(id.rawValue)].depth }

  /// Whether a value may hold a closure: without it, it does not.
  func mayHold(_ closure: ClosureKey, _ id: ValueID) -> Bool {
    nestings[Int(id.rawValue)].closures & mark(of: closure) != 0
  }

  /// How many closures stand within each other in a value, up to 255.
  func closureDepth(of id: ValueID) -> UInt8 { nestings[Int(id.rawValue)].closureDepth }

  /// How deep a value is, and which closures stand in it.
  private struct Nesting {
    var depth: UInt16 = 0
    var closureDepth: UInt8 = 0
    /// By `mark`: more closures than bits share some.
    var closures: UInt64 = 0
  }

  private func mark(of closure: ClosureKey) -> UInt64 {
    1 << UInt64((closure.file &* 31 &+ closure.closure.rawValue) % 64)
  }

  private func nesting(of value: Value) -> Nesting {
    var result = Nesting()
    forEachPart(of: value) { id in
      let part = nestings[Int(id.rawValue)]
      result.depth = max(result.depth, part.depth + 1)
      result.closureDepth = max(result.closureDepth, part.closureDepth)
      result.closures |= part.closures
    }
    if case .closure(let file, let closure, _) = value {
      if result.closureDepth < .max { result.closureDepth += 1 }
      result.closures |= mark(of: ClosureKey(file: file, closure: closure))
    }
    return result
  }
}
