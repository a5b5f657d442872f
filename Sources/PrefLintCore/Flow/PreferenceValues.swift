// What comes up out of a view: the emitters of preferences in the order in which SwiftUI combines them, and what may
// come up besides. It is told of a value once, whatever stands around it.

/// A call that emits or hears a key (D.1).
struct PreferenceUse {
  var role: PreferenceRole
  /// The key's type: one that the project declares.
  var key: TypeID
  /// The modifier.
  var site: Site
  /// For the use of a helper the view that it is applied to.
  var application: Site?
  /// How often the helper is applied in the chain before.
  var ordinal = 0
  /// Who hears it: for an emitter listeners, for a listener emitters.
  var partners: Set<Int32> = []
  /// Whether some root that is no preview shows it.
  var isReached = false
  /// Whether it was met by looking at the view that holds it alone: what is told of it holds wherever the view
  /// stands.
  var isLocal = false
  /// Whether it was met by looking at the member that holds it, for any values that the member is given: what such a
  /// use leaves open the places may tell that build the view.
  var isBare = false
  /// The member that was looked at.
  var member: DeclarationReference?
  /// Whether the value of a local emitter comes out of the view, to whoever is around it, and whether something
  /// within the view keeps it.
  var escapes = false
  var isKept = false
  /// Whether something undecided may hear it, or may emit what it hears.
  var isDoubtful = false
  /// Whether controls stand below a listener, of which a style may make something that emits.
  var hearsControls = false
  /// Whether navigation containers do.
  var hearsContainers = false
  /// The outer emitter that replaces it somewhere (D1).
  var replacedBy: Int32?
  /// What separates it from a partner that it nearly has.
  var nearMiss: PreferenceNearMiss?
}

/// A listener and an emitter that do not meet, with the step between them.
struct PreferenceNearMiss {
  enum Kind: UInt8 {
    /// The listener stands inside the emitter (D7).
    case inverted
    /// They stand side by side (D8).
    case siblings
    /// A step of the tree does not pass the value on (D.4).
    case stopped
    /// The conditions around them never hold together (D6).
    case excluded
    /// Another emitter replaces it (D1, D2).
    case replaced
  }

  var kind: Kind
  var partner: Int32
  /// The step that separates them; the replacing emitter for `replaced`.
  var site: Site
}

/// What a view contributes to what its parent sees, whenever its place is shown.
struct Contribution {
  /// An emitter; nil for a container of dynamic content or a representable, which contributes the default (D10, D11).
  var use: Int32?
  var presence = PresenceID.always
  /// Whether its place in the order is certain.
  var isOrdered = true
  /// Where it stands among parts whose order is not relied on: a background and its base (D15), contents of one container.
  var layers: [Layer] = []
  /// Whether it stands on a pushed screen, in whose container no listener hears it (D.4).
  var isPushed = false
  /// Whether several elements contribute it.
  var repeats = false
  /// Where it stands among views that no container has put together yet: a modifier of them is one of each.
  var items: [Layer] = []
  /// Whether the elements that contribute it are such views.
  var repeatsInList = false
  /// The choices that it depends on, each with the one that is taken.
  var branches: [Branch] = []
  /// Keys to which it does not contribute: an emitter outside has replaced them.
  var hiddenKeys: [TypeID] = []
  /// Where the dynamic content stands.
  var site: Site?
  /// The listeners that have heard it, by their calls.
  var hearers: [Site] = []

  /// One of several parts, of which each may come first.
  struct Layer: Equatable {
    var whole: Int32
    var part: Int32
  }

  struct Branch: Equatable {
    var choice: Int32
    var index: Int32
    /// Whether the other branches may be taken in the same build, at another time.
    var isConditional = true
  }

  /// How many conditions at run time decide that it is there.
  var conditions: Int { branches.count { $0.isConditional } }

  /// Whether something decides at run time that it is there, which does not decide the same of another.
  func isConditional(besides other: Contribution) -> Bool {
    branches.contains { $0.isConditional && !other.branches.contains($0) }
  }

