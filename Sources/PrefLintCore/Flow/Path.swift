// The way from a root to a place in the view tree, as nodes that name their parents.

/// Where an environment begins.
struct FlowRoot {
  enum Kind {
    case scene, widget, host, preview
  }

  var kind: Kind
  /// What reports call the root: the app, the widget, the type that makes the host, the preview.
  var name: String
  /// Where a finding stands that no nearer place explains.
  var site: Site?
  var range: SourceRange
  /// Names the place in a fingerprint.
  var anchor: String
  /// Whether the class at its range is the root itself: what its objects show stands in a member, and no place gives it to them.
  var isClass = false
  /// Whether it shows a picture of its content, in which nobody can operate anything.
  var isPicture = false
  /// The function that makes the host, if nothing runs it, or its class, if nothing makes objects of that.
  var uncalled: DeclarationReference?
}

/// What a root shows.
struct RootContent {
  var value: ValueID
  var presence: PresenceID
  /// Under what it stands in the code that makes it.
  var local: LocalCondition
  var root: Int
  /// Whether it is hosted below a representable (C12).
  var isContained: Bool
}

/// A node of a path.
struct PathNode {
  enum Step {
    case root(Int)
    /// A view or modifier of the project that is built at a site.
    case builds(NominalID, Site?)
    /// The content of a modifier, with the value that the modifier is applied to (B1).
    case content(Name, Site, base: ValueID)
    /// A pushed destination, with the environment of the place that pushes it (C4, C5).
    case pushed(Name, Site, base: ValueID?, attachment: EnvironmentID)
    /// Content that inherits nothing (C3b).
    case detached(Name, Site)
    /// What a representable of the project presents, which inherits nothing (C15).
    case presents(NominalID, Site)
    /// A statement of a root's content.
    case places(Site)
    /// A branch under conditions at run time that may be contradicted elsewhere on the path.
    case assumes(PresenceID)
    /// Alternatives of a value: a place where ways meet.
    case joins
    /// One of the types that may stand behind a protocol or a class.
    case stands(GuiseID)
    /// A write of an object.
    case writes(TypeID, Site)
    /// A write of a value under a key path that begins with a name; `self` for all values (A13).
    case writesValue(Name, Site)
    /// The content of a navigation container (C4–C6).
    case container(Site)

    /// The expression that makes the step.
    var site: Site? {
      switch self {
      case .builds(_, let site): site
      case .content(_, let site, _), .pushed(_, let site, _, _), .detached(_, let site),
        .presents(_, let site), .writes(_, let site), .writesValue(_, let site),
        .container(let site), .places(let site):
        site
      case .root, .joins, .stands, .assumes: nil
      }
    }
  }

  var parent: Int32
  var step: Step
  var environment: EnvironmentID
}

/// A read that an environment does not satisfy.
struct MissingObject {
  var read: EnvironmentRead
  /// The read object's type with generic parameters bound.
  var type: TypeID
  var node: Int32
  /// The reading type.
  var reader: NominalID
  var presence: PresenceID
  /// Whether objects of its type are missing on all platforms by different ways, of none of which it is told that it exists.
  var isTogether = false
}

/// What is known of the reads of one property. What a preview leaves open counts only where nothing but
/// previews reaches the read: previews often show a view without what stands around it in the app (C17).
struct ReadState {
  var reader: NominalID
  private(set) var isReached = false
  private var isReachedByProduct = false
  private var isOpenInProduct = false
  private var isOpenInPreview = false
  private var productDoubt: Doubt?
  private var previewDoubt: Doubt?

  /// Where a read was met of which it is not told whether it fails.
  struct Doubt {
    var node: Int32
    /// The object's type; nil if it is the code that reads it of which it is not told whether it runs.
    var type: TypeID?
    /// Whether the object is missing if a certain conformer stands there, and another may.
    var isStanding = false
    /// Whether it is missing on platforms only of which it is not told whether a program is built for them.
    var isElsewhere = false
    /// Whether it is missing on one of several stacks, of which it is not told which pushes the screen.
    var isElsewherePushed = false
  }

  init(reader: NominalID) { self.reader = reader }

  var isUndecided: Bool { isReachedByProduct ? isOpenInProduct : isOpenInPreview }
  /// The first doubt about it; nil if the object's type is not decided.
  var doubt: Doubt? { isReachedByProduct ? productDoubt : previewDoubt }

  mutating func reach(inPreview: Bool) {
    isReached = true
    if !inPreview { isReachedByProduct = true }
  }

  mutating func leaveOpen(_ doubt: Doubt?, inPreview: Bool) {
    if inPreview {
      if !isOpenInPreview { previewDoubt = doubt }
      isOpenInPreview = true
    } else {
      if !isOpenInProduct { productDoubt = doubt }
      isOpenInProduct = true
    }
  }
}
