// The catalogue: every table, looked up by name.

/// What is known about components that the project does not declare.
public struct Catalogue: Sendable {
  public var modifiers: [String: ModifierEntry]
  public var components: [String: ComponentEntry]
  /// Protocols whose conforming types SwiftUI installs, so that wrappers in them work (A16), each with the
  /// member that builds content (`body`, `makeBody(configuration:)`), or nil.
  public var installingProtocols: [String: MemberRequirement?]
  /// Protocols of modifiers that give SwiftUI another modifier to apply, with the member that gives it (A15).
  public var resolvingProtocols: [String: String]
  /// Further protocols of views: what a project adds to them, views from outside may have.
  public var viewProtocols: Set<String>
  /// Protocols whose values other views draw or place with: wrappers in them are not reliably filled (A18).
  public var valueProtocols: Set<String>
  /// Types outside SwiftUI that a type may inherit without being installed, so that nothing about a type
  /// that inherits only these is undecided.
  public var plainTypes: Set<String>
  /// Attributes of a type that add no conformance which installs it.
  public var plainTypeAttributes: Set<String>
  /// Protocols whose conforming types hand content over without being installed themselves, each with
  /// the member that builds it: a root of its own (C16, C17).
  public var rootProtocols: [String: String]
  /// Protocols whose values are called with content, so that a project's own layout is a container
  /// (`FlowLayout(spacing: 8) { … }`, C9).
  public var containerProtocols: [String: Slot]
  /// Classes that host a root view; a project's subclasses of them do, too (C11). The slot's label is
  /// an argument's, or for WatchKit's, which are only subclassed, the member that subclasses override.
  public var hostClasses: [String: Slot]
  /// Protocols of representables: a host made below one is contained (C12).
  public var representableProtocols: Set<String>
  /// Members that keep static types traceable.
  public var members: [String: MemberTyping]
  /// Functions that make collections of collections.
  public var functions: [String: FunctionTyping]
  /// What initialisers of dictionaries take, by the label that tells them apart.
  public var dictionaryInitializers: [String: DictionaryTyping]
  /// Property wrappers whose wrapped value has the declared type, and whose projection is a binding.
  public var valueWrappers: Set<String>
  /// Wrappers to which a metatype can be passed, so that a property without a declared type holds an
  /// instance of that type: `@Environment(Session.self) var session`.
  public var metatypeWrappers: Set<String>
  /// Wrappers to which a key path can be passed, with the type that it starts from: a property without a
  /// declared type has the type of the member that the key path names, `@Dependency(\.router) var router`.
  public var keyPathWrappers: [String: String]
  /// Types of other modules whose values are called for what they make, with the place of its type among their generic
  /// arguments: `Container.shared.account()` is an `Account` where `account` is a `Factory<Account>`.
  public var makerTypes: [String: Int]
  /// Wrappers with which an app names its delegate. SwiftUI puts a delegate that can be observed into the
  /// environment of every scene of the app (Apple, `UIApplicationDelegateAdaptor`).
  public var delegateAdaptors: Set<String>
  /// Protocols of the delegates that an app's delegate names for its scenes: SwiftUI may put those into the
  /// environment, too.
  public var sceneDelegateProtocols: Set<String>
  /// What the traits of previews do (C17).
  public var previewTraits: PreviewTraits
  /// Types of the standard library and of Apple whose values hold no view and decide no path by their parts.
  public var scalars: Set<String>
  /// Functions and methods of Apple's that run a closure they are given, in whichever module: not code of
  /// somebody else's that may host what the closure makes.
  public var plainCallees: Set<String>
  /// Modules of Apple's platforms, with the platforms on which `canImport` holds.
  public var modulePlatforms: [String: PlatformSet]

  /// The catalogue of SwiftUI itself.
  public static func standard() -> Catalogue {
    Catalogue(
      modifiers: table(StandardModifiers.entries, \.name),
      components: table(StandardComponents.entries, \.name),
      installingProtocols: StandardTypes.installingProtocols,
      resolvingProtocols: StandardTypes.resolvingProtocols,
      viewProtocols: StandardTypes.viewProtocols,
      valueProtocols: StandardTypes.valueProtocols,
      plainTypes: StandardTypes.plainTypes,
      plainTypeAttributes: StandardTypes.plainTypeAttributes,
      rootProtocols: StandardTypes.rootProtocols,
      containerProtocols: StandardTypes.containerProtocols,
      hostClasses: StandardTypes.hostClasses,
      representableProtocols: StandardTypes.representableProtocols,
      members: StandardTypes.members,
      functions: StandardTypes.functions,
      dictionaryInitializers: StandardTypes.dictionaryInitializers,
      valueWrappers: StandardTypes.valueWrappers,
      metatypeWrappers: StandardTypes.metatypeWrappers,
      keyPathWrappers: StandardTypes.keyPathWrappers,
      makerTypes: StandardTypes.makerTypes,
      delegateAdaptors: StandardTypes.delegateAdaptors,
      sceneDelegateProtocols: StandardTypes.sceneDelegateProtocols,
      previewTraits: StandardTypes.previewTraits,
      scalars: StandardTypes.scalars,
      plainCallees: StandardTypes.plainCallees,
      modulePlatforms: StandardTypes.modulePlatforms)
  }

  private static func table<Entry>(
    _ entries: [Entry], _ name: KeyPath<Entry, String>
  ) -> [String: Entry] {
    Dictionary(entries.map { ($0[keyPath: name], $0) }, uniquingKeysWith: { first, _ in first })
  }
}

/// Platforms on which a fact holds.
public struct PlatformSet: OptionSet, Hashable, Sendable {
  public let rawValue: UInt8

  public init(rawValue: UInt8) { self.rawValue = rawValue }

  public static let iOS = Self(rawValue: 1 << 0)
  /// An iOS app built for macOS: `os(iOS)` holds as well.
  public static let macCatalyst = Self(rawValue: 1 << 1)
  public static let macOS = Self(rawValue: 1 << 2)
  public static let tvOS = Self(rawValue: 1 << 3)
  public static let watchOS = Self(rawValue: 1 << 4)
  public static let visionOS = Self(rawValue: 1 << 5)
  public static let all: Self = [.iOS, .macCatalyst, .macOS, .tvOS, .watchOS, .visionOS]
}