  /// Whether it is certain which of two contributions comes first: the one that stands before the other.
  func isOrdered(with other: Contribution) -> Bool {
    isOrdered && other.isOrdered
      && !layers.contains { own in
        other.layers.contains { $0.whole == own.whole && $0.part != own.part }
      }
  }

  /// Whether two contributions are of different views that no container has put together.
  func isApart(from other: Contribution) -> Bool {
    items.contains { own in
      other.items.contains { $0.whole == own.whole && $0.part != own.part }
    }
  }

  /// Whether two contributions never meet: different branches of one choice.
  func excludes(_ other: Contribution, _ presences: PresenceTable) -> Bool {
    presences.and(presence, other.presence) == .never
      || branches.contains { own in
        other.branches.contains { $0.choice == own.choice && $0.index != own.index }
      }
  }
}

/// An emitter whose value may come up or not, or of whose key it does not matter what it meets: neither does its place.
struct PossibleEmitter: Equatable {
  var use: Int32
  var presence: PresenceID
  /// Whether it stands on a pushed screen.
  var isPushed: Bool

  fileprivate func isBefore(_ other: Self) -> Bool {
    use < other.use || use == other.use && !isPushed && other.isPushed
  }

  /// Those of two lists, each in order and without repetition; of one that may come up in several builds it is not kept in which.
  static func joined(_ first: [Self], _ second: [Self]) -> [Self] {
    if second.isEmpty || first == second { return first }
    if first.isEmpty { return second }
    var result: [Self] = []
    result.reserveCapacity(first.count + second.count)
    var rest = second[...]
    for item in first {
      while let next = rest.first, next.isBefore(item) {
        result.append(next)
        rest.removeFirst()
      }
      guard let next = rest.first, next.use == item.use, next.isPushed == item.isPushed else {
        result.append(item)
        continue
      }
      var both = item
      if next.presence != item.presence { both.presence = .always }
      result.append(both)
      rest.removeFirst()
    }
    return result + rest
  }
}

/// An emitter whose value does not come up, with what keeps it.
struct BarredEmitter: Equatable {
  var use: Int32
  var kind: PreferenceNearMiss.Kind
  var site: Site
}

/// Content that may be no view at all (`if`, `ForEach`, `AnyView`), which by itself contributes nothing. The container that puts
/// its views together contributes the default where none of them sets a value (D10).
struct DynamicContent {
  var site: Site?
  /// In which builds it stands there.
  var presence = PresenceID.always
  var isCertain = true

  /// Of two the one that stands there more certainly.
  func joined(_ other: DynamicContent) -> DynamicContent {
    func weight(_ content: DynamicContent) -> Int {
      (content.isCertain ? 2 : 0) + (content.presence == .always ? 1 : 0)
    }
    return weight(other) > weight(self) ? other : self
  }
}

/// What comes up out of a value.
struct UpwardValues {
  /// In the order in which `reduce` combines them (D9).
  var contributions: [Contribution] = []
  /// What may come up besides, in order, without repetition.
  private(set) var possible: [PossibleEmitter] = []
  /// Dynamic content that no container has put together with what stands beside it.
  var dynamic: DynamicContent?
  var barred: [BarredEmitter] = []
  /// Listeners below.
  var listeners: [Int32] = []
  /// Whether emitters may stand below that cannot be told.
  var isOpen = false
  /// Whether views stand below that somebody else gives: the label of a style's control.
  /// They are told where the style or the modifier is applied.
  var standsIn = false

  /// Listeners that hear views that stand in for others.
  var labelled: [Int32] = []
  /// Whether controls stand below, which a style around them may build out of other views.
  var holdsControls = false
  /// Whether navigation containers stand below, out of which pushed screens come up.
  var holdsContainers = false

  /// Representables below: they pass on what views below them emit.
  var bridges: [NominalID] = []

  static let nothing = UpwardValues()
  static let unknown = UpwardValues(isOpen: true)
  static let standIn = UpwardValues(standsIn: true)

