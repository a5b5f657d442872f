// Calls that are, or have been, evaluated: each once for equal receivers and arguments.

/// What tells one call from another.
struct CallKey: FastHashable {
  var reference: DeclarationReference
  var closure: ValueID?
  var receiver: ValueID?
  var arguments: [ValueID]
  /// Where the code that calls exists, and whether the sources decide that it runs: both decide what is
  /// recorded on the way.
  var presence: PresenceID
  var isDecided: Bool
  var isOperated: Bool
  var isAsking: Bool

  private var flags: UInt64 {
    (isDecided ? 1 : 0) | (isOperated ? 2 : 0) | (isAsking ? 4 : 0)
  }

  func mix(into mixer: inout HashMixer) {
    mixer.add(reference)
    mixer.add(closure)
    mixer.add(receiver)
    mixer.add(arguments)
    mixer.add(UInt64(presence.rawValue) << 3 | flags)
  }
}

struct CallTable {
  enum State {
    /// It has not been evaluated, or was given up.
    case open(UInt32)
    /// It is being evaluated.
    case active
    case done(ValueID)
  }

  private var keys = InternTable<CallKey>()
  private var states: [UInt32] = []

  private static let open = UInt32.max
  private static let active = UInt32.max - 1

  /// What a call is worth that has been evaluated to its end; nil for others.
  func value(_ key: CallKey) -> ValueID? {
    guard let index = keys.find(key), states[Int(index)] < Self.active else { return nil }
    return ValueID(rawValue: states[Int(index)])
  }

  /// What is known of a call. One that is open becomes active; `finish` or `abandon` ends that.
  mutating func begin(_ key: CallKey) -> State {
    let (index, isNew) = keys.intern(key)
    if isNew {
      states.append(Self.active)
      return .open(index)
    }
    switch states[Int(index)] {
    case Self.open:
      states[Int(index)] = Self.active
      return .open(index)
    case Self.active: return .active
    case let value: return .done(ValueID(rawValue: value))
    }
  }

  mutating func finish(_ index: UInt32, _ value: ValueID) { states[Int(index)] = value.rawValue }
  mutating func abandon(_ index: UInt32) { states[Int(index)] = Self.open }
}
