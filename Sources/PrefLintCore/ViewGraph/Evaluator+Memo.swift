// Bodies are followed once for equal receivers and arguments, and calls of themselves come to an end.

extension Evaluator {
  /// What a call of a function within the same call is worth: to the views that are being built it adds nothing; what another
  /// value would be is not known.
  func recursion(_ declared: TypeID?) -> ValueID {
    guard let declared, declared != .unknown, !isViewLike(declared) else { return .empty }
    return .unknown
  }

  /// Evaluates a body once for equal receivers and arguments.
  ///
  /// - Parameter recursion: what the same call within itself is worth.
  func memoized(
    _ reference: DeclarationReference, receiver: ValueID?, closure: ValueID? = nil,
    arguments: [ValueID], recursion: ValueID = .empty, _ body: () -> ValueID
  ) -> ValueID {
    var key = CallKey(
      reference: reference, closure: closure, receiver: receiver, arguments: arguments,
      presence: presence, isDecided: isDecided, isOperated: isOperated, isAsking: false)
    if isAsking {
      if let known = calls.value(key) { return known }
      key.isAsking = true
    }
    let call: UInt32
    switch calls.begin(key) {
    case .done(let known): return known
    case .active: return recursion
    case .open(let index): call = index
    }
    // Closures of a function run within it: they are counted by themselves.
    let depth =
      closure == nil
      ? activeDeclarations[reference, default: 0] : activeClosures[reference, default: 0]
    guard depth < recursionLimit(closure, arguments) else {
      calls.abandon(call)
      return .unknown
    }
    count(reference, closure, depth + 1)
    let value = body()
    count(reference, closure, depth)
    calls.finish(call, value)
    return value
  }

  private func count(_ reference: DeclarationReference, _ closure: ValueID?, _ depth: Int) {
    if closure == nil {
      activeDeclarations[reference] = depth
    } else {
      activeClosures[reference] = depth
    }
  }

  /// A function that counts comes to its end.
  private func recursionLimit(_ closure: ValueID?, _ arguments: [ValueID]) -> Int {
    guard closure == nil else { return Self.closureRecursionLimit }
    let counts = arguments.contains { if case .literal = store[core($0)] { true } else { false } }
    return counts ? Self.countedRecursionLimit : Self.recursionLimit
  }
}