  /// More contributions than anybody writes side by side; then their order is given up.
  static let limit = 160

  var isEmpty: Bool {
    contributions.isEmpty && possible.isEmpty && dynamic == nil && barred.isEmpty
      && listeners.isEmpty && !isOpen
      && !standsIn
      && bridges.isEmpty && labelled.isEmpty && !holdsControls && !holdsContainers
  }

  /// The emitters that come up or may.
  var emitters: [Int32] { contributions.compactMap(\.use) + possible.map(\.use) }

  mutating func add(_ other: UpwardValues) {
    possible = PossibleEmitter.joined(possible, other.possible)
    // What is the first of several is shared, not copied.
    if contributions.isEmpty {
      contributions = other.contributions
    } else {
      contributions += other.contributions
    }
    if let new = other.dynamic { dynamic = dynamic?.joined(new) ?? new }
    for item in other.barred where barred.count < Self.limit && !barred.contains(item) {
      barred.append(item)
    }
    for item in other.listeners where listeners.count < Self.limit && !listeners.contains(item) {
      listeners.append(item)
    }
    isOpen = isOpen || other.isOpen
    standsIn = standsIn || other.standsIn
    holdsControls = holdsControls || other.holdsControls
    holdsContainers = holdsContainers || other.holdsContainers
    for item in other.labelled where labelled.count < Self.limit && !labelled.contains(item) {
      labelled.append(item)
    }
    for bridge in other.bridges where !bridges.contains(bridge) { bridges.append(bridge) }
    trim()
  }

  private mutating func trim() {
    guard contributions.count > Self.limit else { return }
    trimDefaults()
    guard contributions.count > Self.limit else { return }
    contributions.removeAll { $0.use == nil && !$0.layers.isEmpty }
    guard contributions.count > Self.limit else { return }
    for index in contributions.indices { contributions[index].presence = .always }
    self = uncertain { _ in true }
  }

  /// Of defaults in a row that nothing separates one stands for all: what fewest conditions decide. Those without a
  /// certain place tell nothing.
  private mutating func trimDefaults() {
    var kept: [Contribution] = []
    for item in contributions {
      guard item.use == nil else {
        kept.append(item)
        continue
      }
      guard item.isOrdered else { continue }
      guard let last = kept.last, last.use == nil, last.hiddenKeys == item.hiddenKeys,
        last.layers == item.layers
      else {
        kept.append(item)
        continue
      }
      if item.conditions < last.conditions { kept[kept.count - 1] = item }
    }
    contributions = kept
  }

  func changed(_ change: (inout Contribution) -> Void) -> UpwardValues {
    var copy = self
    for index in copy.contributions.indices { change(&copy.contributions[index]) }
    return copy
  }

  /// With other presences; what is never there goes.
  func changedPresences(_ change: (PresenceID) -> PresenceID) -> UpwardValues {
    let isChanged =
      contributions.contains { change($0.presence) != $0.presence }
      || possible.contains { change($0.presence) != $0.presence }
    guard isChanged else { return self }
    var copy = self
    for index in copy.contributions.indices {
      copy.contributions[index].presence = change(copy.contributions[index].presence)
    }
    copy.contributions.removeAll { $0.presence == .never }
    for index in copy.possible.indices {
      copy.possible[index].presence = change(copy.possible[index].presence)
    }
    copy.possible.removeAll { $0.presence == .never }
    return copy
  }

  /// With an emitter of which only that it may come up is asked.
  func adding(possible use: Int32) -> UpwardValues {
    var copy = self
    copy.possible = PossibleEmitter.joined(
      possible, [PossibleEmitter(use: use, presence: .always, isPushed: false)])
    return copy
  }

  /// Without what is not to stay of what may come up.
  func keepingPossible(where isKept: (PossibleEmitter) -> Bool) -> UpwardValues {
    var copy = self
    copy.possible.removeAll { !isKept($0) }
    return copy
  }

