// Conditions that matter to preferences alone: on ways to objects nothing is decided by them, so that these are followed without them.

struct PreferenceConditions {
  private let values: Set<Name>
  /// Presences without what they say of these.
  private var rests: [PresenceID: PresenceID] = [:]

  init(of conditions: RepeatedConditions) { values = conditions.preferenceKeys }

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
