// The conditions of an `if`, a `guard` or a `while`, in order: each sees what those before it have bound, and not what it
// binds itself, which may have the name of what it asks for (`if let cart`).

extension Evaluator {
  /// Judges conditions in order and binds what they bind: whether they hold, and what is assumed where they do and where
  /// they do not, if both can be.
  func judge(
    _ conditions: ConditionList, _ frame: Frame
  ) -> (decision: Decision, assumed: Assumptions) {
    var result = Decision.yes
    var assumed = Assumptions.nothing
    var fails: [PresenceID] = []
    var earlier: [ExpressionID] = []
    let before = place
    defer { place = before }
    for condition in frame.file.facts[conditions] {
      let count = frame.locals.count
      if assumed.holds != .always {
        let held = possible(assumed.holds)
        place = before
        place = here(and: held)
      }
      var decision = decide(condition, frame)
      if decision == .either, let asked = DecidingNames.asked(condition) {
        let isOpen =
          isCorrelated(asked, frame) || earlier.contains { areCorrelated($0, asked, frame) }
        earlier.append(asked)
        if isOpen { decision = .undecided }
      }
      if decision == .either || decision == .yes && conditions.count > 1 {
        let bound = frame.locals[count...]
        frame.locals.removeLast(bound.count)
        let own = asking {
          var own = assumptions(condition, frame)
          if decision == .either, let asked = DecidingNames.asked(condition) {
            if case .match = condition {
              if leavesEnvironmentOpen(asked, frame, own) { decision = .undecided }
            } else {
              decision = settled(asked, frame, &own)
            }
          }
          return own
        }
        frame.locals += bound
        assumed.holds = conjunction(assumed.holds, own.holds)
        fails.append(decision == .yes ? .never : own.fails)
      }
      result = both(result, decision)
      if result == .no { return (.no, .nothing) }
    }
    guard result == .either else { return (result, .nothing) }
    assumed.fails = either(fails)
    // They contradict each other, unless two values are taken for one.
    return assumed.holds == .never ? (.undecided, .nothing) : (result, assumed)
  }

  /// What holds where two parts of one condition do. Who writes them side by side means that they can: what they ask is not
  /// compared again, unless it is the same that is asked.
  func conjunction(_ left: PresenceID, _ right: PresenceID) -> PresenceID {
    if left != .always, right != .always {
      let others = answers(in: right)
      for one in answers(in: left) {
        for other in others where one.question != other.question {
          conjoinedAnswers.insert(AnswerPair(one, other))
        }
      }
    }
    return project.presences.and(left, right)
  }

  /// What the literals of a presence answer to questions about run-time values.
  private func answers(in presence: PresenceID) -> [Answer] {
    project.presences[presence].literals.compactMap { literal in
      questions[literal.name].map {
        Answer(question: $0.name, isSet: $0.answer ?? literal.isSet)
      }
    }
  }

  /// What is assumed where an expression that run-time values decide holds and where it does not; nothing where the
  /// environment leaves it open, which is told.
  func judge(
    decided id: ExpressionID, _ frame: Frame
  ) -> (decision: Decision, assumed: Assumptions) {
    asking {
      var assumed = assumptions(id, frame)
      return (settled(id, frame, &assumed), assumed)
    }
  }

  /// Where a condition that run-time values decide leaves open what the environment says, it is not decided; what it says of
  /// an object that may be there is assumed.
  func settled(_ id: ExpressionID, _ frame: Frame, _ own: inout Assumptions) -> Decision {
    guard leavesEnvironmentOpen(id, frame, own) else { return .either }
    guard !asksEnvironment(id, frame), let known = assumptionsWithoutObject(id, frame) else {
      return .undecided
    }
    own.holds = project.presences.and(own.holds, known.holds)
    own.fails = project.presences.and(own.fails, known.fails)
    return .either
  }

  /// What is read behind a guard is read where its conditions hold: of that only reads of the environment depend.
  func stand(behindGuardsOf frame: Frame, in block: PresenceID) {
    place = block
    guard frame.assumed != .always, let receiver = frame.receiver, readsEnvironment(receiver) else {
      return
    }
    let rest = here(and: frame.assumed)
    if rest != .never { place = rest }
  }

  /// What is assumed, unless it contradicts what holds anyway: then so does the code, and nothing is told.
  func possible(_ assumed: PresenceID) -> PresenceID {
    isHere(assumed) ? assumed : .always
  }

  private func decide(_ condition: Condition, _ frame: Frame) -> Decision {
    switch condition {
    case .expression(let id): return told(decide(evaluate(id, frame)), id, frame)
    case .optionalBinding(let pattern, let type, let id):
      let declared = type.map { resolve($0, in: frame) } ?? .unknown
      let wanted = declared == .unknown ? declared : project.types.intern(.optional(declared))
      let value = evaluate(id, frame, expected: wanted)
      var held = presence(of: value)
      if held != .no, isMadeOutside(id, value, frame) { held = .either }
      let inner = unwrapped(value)
      let isOpen = held == .either && isBoundToOtherCase(id, frame)
      let decision = isOpen ? .undecided : told(held, id, frame)
      _ = match(pattern, declared == .unknown ? inner : adapt(inner, to: declared), frame)
      return decision
    case .match(let pattern, let id):
      return told(match(pattern, evaluate(id, frame), frame), pattern, id, frame)
    case .availability(let text):
      return alwaysAvailable(frame.file.facts[text]).map { $0 ? .yes : .no } ?? .either
    }
  }

  /// What run-time values decide, as far as there are any in what is asked.
  func told(_ decision: Decision, _ asked: ExpressionID, _ frame: Frame) -> Decision {
    decision == .either && isOfConstantsAlone(asked, frame) ? .undecided : decision
  }

  /// The same of a pattern, which may be a value of the run itself.
  func told(
    _ decision: Decision, _ pattern: PatternID, _ asked: ExpressionID, _ frame: Frame
  ) -> Decision {
    if decision == .either, case .expression(let id) = frame.file.facts[pattern].kind,
      case .opaque = store[core(evaluate(id, frame))]
    {
      return decision
    }
    return told(decision, asked, frame)
  }

  /// What conditions ask.
  func asked(_ conditions: ConditionList, _ frame: Frame) -> [ExpressionID] {
    frame.correlates ? frame.file.facts[conditions].compactMap(DecidingNames.asked) : []
  }

  func both(_ left: Decision, _ right: Decision) -> Decision {
    if left == .no || right == .no { return .no }
    if left == .undecided || right == .undecided { return .undecided }
    return left == .yes && right == .yes ? .yes : .either
  }
}
