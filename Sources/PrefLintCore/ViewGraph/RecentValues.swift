// What expressions were worth that were evaluated a moment ago. Conditions are judged first and then asked what they
// assume, part by part, and a branch asks again what is behind it: the same expression in the same surroundings. A
// table of fixed size keeps what was evaluated last; what another expression has displaced is evaluated again.

/// Everything that the value of an expression depends on while its code is being run.
struct RecentKey: Equatable {
  /// The number of the frame.
  var frame: UInt32
  var expression: ExpressionID
  var expected: TypeID
  var presence: PresenceID
  /// What else is true of the evaluation.
  var circumstances: UInt32
  /// The hash of what the variables are worth.
  var locals: UInt64

  fileprivate var slot: Int {
    var mixer = HashMixer()
    mixer.add(UInt64(frame) << 32 | UInt64(expression.rawValue))
    mixer.add(UInt64(expected.rawValue) << 32 | UInt64(presence.rawValue))
    mixer.add(locals ^ UInt64(circumstances))
    return Int(mixer.hash & UInt64(RecentValues.capacity - 1))
  }
}

struct RecentValues {
  private struct Entry {
    var key: RecentKey
    var result: KnownResult
    /// Whether the expression was only asked what it says, so that nothing that it reads was recorded.
    var isAsked: Bool
  }

  private var entries: [Entry?] = Array(repeating: nil, count: Self.capacity)

  fileprivate static let capacity = 1 << 10

  /// What an expression was worth; nil if that is not known any more, or does not answer one who wants its reads recorded.
  func value(_ key: RecentKey, isAsking: Bool) -> KnownResult? {
    guard let entry = entries[key.slot], entry.key == key, isAsking || !entry.isAsked else {
      return nil
    }
    return entry.result
  }

  mutating func keep(_ result: KnownResult, _ key: RecentKey, isAsked: Bool) {
    entries[key.slot] = Entry(key: key, result: result, isAsked: isAsked)
  }
}

extension Evaluator {
  /// What tells one evaluation of an expression from another; nil where more decides it than is compared: variables that
  /// change, properties that are being initialised, and what a chain with `#if` goes on from.
  func recentKey(_ id: ExpressionID, _ frame: Frame, _ expected: TypeID) -> RecentKey? {
    guard frame.isPlain, frame.configurationBase == nil, followedChange == nil, !marksStatements
    else { return nil }
    if frame.number == 0 {
      frameCount += 1
      frame.number = frameCount
    }
    var circumstances: UInt32 = isDecided ? 1 : 0
    if isOperated { circumstances |= 2 }
    if isContained { circumstances |= 4 }
    if tracesValues { circumstances |= 8 }
    if seesValues { circumstances |= 16 }
    if environmentTraces.isEmpty { circumstances |= 32 }
    return RecentKey(
      frame: frame.number, expression: id, expected: expected, presence: place,
      circumstances: circumstances, locals: frame.hashOfLocals)
  }
}
