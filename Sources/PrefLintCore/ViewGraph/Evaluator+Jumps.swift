// `break` and `continue`: what follows them in a block is not run, and what follows the statement that they leave goes on with what
// variables were worth. Until that statement ends they stand among what is returned, under the same conditions.

/// Where a statement was left.
struct JumpEnd {
  var jump: Jump
  var locals: [Scope.Local]
  /// What `defer` had put off by then.
  var deferred: [DeferredBlock]
}

/// What a frame was before a statement.
struct FrameStart {
  fileprivate var returned: Int
  fileprivate var assumed: PresenceID
  fileprivate var mayHaveLeft: Bool
  fileprivate var deferred: Int

  init(_ frame: Frame) {
    returned = frame.returned.count
    assumed = frame.assumed
    mayHaveLeft = frame.mayHaveLeft
    deferred = frame.deferred.count
  }
}

extension Evaluator {
  /// Notes that a statement around the code is left.
  func noteJump(_ jump: Jump, _ frame: Frame) {
    let number = UInt32(truncatingIfNeeded: frame.jumps.count)
    frame.jumps.append(
      JumpEnd(jump: jump, locals: frame.locals, deferred: frame.deferred))
    frame.returned.append(
      Alternative(
        presence: frame.assumed, value: store.intern(.jump(number)), isDecided: true))
  }

  /// Goes on behind a statement with what it was left with.
  ///
  /// - Parameters:
  ///   - offset: where the statement begins.
  ///   - isRound: whether only a round of it has ended, with which `continue` goes on.
  ///   - start: what the frame was before it.
  ///   - progress: what comes after it where it is run to its end.
  func land(
    at offset: UInt32, isRound: Bool = false, since start: FrameStart, _ progress: Progress,
    _ frame: Frame
  ) -> Progress {
    var ends: [LocalsAtEnd] = []
    var left = Array(frame.returned.prefix(start.returned))
    for alternative in frame.returned.dropFirst(start.returned) {
      guard case .jump(let number) = store[alternative.value],
        case let end = frame.jumps[Int(number)], end.jump.target == offset,
        end.jump.continues || !isRound
      else {
        left.append(alternative)
        continue
      }
      ends.append(
        LocalsAtEnd(
          locals: locals(at: end, since: start, frame), presence: alternative.presence,
          isDecided: alternative.isDecided))
    }
    guard !ends.isEmpty else { return progress }
    if progress == .goesOn {
      // Where it is not told whether the statement was left, it is not told either whether it was run to its end.
      let isDecided =
        ends.allSatisfy(\.isDecided) && (start.mayHaveLeft || !frame.mayHaveLeft)
      ends.append(
        LocalsAtEnd(locals: frame.locals, presence: frame.assumed, isDecided: isDecided))
    }
    frame.returned = left
    if !left.contains(where: { isJump($0.value) }) { frame.jumps.removeAll() }
    join(ends, frame)
    frame.assumed = project.presences.and(start.assumed, either(ends.map(\.presence)))
    // Whether code was left by `return` alone is asked behind the statement.
    if left.count == start.returned { frame.mayHaveLeft = start.mayHaveLeft }
    return .goesOn
  }

  /// What variables are worth when what `defer` has put off since a statement began has been run on the way out of it.
  private func locals(
    at end: JumpEnd, since start: FrameStart, _ frame: Frame
  ) -> [Scope.Local] {
    guard end.deferred.count > start.deferred else { return end.locals }
    let around = (frame.locals, frame.deferred)
    defer { (frame.locals, frame.deferred) = around }
    (frame.locals, frame.deferred) = (end.locals, end.deferred)
    runDeferred(from: start.deferred, frame)
    return frame.locals
  }

  /// Forgets those out of code that is no part of the statement that they name, which no compiler takes.
  func dropJumps(_ frame: Frame) {
    frame.returned.removeAll { isJump($0.value) }
    frame.jumps.removeAll()
  }

  private func isJump(_ id: ValueID) -> Bool {
    if case .jump = store[id] { return true }
    return false
  }
}
