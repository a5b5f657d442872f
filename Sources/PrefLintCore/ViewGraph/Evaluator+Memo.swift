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
  /// - Parameters:
  ///   - recursion: what the same call within itself is worth.
  ///   - buildsViews: whether the result is a view.
  func memoized(
    _ reference: DeclarationReference, receiver: ValueID?, closure: ValueID? = nil,
    arguments: [ValueID], recursion: ValueID = .empty, buildsViews: Bool = false,
    _ body: () -> ValueID
  ) -> ValueID {
    var key = CallKey(
      reference: reference, closure: closure, receiver: receiver, arguments: arguments,
      isDecided: isDecided, isAsking: false)
    if isAsking {
      if let known = knownResult(key) { return known }
      key.isAsking = true
    }
    let call: OpenCall
    switch begin(key) {
    case .done(let known): return known
    case .active: return recursion
    case .open(let open): call = open
    }
    let depth = activeDeclarations[reference] ?? CallDepth()
    guard mayNest(depth, closure, buildsViews ? arguments : []) else {
      abandon(call)
      return .unknown
    }
    var inner = depth
    if closure == nil { inner.functions += 1 } else { inner.closures += 1 }
    activeDeclarations[reference] = inner
    let value = body()
    activeDeclarations[reference] = depth
    finish(call, value)
    return value
  }

  /// Whether the code of a declaration is being evaluated.
  func isActive(_ reference: DeclarationReference) -> Bool {
    guard let depth = activeDeclarations[reference], depth.functions + depth.closures > 0 else {
      return false
    }
    // What depends on the code around it is worth that here alone.
    placeUse = .all
    return true
  }

  /// How deep code may be within itself: a function that builds views and counts comes to its end. Of models, which make
  /// others of their class in many ways, a few are enough.
  private func mayNest(_ depth: CallDepth, _ closure: ValueID?, _ arguments: [ValueID]) -> Bool {
    let all = depth.functions + depth.closures
    if closure != nil { return all < Self.recursionLimit * 8 }
    if all < Self.recursionLimit { return true }
    let counts = arguments.contains { if case .literal = store[core($0)] { true } else { false } }
    return counts && depth.functions < Self.countedRecursionLimit
  }
}

/// How often the code of a declaration is being evaluated: the function, and closures in it.
struct CallDepth {
  var functions = 0
  var closures = 0
}
