// Calls that are, or have been, evaluated: each once for equal receivers and arguments, and for places that differ in nothing that it
// asks of its place.

/// What tells one call from another, but for its place.
struct CallKey: FastHashable {
  var reference: DeclarationReference
  var closure: ValueID?
  var receiver: ValueID?
  var arguments: [ValueID]
  /// Whether the sources decide that it runs, which what is noted on the way says, too.
  var isDecided: Bool
  var isAsking: Bool

  func mix(into mixer: inout HashMixer) {
    mixer.add(reference)
    mixer.add(closure)
    mixer.add(receiver)
    mixer.add(arguments)
    mixer.add((isDecided ? 1 : 0) | (isAsking ? 2 : 0) as UInt64)
  }
}

/// Where the code that calls exists: that decides what is noted on the way.
struct CallPlace: FastHashable {
  var presence: PresenceID
  var isOperated: Bool

  func mix(into mixer: inout HashMixer) {
    mixer.add(UInt64(presence.rawValue) << 1 | (isOperated ? 1 : 0))
  }
}

/// A call at a place.
private struct PlacedCall: FastHashable {
  var call: UInt32
  var place: CallPlace

  func mix(into mixer: inout HashMixer) {
    mixer.add(call)
    mixer.add(place)
  }
}

/// What evaluation has come to.
struct KnownResult: Equatable {
  var value: ValueID
  /// What it has asked of its place.
  var use: PresenceNames
}

struct CallTable {
  enum State {
    /// It has not been evaluated, or was given up.
    case open(UInt32)
    /// It is being evaluated.
    case active
    case done(KnownResult)
  }

  /// What is known of a call at a place.
  private struct Entry {
    var state: UInt32
    var use: PresenceNames
    /// The next of the entries of the same call that others may share.
    var next: UInt32
  }

  private var calls = InternTable<CallKey>()
  /// The newest entry of each call that others may share.
  private var newest: [UInt32] = []
  private var placed = InternTable<PlacedCall>()
  private var entries: [Entry] = []

  private static let open = UInt32.max
  private static let active = UInt32.max - 1
  private static let noEntry = UInt32.max
  /// How many entries are compared: others of a call that depends on its place are mostly no better.
  private static let comparedLimit = 8

  /// What a call is worth that has been evaluated to its end; nil for others.
  ///
  /// - Parameter presences: tells places from each other; nil where each counts by itself.
  func result(
    _ key: CallKey, at place: CallPlace, sharingIn presences: PresenceTable?
  ) -> KnownResult? {
    guard let call = calls.find(key) else { return nil }
    if let presences, let known = shared(by: call, place, presences) { return known }
    guard let index = placed.find(PlacedCall(call: call, place: place)) else { return nil }
    let entry = entries[Int(index)]
    guard entry.state < Self.active else { return nil }
    return KnownResult(value: ValueID(rawValue: entry.state), use: entry.use)
  }

  /// What is known of a call. One that is open becomes active; `finish` or `abandon` ends that.
  mutating func begin(
    _ key: CallKey, at place: CallPlace, sharingIn presences: PresenceTable?
  ) -> State {
    let (call, isNewCall) = calls.intern(key)
    if isNewCall {
      newest.append(Self.noEntry)
    } else if let presences, let known = shared(by: call, place, presences) {
      return .done(known)
    }
    let (index, isNew) = placed.intern(PlacedCall(call: call, place: place))
    if isNew {
      entries.append(Entry(state: Self.active, use: .none, next: Self.noEntry))
      return .open(index)
    }
    switch entries[Int(index)].state {
    case Self.open:
      entries[Int(index)].state = Self.active
      return .open(index)
    case Self.active: return .active
    case let value:
      return .done(KnownResult(value: ValueID(rawValue: value), use: entries[Int(index)].use))
    }
  }

  /// The result of a call at a place that differs in nothing that was asked.
  private func shared(
    by call: UInt32, _ place: CallPlace, _ presences: PresenceTable
  ) -> KnownResult? {
    var index = newest[Int(call)]
    for _ in 0..<Self.comparedLimit where index != Self.noEntry {
      let entry = entries[Int(index)]
      if entry.use == .none || isShared(entry.use, from: placed[index].place, to: place, presences)
      {
        return KnownResult(value: ValueID(rawValue: entry.state), use: entry.use)
      }
      index = entry.next
    }
    return nil
  }

  /// Whether a call is worth the same at another place, and leaves nothing to be noted there: what was noted where it is known holds at
  /// narrower places, too.
  private func isShared(
    _ use: PresenceNames, from known: CallPlace, to place: CallPlace, _ presences: PresenceTable
  ) -> Bool {
    guard use.isDisjoint(with: presences.difference(place.presence, known.presence)) else {
      return false
    }
    guard use.isNoted else { return true }
    return (!known.isOperated || place.isOperated)
      && presences.and(place.presence, known.presence) == place.presence
  }

  /// - Parameter use: what the evaluation has asked of the place.
  mutating func finish(_ index: UInt32, _ value: ValueID, _ use: PresenceNames) {
    entries[Int(index)].state = value.rawValue
    entries[Int(index)].use = use
    guard use != .all else { return }
    let call = Int(placed[index].call)
    entries[Int(index)].next = newest[call]
    newest[call] = index
  }

  mutating func abandon(_ index: UInt32) { entries[Int(index)].state = Self.open }
}

/// A call that is being evaluated.
struct OpenCall {
  fileprivate var index: UInt32
  /// What had been asked of the place before.
  fileprivate var before: PresenceNames
}

extension Evaluator {
  enum CallState {
    case open(OpenCall)
    case active
    case done(ValueID)
  }

  private var callPlace: CallPlace { CallPlace(presence: place, isOperated: isOperated) }

  /// Closures that are kept, and what is given to whom, are noted for the code that makes hosts: that shares nothing.
  private var sharedPresences: PresenceTable? { keptClosures == nil ? project.presences : nil }

  /// What a call is worth here, if that is known.
  func knownResult(_ key: CallKey) -> ValueID? {
    guard let known = calls.result(key, at: callPlace, sharingIn: sharedPresences) else {
      return nil
    }
    placeUse.formUnion(known.use)
    return known.value
  }

  /// What is known of a call here. What it asks of the place is counted by itself until `finish` or `abandon`.
  func begin(_ key: CallKey) -> CallState {
    switch calls.begin(key, at: callPlace, sharingIn: sharedPresences) {
    case .open(let index):
      let before = placeUse
      placeUse = .none
      return .open(OpenCall(index: index, before: before))
    case .active:
      // What a call is worth that is cut off within itself depends on where it began.
      placeUse = .all
      return .active
    case .done(let known):
      placeUse.formUnion(known.use)
      return .done(known.value)
    }
  }

  func finish(_ call: OpenCall, _ value: ValueID) {
    if keptClosures != nil { placeUse = .all }
    calls.finish(call.index, value, placeUse)
    placeUse.formUnion(call.before)
  }

  func abandon(_ call: OpenCall) {
    calls.abandon(call.index)
    placeUse = .all
  }
}
