// What the layout reader makes of the code around a measurement: values, the views that they build, the state that
// they read, what they measure, and what they write back.

/// What an expression is worth to layout.
indirect enum LayoutValue {
  /// Some function of these.
  case unknown(Set<LayoutSource>)
  case number(LayoutTerm)
  case none
  /// A condition that run-time values decide: an index into the reader's conditions.
  case condition(LayoutGuard)
  case boolean(Bool)
  /// A node of the reader.
  case view(Int32)
  case closure(LayoutClosure)
  /// A function of the project, with the value it is a member of.
  case function(DeclarationReference, receiver: LayoutValue?)
  case instance(LayoutInstance)
  /// State, or a part of it: an index into the reader's cells.
  case cell(Int32, [Name], NominalID?)
  case binding(LayoutValue)
  /// What gives a property of a value, called with nothing, and assigns it, called with a value.
  case accessor(Name, of: LayoutValue)
  /// The bounds of something measured, as an anchor.
  case anchor(Int32)
  /// The geometry that a measurement gives, or a part of it.
  case proxy(Int32)
  case size(Int32)
  case frame(Int32, LayoutSpace)
  /// One of several, each under its guards.
  case choice([(guards: [LayoutGuard], value: LayoutValue)])
  /// Several values with labels: a tuple, a size, insets.
  case record([(label: Name, value: LayoutValue)])
  case list([LayoutValue])
  /// A text of values, which is another one if one of them is.
  case text([LayoutValue])
  case metatype(TypeID)
  case keyPath([Name])
  /// `.name` of a type from outside: an edge, an axis, a unit.
  case symbol(Name)
  /// Something of the device or the process that stays as it is while the program runs (`UIDevice.current`), by what leads there.
  case steady(Name)
  /// A container as a value (`AnyLayout(VStackLayout(spacing: 4))`), which is called with what stands in it.
  case layout(String, [LayoutReader.LayoutArgument])
  /// A value that never equals another (`UUID()`).
  case fresh
  /// What a row shows of a collection, or a member of it, of which nothing else is known.
  case element(Name)

  static var undecided: Self { .unknown([]) }
}

/// A closure with what it captures.
final class LayoutClosure {
  let file: Int
  let id: ClosureID
  let frame: LayoutFrame

  init(file: Int, id: ClosureID, frame: LayoutFrame) {
    self.file = file
    self.id = id
    self.frame = frame
  }
}

/// A value of a type of the project.
extension LayoutValue {
  /// Whether it is the part of state that a write goes to.
  func isCell(of write: LayoutWrite) -> Bool {
    if case .cell(write.cell, let path, _) = self { path == write.path } else { false }
  }
}

final class LayoutInstance {
  let id: Int32
  let nominal: NominalID
  var fields: [Name: LayoutValue]
  /// The property of which it is the wrapper.
  var holder: DeclarationReference?
  /// Whether code that was read has made it: what it is not given begins as it is declared.
  var isMade = false
  /// Whether it is the copy of a view that a variable holds, before anybody shows it.
  var isCopy = false
  /// How many guards there were around the variable that holds it.
  var madeUnder = 0
  /// What the generic parameters of its type stand for.
  var types = TypeBindings()

  init(id: Int32, nominal: NominalID, fields: [Name: LayoutValue]) {
    self.id = id
    self.nominal = nominal
    self.fields = fields
  }
}

/// The variables of code that is being read.
final class LayoutFrame {
  let file: Int
  let declaration: DeclarationID?
  let receiver: LayoutValue?
  var locals: [Name: LayoutValue] = [:]
  /// The names that an initialiser stores into, and how many guards there are around it.
  var stored: LayoutInstance?
  var storedUnder = 0
  /// What the initialiser of an enumeration assigns: `self`.
  var selfName: Name?
  /// The conditions under which its code comes to its end.
  var rest: [LayoutGuard] = []
  /// What it has been assigned so far.
  var made: LayoutValue? { selfName.flatMap { locals[$0] } }
  /// Variables that are declared without a value.
  var unset: Set<Name> = []
  /// Variables that began as a copy of what state holds, of a type that is not known.
  var copies: Set<Name> = []
  /// Variables of which the reader does not follow what they hold.
  var blurred: Set<Name> = []
  /// Parameters that stand for state that a function may change (`inout`).
  var places: Set<Name> = []
  /// Variables that the block which is being read has assigned.
  var changed: Set<Name> = []
  /// What the generic parameters of its code stand for.
  var types = TypeBindings()

  init(file: Int, declaration: DeclarationID?, receiver: LayoutValue?) {
    self.file = file
    self.declaration = declaration
    self.receiver = receiver
    if case .instance(let instance)? = receiver { types = instance.types }
  }

  func copy(for function: DeclarationID? = nil) -> LayoutFrame {
    let frame = LayoutFrame(file: file, declaration: function ?? declaration, receiver: receiver)
    frame.locals = locals
    frame.stored = stored
    frame.selfName = selfName
    frame.storedUnder = storedUnder
    frame.unset = unset
    frame.copies = copies
    frame.blurred = blurred
    frame.places = places
    frame.types = types
    return frame
  }
}

