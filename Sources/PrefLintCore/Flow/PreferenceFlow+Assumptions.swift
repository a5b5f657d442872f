// What conditions at run time say of listeners and of what they hear: a listener under `if mode == .a` hears nothing that stands under
// `if mode == .b`. Both ask one value, which is the same wherever one update of a view asks for it.

extension PreferenceFlow {
  /// Looks at something under a condition.
  func assuming<Result>(_ presence: PresenceID, _ find: () -> Result) -> Result {
    guard comparesConditions else { return find() }
    let around = assumed
    assumed = project.presences.and(around, project.presences.split(presence).assumed)
    defer { assumed = around }
    return find()
  }

  /// Whether something that stands under conditions may be there where the listener is that is looked at.
  func mayBeThere(_ presence: PresenceID) -> Bool {
    guard comparesConditions else { return true }
    let both = project.presences.and(assumed, project.presences.split(presence).assumed)
    return both != .never && isPossible(both)
  }

  /// Looks at the body of a view. Only views that show what they are given can be told by what is assumed around them, and what is said
  /// there of their own properties is said of others. Where views of a type stand within each other it is not told of which one it is said.
  func within<Result>(_ value: ValueID, _ nominal: NominalID, _ find: () -> Result) -> Result {
    let around = (assumed, comparesConditions)
    defer { (assumed, comparesConditions) = around }
    if evaluator.questions.isEmpty { return find() }
    comparesConditions = !flow.nestedTypes.contains(nominal) && !keepsViews(nominal)
    let isTold = comparesConditions && assumed != .always && evaluator.holdsView(value)
    assumed = isTold ? outside(nominal, assumed) ?? .always : .always
    return find()
  }

  /// What comes up out of the body of a view, without what it says of properties that only this view has.
  func outside(_ nominal: NominalID, _ inside: UpwardValues) -> UpwardValues {
    guard !evaluator.questions.isEmpty else { return inside }
    if keepsViews(nominal) {
      return inside.changedPresences { project.presences.split($0).fixed }
    }
    return inside.changedPresences { outside(nominal, $0) ?? .never }
  }

  /// A presence outside a view of a type; nil for one that cannot be.
  private func outside(_ nominal: NominalID, _ presence: PresenceID) -> PresenceID? {
    let keys = evaluator.repeatedConditions.ownKeys(of: nominal)
    guard presence != .always, !keys.isEmpty else { return presence }
    return evaluator.without(Set(keys.map(\.key)), in: presence) {
      isPossible($0) ? .possible : .impossible
    }
  }

  /// Whether a view keeps views that it was given before (`@State var saved: AnyView?`): what their conditions asked may have another
  /// answer by the time they are shown.
  private func keepsViews(_ nominal: NominalID) -> Bool {
    if let known = keepers[nominal] { return known }
    let found = project[nominal].orderedMembers.contains(where: evaluator.keepsView)
    keepers[nominal] = found
    return found
  }

  /// Whether conditions can hold together. No object is asked for.
  private func isPossible(_ assumed: PresenceID) -> Bool {
    flow.feasibility(of: assumed, missing: .unknown) != .impossible
  }
}
