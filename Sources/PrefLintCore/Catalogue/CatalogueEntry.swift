// What SwiftUI's own modifiers, containers, scenes, hosts and wrappers do, as values. The analysis reads
// these tables and knows no component by name; a configuration adds entries of the same form.

/// What an argument of a modifier or a container is to the view tree.
public enum SlotRole: UInt8, Hashable, Sendable {
  /// A view, or a closure that builds one, in the environment that enters the step (semantics B1, C9).
  case content
  /// A view that a navigation container pushes: in that container's environment (C4, C5).
  case destination
  /// A view in a host that inherits nothing (C3b).
  case detached
  /// Code that runs later and builds no view (A20).
  case action
  /// A plain value.
  case value
  /// A view modifier that is applied to the content slots, as `modifier(_:)` would (A15).
  case modifier
  /// A view, or a closure that builds one, which shows the content of the other slots wherever it likes
  /// (`Group(subviews:)`): what it writes may enclose that content.
  case arranger
}

/// What a closure in a slot is called with, so that its parameters have types.
public enum ClosureParameter: Hashable, Sendable {
  /// An element of the collection passed for this label (`""`: the first unlabelled argument, without
  /// trailing closures). For a binding of a collection, a binding of its element.
  case element(of: String)
  /// The value that an optional, or a binding of one, passed for this label holds.
  case unwrapped(String)
  /// The value passed for this label, or the value that a binding passed for it holds.
  case value(of: String)
  /// An instance of the type whose metatype is passed for this label (`for: Route.self`).
  case instance(of: String)
  /// A binding of an instance of that type (`WindowGroup(for: T.self) { $value in }`).
  case binding(of: String)
  /// A configuration whose member `document` is the value passed for this label, or what a closure
  /// passed for it returns, or an instance of the metatype (`DocumentGroup`, C16).
  case document(of: String)
  /// A value of a type that the project does not declare.
  case external(String)
  /// The view that the modifier is applied to: what the closure builds of it stands in its place, as what a
  /// `ViewModifier` builds around its content does (A15).
  case base
}

/// One argument position. Labels are as written; the first trailing closure and unlabelled arguments have
/// the label `""`.
public struct Slot: Hashable, Sendable {
  public var label: String
  public var role: SlotRole
  /// In the order of the closure's parameters. One that refers to a label which the call does not have
  /// is left out, so that overloads stand side by side (`for:` and `item:`).
  public var parameters: [ClosureParameter]

  public init(_ label: String, _ role: SlotRole, _ parameters: [ClosureParameter] = []) {
    self.label = label
    self.role = role
    self.parameters = parameters
  }

  /// Whether a closure there is given what the modifier is applied to.
  var isGivenBase: Bool { parameters.contains(.base) }
}

/// What the traits of previews do (C17).
public struct PreviewTraits: Sendable {
  /// The type of a trait: a project's static members of it are traits, too.
  public var type: String
  /// The function that makes a trait of a modifier, which then stands around the preview's content.
  public var modifier: String
  /// Functions and properties that give traits which leave the environment of objects alone.
  public var plain: Set<String>
}

/// Slots that hold while a call has an argument with a certain label: the trailing closure of
/// `Button(action: save) { … }` builds the label, that of `Button("Save") { … }` is the action.
public struct SlotAlternative: Hashable, Sendable {
  public var label: String
  public var slots: [Slot]

  public init(_ label: String, _ slots: [Slot]) {
    self.label = label
    self.slots = slots
  }
}

/// An entry that says what the arguments of a call are.
public protocol SlottedEntry {
  var name: String { get }
  var slots: [Slot] { get }
  var alternatives: [SlotAlternative] { get }
}

extension SlottedEntry {
  /// The slot of the arguments with a label, in a call whose arguments have the given labels, trailing
  /// closures included.
  public func slot(_ label: String, among labels: some Sequence<String>) -> Slot? {
    slot(label) { labels.contains($0) }
  }

  /// The same, with a test for the labels that the call has.
  func slot(_ label: String, hasLabel: (String) -> Bool) -> Slot? {
    for alternative in alternatives where hasLabel(alternative.label) {
      if let slot = alternative.slots.first(where: { $0.label == label }) { return slot }
    }
    return slots.first { $0.label == label }
  }
}

/// What applying a modifier does.
public enum ModifierEffect: UInt8, Hashable, Sendable {
  /// Changes nothing that flows through the view tree; content slots inherit.
  case none
  /// `environmentObject(_:)`: writes an object under the static type of its argument (A1).
  case writesObject
  /// `environment(_:)` with one unlabelled object writes it (A1); with a key path it writes a value, and
  /// with `\.self` everything (A13).
  case writesEnvironment
  /// `modifier(_:)`: the argument's `body(content:)` is around the base (A15).
  case appliesModifier
  /// `buttonStyle(_:)` and the like: a project's own style is installed where it is used (A16, A17).
  case appliesStyle
  /// Shows its content in a sheet, cover, popover or inspector (C1, C2).
  case presents
  /// `alert`, `confirmationDialog`: only buttons and texts of its content are used (B3).
  case asks
  /// `navigationDestination` (C5).
  case declaresDestination
  /// Puts items into a bar (C10).
  case fillsToolbar
  /// `contextMenu` with a preview (C3b).
  case previewsMenu
}

