// Closures that make hosts and are kept: given to an object that calls them later, assigned in an initialiser, or standing
// in a table. Code that makes hosts is evaluated once for any arguments; of its closures those that nothing has called
// on the way are called at its end, since somebody keeps them to be called. Only such as neither take nor name parameters, by
// which callers might decide, and stand under no condition; and nothing is called in a project with a representable that may
// be given what they make (C12). What a view is given is left to the flow, which follows the view with what it holds.

/// The closures of the code that is being evaluated in which something stands that makes hosts.
struct KeptClosures {
  private struct Closure {
    var key: ClosureKey
    var value: ValueID
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
  private var strangers: [ValueID] = []

  init(file: Int, offsets: [UInt32]) {
    self.file = UInt32(truncatingIfNeeded: file)
    self.offsets = offsets
  }

  /// Whether hosts are made within a closure.
  fileprivate func makesHosts(_ range: TextRange, inFile file: UInt32) -> Bool {
    file == self.file && offsets.contains { $0 >= range.start && $0 < range.end }
  }

  fileprivate mutating func add(
    _ key: ClosureKey, _ value: ValueID, _ presence: PresenceID, isContained: Bool
  ) {
    guard !waiting.contains(where: { $0.value == value }) else { return }
    waiting.append(
      Closure(key: key, value: value, presence: presence, isContained: isContained))
  }

  mutating func noteView(_ value: ValueID) { views.append(value) }

  /// What code from outside is given it may show wherever it likes (C12).
  mutating func noteGiven(_ value: ValueID) { strangers.append(value) }

  mutating func noteObject(_ value: ValueID) { objects.append(value) }

  /// The next closure that nobody has called and no view was given.
  fileprivate mutating func next(_ store: ValueStore, _ called: Set<ClosureKey>) -> (
    value: ValueID, presence: PresenceID, isContained: Bool
  )? {
    while !waiting.isEmpty {
      let closure = waiting.removeFirst()
      func isHeld(by values: [ValueID]) -> Bool {
        values.contains { store.mayHold(closure.key, $0) }
      }
      guard !called.contains(closure.key), !isHeld(by: strangers),
        !isHeld(by: views) || isHeld(by: objects)
      else { continue }
      return (closure.value, closure.presence, closure.isContained)
    }
    return nil
  }
}

extension Evaluator {
  /// Notes a closure that was met where it is written.
  func noteClosure(_ key: ClosureKey, _ value: ValueID, _ frame: Frame) {
    guard !isAsking, frame.branchDepth == 0, let kept = keptClosures,
      kept.makesHosts(frame.file.facts[key.closure].range, inFile: key.file),
      !takesArguments(value), !namesParameters(of: maker, in: key.closure, frame)
    else { return }
    keptClosures?.add(key, value, presence, isContained: isContained || !isDecided)
  }

  /// Whether a closure names what the code around it is given: what that is its callers say.
  private func namesParameters(
    of maker: DeclarationReference?, in closure: ClosureID, _ frame: Frame
  ) -> Bool {
    guard let maker, let function = project.function(of: maker) else { return false }
    let file = project.files[maker.fileIndex]
    let names = namesUsed(in: closure, frame)
    return file.facts[function.parameters].contains { names.contains(file.name($0.name)) }
  }

  /// Calls the closures of the code that was evaluated which nobody has called.
  func callKeptClosures(_ frame: Frame) {
    while let closure = keptClosures?.next(store, calledClosures) {
      under(closure.presence, contained: closure.isContained) {
        _ = invoke(closure.value, [], frame, nil)
      }
    }
  }
}
