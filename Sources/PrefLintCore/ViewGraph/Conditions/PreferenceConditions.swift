// Conditions that matter to preferences alone: on ways to objects nothing is decided by them, so that these are followed without them.

/// What is only asked around calls that set preferences or listen to them.
struct PreferenceConditions {
  private var values: Set<Name> = []
  /// Presences without what they say of these.
  private var rests: [PresenceID: PresenceID] = [:]

  /// - Parameters:
  ///   - calls: those calls.
  ///   - steps: the steps of ways whose conditions are compared as well.
  init(_ evaluator: Evaluator, calls: Set<Site>, besides steps: Set<Site>) {
    guard !calls.isEmpty else { return }
    let others = RepeatedConditions(
      project: evaluator.project, decidingKeys: evaluator.decidingKeys, steps: steps)
    values = evaluator.repeatedConditions.values.subtracting(others.values)
  }

  /// A presence without such conditions.
  ///
  /// - Complexity: linear in its literals, once.
  mutating func rest(of presence: PresenceID, _ evaluator: Evaluator) -> PresenceID {
    guard !values.isEmpty else { return presence }
    if let known = rests[presence] { return known }
    let presences = evaluator.project.presences
    var rest = presences[presence]
    rest.literals.removeAll { literal in
      guard let question = evaluator.questions[literal.name], !question.sources.isEmpty else {
        return false
      }
      return question.sources.isSubset(of: values)
    }
    let found = presences.intern(rest)
    rests[presence] = found
    return found
  }
}
