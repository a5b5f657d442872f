// Closures that make hosts and are kept: given to an object that calls them later, assigned in an initialiser, or standing
// in a table. Code that makes hosts is evaluated once for any arguments; of its closures those that nothing has called
// on the way are called at its end, since somebody keeps them to be called. What a view is given is left to the flow, which
// follows the view with what it holds, and knows whether that is contained (C12).

/// The closures of the code that is being evaluated in which something stands that makes hosts.
struct KeptClosures {
  private struct Closure {
    var key: ClosureKey
    var value: ValueID
    /// What the place where it is written expects.
    var expected: TypeID
    var presence: PresenceID
    var isContained: Bool
  }

  private let file: UInt32
  /// Where the code makes hosts.
  private let offsets: [UInt32]
  private var waiting: [Closure] = []
  /// The views that were made, and the objects: what these are given is asked of the code that makes them alone, since a view
  /// observes whatever object there is.
  private var views: [ValueID] = []
  private var objects: [ValueID] = []
  private var representables: [ValueID] = []

  init(file: Int, offsets: [UInt32]) {
    self.file = UInt32(truncatingIfNeeded: file)
    self.offsets = offsets
  }

  /// Whether hosts are made within a closure.
  fileprivate func makesHosts(_ range: TextRange, inFile file: UInt32) -> Bool {
    file == self.file && offsets.contains { $0 >= range.start && $0 < range.end }
  }

  fileprivate mutating func add(
    _ key: ClosureKey, _ value: ValueID, expected: TypeID, _ presence: PresenceID, isContained: Bool
  ) {
    guard !waiting.contains(where: { $0.value == value }) else { return }
    waiting.append(
      Closure(
        key: key, value: value, expected: expected, presence: presence, isContained: isContained))
  }

  mutating func noteView(_ value: ValueID, isRepresentable: Bool) {
    if isRepresentable { representables.append(value) } else { views.append(value) }
  }

  mutating func noteObject(_ value: ValueID) { objects.append(value) }

  /// The next closure that nobody has called and no view was given.
  fileprivate mutating func next(_ store: ValueStore, _ called: Set<ClosureKey>) -> (
    value: ValueID, expected: TypeID, presence: PresenceID, isContained: Bool
  )? {
    while !waiting.isEmpty {
      let closure = waiting.removeFirst()
      func isHeld(by values: [ValueID]) -> Bool {
        values.contains { store.mayHold(closure.key, $0) }
      }
      guard !called.contains(closure.key), !isHeld(by: representables),
        !isHeld(by: views) || isHeld(by: objects)
      else { continue }
      return (closure.value, closure.expected, closure.presence, closure.isContained)
    }
    return nil
  }
}

extension Evaluator {
  /// Notes a closure that was met where it is written.
  func noteClosure(_ key: ClosureKey, _ value: ValueID, _ frame: Frame, expected: TypeID) {
    guard !isAsking, let kept = keptClosures,
      kept.makesHosts(frame.file.facts[key.closure].range, inFile: key.file)
    else { return }
    keptClosures?.add(
      key, value, expected: expected, presence, isContained: isContained || !isDecided)
  }

  /// Calls the closures of the code that was evaluated which nobody has called, with any arguments.
  func callKeptClosures(_ frame: Frame) {
    while let closure = keptClosures?.next(store, calledClosures) {
      var arguments: [ArgumentSource] = []
      if case .function(let parameters, _) = project.types[
        project.types.unwrapped(closure.expected)]
      {
        arguments = parameters.map { source(opaque($0)) }
      }
      under(closure.presence, contained: closure.isContained) {
        _ = invoke(closure.value, arguments, frame, nil)
      }
    }
  }
}