  /// What comes up out of a navigation container: its screens are no longer pushed.
  var contained: UpwardValues {
    var copy = changed { $0.isPushed = false }
    let pushed = copy.possible.filter(\.isPushed)
    guard !pushed.isEmpty else { return copy }
    copy.possible.removeAll(where: \.isPushed)
    for var item in pushed {
      item.isPushed = false
      copy.possible = PossibleEmitter.joined(copy.possible, [item])
    }
    return copy
  }

  /// With a listener noted that has heard what emits its key.
  func heard(at site: Site, _ isOfKey: (Int32) -> Bool) -> UpwardValues {
    changed {
      if let use = $0.use, isOfKey(use), !$0.hearers.contains(site) { $0.hearers.append(site) }
    }
  }

  /// As one of several parts whose order is not relied on.
  func layer(_ part: Int, of whole: Int32) -> UpwardValues {
    changed { $0.layers.append(.init(whole: whole, part: Int32(truncatingIfNeeded: part))) }
  }

  /// As one of several views that no container has put together yet.
  func item(_ part: Int, of whole: Int32) -> UpwardValues {
    changed { $0.items.append(.init(whole: whole, part: Int32(truncatingIfNeeded: part))) }
  }

  /// What a pushed screen shows.
  var pushed: UpwardValues {
    var copy = uncertain { _ in true }
    copy.possible = copy.possible.reduce(into: []) { kept, item in
      var item = item
      item.isPushed = true
      kept = PossibleEmitter.joined(kept, [item])
    }
    copy.dynamic = nil
    return copy
  }

  /// What stands there may come up or not.
  var uncertain: UpwardValues {
    var copy = uncertain { _ in true }
    copy.dynamic?.isCertain = false
    return copy
  }

  /// With some of what comes up only possible. Of a default that may be there or not nothing is concluded.
  func uncertain(where isUncertain: (Contribution) -> Bool) -> UpwardValues {
    guard contributions.contains(where: isUncertain) else { return self }
    var copy = self
    for item in contributions where isUncertain(item) {
      guard let use = item.use else { continue }
      copy.possible = PossibleEmitter.joined(
        copy.possible,
        [PossibleEmitter(use: use, presence: item.presence, isPushed: item.isPushed)])
    }
    copy.contributions.removeAll(where: isUncertain)
    return copy
  }

  /// Put together by something of which it is not told how.
  var untold: UpwardValues {
    guard dynamic != nil || contributions.contains(where: { !$0.items.isEmpty || $0.repeatsInList })
    else { return self }
    var copy = changed {
      $0.items = []
      $0.repeatsInList = false
    }
    copy.dynamic = nil
    return copy
  }

  /// Without what cannot be told: where content hardly comes up at all, nobody waits for what may stand in it. What is
  /// told elsewhere is waited for.
  var closed: UpwardValues {
    var copy = self
    (copy.isOpen, copy.bridges, copy.dynamic) = (false, [], nil)
    return copy
  }

  /// With the views told that stood in for others.
  var resolved: UpwardValues {
    var copy = self
    copy.standsIn = false
    copy.labelled = []
    return copy
  }
}

/// Two contributions of a key that `reduce` combines under a listener.
struct PreferenceMeeting {
  enum Kind: UInt8, Comparable {
    /// Two emitters.
    case emitters
    /// One emitter for each element of a collection.
    case repeated
    /// An emitter, then dynamic content or a representable (D12).
    case followed
    /// Dynamic content or a representable, then an emitter (D13).
    case preceded

    static func < (lhs: Self, rhs: Self) -> Bool { lhs.rawValue < rhs.rawValue }
  }

  var kind: Kind
  var listener: Int32
  /// Whether it was met around them; else they meet within a view, so that whoever hears the view hears what is left.
  var isAround = true
  var first: Int32
  /// The other emitter, or nil.
  var second: Int32?
  /// What follows.
  var site: Site?
  /// Where the value stands that the listener's own helper sets, if what meets is of the same helper applied further in.
  var own: Own?

  enum Own: UInt8 {
    case first, last
  }
}