extension ModifierEffect {
  /// Whether objects or values of the environment are written (A1, A13).
  var writes: Bool { self == .writesObject || self == .writesEnvironment }

  /// Whether its content is only shown once somebody or something opens it.
  var isOpened: Bool { self == .presents || self == .previewsMenu }
}

/// A modifier: a method on a view, a scene or other content.
public struct ModifierEntry: Hashable, Sendable, SlottedEntry {
  public var name: String
  public var effect: ModifierEffect
  /// Slots that differ from the default. By default a labelled or trailing closure of a modifier is
  /// content when it builds a view, and everything else is a value.
  public var slots: [Slot]
  public var alternatives: [SlotAlternative]
  /// What a closure or a view without a slot is when it builds a view: content, unless a configuration
  /// says that it is detached (C3b, C11).
  public var unlistedContent: SlotRole
  /// Names of the types of the objects that it writes (A1) besides what its effect says; for a component
  /// that a configuration describes.
  public var injects: [String]
  /// Whether its content inherits nothing on iOS 13 (C1).
  public var isCutOnIOS13 = false

  public init(
    _ name: String, _ effect: ModifierEffect = .none, _ slots: [Slot] = [],
    alternatives: [SlotAlternative] = [], unlistedContent: SlotRole = .content,
    injects: [String] = []
  ) {
    self.name = name
    self.effect = effect
    self.slots = slots
    self.alternatives = alternatives
    self.unlistedContent = unlistedContent
    self.injects = injects
  }
}

/// What a component that is built by name does.
public enum ComponentKind: UInt8, Hashable, Sendable {
  /// A view that shows its content slots in its own environment; without any it is a leaf.
  case view
  /// `NavigationStack`, `NavigationView`, `NavigationSplitView`: its environment is that of pushed views.
  case navigationContainer
  /// `NavigationLink`
  case navigationLink
  /// A scene: its content starts from the environment of the scene (C16).
  case scene
  /// A widget's configuration: its content is a root (C17).
  case widgetConfiguration
  /// A host made by hand: its content is a root (C11, C14, C19).
  case host
}

/// A component that is built by name: `VStack { }`, `WindowGroup { }`, `UIHostingController(rootView:)`.
public struct ComponentEntry: Hashable, Sendable, SlottedEntry {
  public var name: String
  public var kind: ComponentKind
  public var slots: [Slot]
  public var alternatives: [SlotAlternative]

  public init(
    _ name: String, _ kind: ComponentKind = .view, _ slots: [Slot] = [],
    alternatives: [SlotAlternative] = []
  ) {
    self.name = name
    self.kind = kind
    self.slots = slots
    self.alternatives = alternatives
  }
}

/// How a value relates to the one whose member it is: a member of the standard library or of SwiftUI that
/// keeps the static type of what it is applied to traceable.
public enum MemberTyping: UInt8, Hashable, Sendable {
  /// A collection of the same elements: `filter`, `sorted`, `reversed`, `prefix`.
  case sameCollection
  /// An element, or an optional of it: `first`, `last`, `randomElement`.
  case optionalElement
  case element
  /// A closure is called with each element, and the result is a collection of what it returns.
  case map
  /// As `map`, dropping nil.
  case compactMap
  /// As `map`, joining the collections that it returns.
  case flatMap
  /// A closure is called with each value of a dictionary, and the result has what it returns under the same keys.
  case mapValues
  /// As `mapValues`, dropping nil.
  case compactMapValues
  /// The elements of the collections that are the elements: `joined()`.
  case joined
  /// Collections of some of the elements: `split(separator:)`.
  case pieces
  /// A closure is called with each element, and the result is not traced.
  case visit
  /// A closure is called with what it returned for the element before, and with each element: `reduce`.
  case fold
  /// A collection of pairs of offset and element: `enumerated()`.
  case enumerated
  /// The values, or the keys, of a dictionary.
  case dictionaryValues, dictionaryKeys
}

/// What a function makes of what it is given.
public enum FunctionTyping: UInt8, Hashable, Sendable {
  /// A collection of pairs, one element of each.
  case pairs
  /// The type of a value: `type(of:)`.
  case dynamicType
  /// An element, and what a closure makes of each: `sequence(first:next:)`.
  case sequence
}

/// What a method of a set makes of it and of another one.
enum SetOperation {
  case union, intersection, subtraction, symmetricDifference
}

/// What a method of a set says of it and of another one.
enum SetQuestion {
  case isSuperset, isStrictSuperset, isSubset, isStrictSubset, isDisjoint
}

/// What an initialiser of a dictionary makes of its first argument.
public enum DictionaryTyping: UInt8, Hashable, Sendable {
  /// Arrays of elements under the keys that a closure gives them.
  case groups
  /// Its elements are pairs of a key and a value.
  case pairs
}