/// A view of the tree that the reader has built.
struct LayoutNode {
  enum Kind {
    case component(String, LayoutBehaviour?)
    /// A modifier on a view, with what it shows in layers of that view.
    case modified(Int32, String, LayoutEffect, layers: [Int32])
    case group
    /// One of several, each under its guards.
    case branch([[LayoutGuard]])
    /// A view of the project: its content is its child.
    case inlined(NominalID)
    /// A view of which nothing is known, but what it depends on.
    case unknown(Set<LayoutSource>)
  }

  var kind: Kind
  var children: [Int32] = []
  var arguments: [(label: String, value: LayoutValue)] = []
  var site: Site?
  var parent: Int32 = -1
  /// Further nodes that it stands in: a view that is kept in a variable, or handed to a helper that shows it on both sides of a
  /// condition.
  var otherParents: [Int32] = []
  /// The node that was added first among this one and those inside of it.
  var eldest: Int32 = .max
  /// Whether it, or one inside of it, may set a preference.
  var emits = false

  /// Whether it is a modifier that sets a preference.
  var setsPreference: Bool {
    guard case .modified(_, let name, _, _) = kind, let role = StandardPreferences.roles[name]
    else { return false }
    return role != .listens
  }
}

/// A state property of one value of a view, or an object that it holds.
struct LayoutCell {
  var instance: Int32
  var owner: NominalID
  var property: DeclarationReference
  /// The property that has it as its wrapper's state.
  var holder: DeclarationReference?
  /// What it starts with.
  var initial: LayoutValue?
  /// Whether somebody outside the tree gives or writes it.
  var isForeign: Bool
  /// Whether it is somebody else's by its declaration.
  var isGiven: Bool
  /// Whether it holds an object that somebody gives: what is written into it stays there.
  var isShared: Bool
  /// Whether a view that holds an object of it observes the object.
  var observes: Bool
  /// The property of a view that keeps the object which a constant of the program holds.
  var keeper: DeclarationReference?
}

/// A property of a view that holds somebody else's binding.
struct BindingHolder: FastHashable {
  var type: NominalID
  var property: Name
  /// The part of the state that the binding is of.
  var path: [Name]

  @inline(__always) func mix(into mixer: inout HashMixer) {
    mixer.add(UInt64(type.rawValue) << 32 | UInt64(property.rawValue))
    mixer.add(path)
  }
}

/// Something that measures.
struct LayoutMeasurement {
  /// The node that is measured; -1 until it stands.
  var node: Int32
  var site: Site
}

/// A condition that run-time values decide.
struct LayoutCondition: FastHashable {
  enum Kind: Equatable {
    /// `left operator right`, of numbers.
    case comparison(LayoutTerm, String, LayoutTerm)
    /// Whether what state holds is true.
    case truth(LayoutSource)
    /// Whether an optional part of state holds a value.
    case presence(LayoutSource)
    /// Which case a part of state is.
    case isCase(LayoutSource, Name)
    case both(LayoutGuard, LayoutGuard)
    /// What is true of a build: where code under `#if` exists.
    case build(PresenceID)
    /// What is true of a device, by how it is written.
    case device(Name)
    /// Something that is not told, each time anew.
    case other(Int32)
  }

  var kind: Kind
  var sources: Set<LayoutSource>
}

extension LayoutCell {
  /// The property by which people know the state.
  var known: DeclarationReference { holder ?? keeper ?? property }
  /// Whether a constant of the program holds it.
  var isStatic: Bool { instance == -1 }
}

/// What makes a callback run.
struct LayoutTrigger {
  enum Kind {
    case change
    /// Every update of the view, or every layout pass.
    case update
    /// A change of state.
    case reaction
  }

  var kind: Kind
  var site: Site
  /// The node that the callback is attached to.
  var node: Int32
  /// What must change for it to run, and all that this depends on.
  var watched = LayoutValue.undecided
  var sources: Set<LayoutSource> = []
  /// Whether a new view calls it for its first value.
  var runsFirst = false
  /// The conditions under which the view stands that calls back, and the one that emits what it hears.
  var standing: [LayoutGuard] = []
}

/// A write of something measured when a view appears.
struct LayoutAppearance {
  var cell: Int32
  var path: [Name]
  var value: LayoutValue
  var site: Site
  /// Where the callback stands that runs as the view appears.
  var trigger: Site
}

/// A write of state.
struct LayoutWrite {
  var cell: Int32
  var path: [Name]
  var value: LayoutValue
  var site: Site
  var guards: [LayoutGuard]
  /// The conditions of `#if` around what calls back.
  var builds: [LayoutGuard]
  var trigger: LayoutTrigger
  /// How many writes the reader has met before.
  var order: Int
  /// Where a preference carried the measurement.
  var emission: Site?
  /// Whether it puts one more element into an array.
  var isLonger = false
  /// The writes that it follows, by their order, the measurement's first.
  var origins: [Int] = []

  /// The part of state that is written.
  var part: LayoutCellPart { LayoutCellPart(cell: cell, path: path) }
}
