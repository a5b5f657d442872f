// What conditions at run time say of listeners and of what they hear: a listener under `if mode == .a` hears nothing that stands under
// `if mode == .b`. That is only told of what a view itself stores: it is the same wherever one update asks for it, and views that are
// given it are updated with the view. Of what objects, code or the system answer one view may have an older answer than another one.

/// Which conditions are compared.
struct ComparedConditions {
  /// The values that are the same wherever an update asks for them.
  fileprivate var values: Set<Name>?
  /// What presences say of these.
  fileprivate var parts: [PresenceID: PresenceID] = [:]
  /// Whether types of views keep views, of those that were asked about.
  fileprivate var keepers: [NominalID: Bool] = [:]
  /// What is assumed where something is looked at, the innermost condition last.
  fileprivate var assumed: [PresenceID] = []
  /// Whether conditions are compared there: not in what a view shows that it was given before.
  fileprivate(set) var isOn: Bool
  /// Whether they are anywhere.
  let isWanted: Bool

  /// How many conditions are compared, from the listener outwards: each of them doubles what is looked at.
  fileprivate static let limit = 3

  init(isWanted: Bool) { (isOn, self.isWanted) = (isWanted, isWanted) }

  /// Whether anything is compared.
  var isUsed: Bool { values.map { !$0.isEmpty } ?? false }

  /// What is assumed by the innermost conditions.
  func innermost(_ presences: PresenceTable) -> PresenceID {
    assumed.suffix(Self.limit).reduce(.always, presences.and)
  }
}

extension PreferenceFlow {
  /// Looks at something under a condition.
  func assuming<Result>(_ presence: PresenceID, _ find: () -> Result) -> Result {
    guard compared.isOn, case let part = comparedPart(of: presence), part != .always else {
      return find()
    }
    compared.assumed.append(part)
    defer { compared.assumed.removeLast() }
    return find()
  }

  /// Whether something that stands under conditions may be there where the listener is that is looked at.
  func mayBeThere(_ presence: PresenceID) -> Bool {
    guard compared.isOn else { return true }
    let assumed = compared.innermost(project.presences)
    guard assumed != .always, case let part = comparedPart(of: presence), part != .always else {
      return true
    }
    let both = project.presences.and(assumed, part)
    return both != .never && flow.feasibility(of: both, missing: .unknown) != .impossible
  }

  /// What comes up under a condition. It is only left out where that is certain.
  func standing(_ inside: UpwardValues, in presence: PresenceID) -> UpwardValues {
    guard presence != .always else { return inside }
    return inside.changedPresences { own in
      let both = project.presences.and(own, presence)
      guard both == .never else { return both }
      let fixed = project.presences.and(
        project.presences.split(own).fixed, project.presences.split(presence).fixed)
      if fixed == .never { return .never }
      let parts = project.presences.and(comparedPart(of: own), comparedPart(of: presence))
      return compared.isOn && parts == .never ? .never : own
    }
  }

  /// Looks at the body of a view. Only views that listen to what they are given can be told by what is assumed around them, and what is
  /// said there of their own properties is said of others. What a view keeps it may give to those that it builds.
  func within<Result>(_ value: ValueID, _ nominal: NominalID, _ find: () -> Result) -> Result {
    if evaluator.questions.isEmpty || !compared.isWanted { return find() }
    let around = compared
    defer { (compared.assumed, compared.isOn) = (around.assumed, around.isOn) }
    let assumed = around.innermost(project.presences)
    let isAsked = around.isOn && assumed != .always && listeningTypes.contains(nominal)
    let showsOthers = (isAsked || !around.isOn) && evaluator.holdsView(value)
    compared.isOn = !keepsViews(nominal) && (around.isOn || !showsOthers)
    compared.assumed = compared.isOn && showsOthers ? [outside(nominal, assumed)] : []
    return find()
  }

  /// What comes up out of the body of a view, without what it says of properties that only this view has.
  func outside(_ nominal: NominalID, _ inside: UpwardValues) -> UpwardValues {
    guard !evaluator.questions.isEmpty, compared.isWanted else { return inside }
    if keepsViews(nominal) {
      return inside.changedPresences { project.presences.split($0).fixed }
    }
    return inside.changedPresences { outside(nominal, $0) }
  }

  private func outside(_ nominal: NominalID, _ presence: PresenceID) -> PresenceID {
    let keys = evaluator.repeatedConditions.ownKeys(of: nominal)
    guard presence != .always, !keys.isEmpty else { return presence }
    return evaluator.without(Set(keys.map(\.key)), in: presence) { _ in .possible } ?? presence
  }

  // MARK: What is compared

  /// What a presence says of values that are compared.
  private func comparedPart(of presence: PresenceID) -> PresenceID {
    guard presence != .always, !evaluator.questions.isEmpty else { return .always }
    if let known = compared.parts[presence] { return known }
    let values = compared.values ?? comparedValues()
    compared.values = values
    var part = project.presences[.always]
    part.literals = project.presences[presence].literals.filter { isCompared($0.name, values) }
    let found = project.presences.intern(part)
    compared.parts[presence] = found
    return found
  }

  private func isCompared(_ literal: Name, _ values: Set<Name>) -> Bool {
    guard let question = evaluator.questions[literal], !question.sources.isEmpty,
      question.sources.isSubset(of: values)
    else { return false }
    switch question.kind {
    case .open: return false
    case .either(let options):
      return options.allSatisfy { option in
        project.presences[option].literals.allSatisfy { isCompared($0.name, values) }
      }
    case .holds, .equals, .compared, .asked: return values.contains(question.trace)
    }
  }

  /// The values of what views store themselves. Where views of a type stand within each other it is not told of which one something is
  /// said.
  private func comparedValues() -> Set<Name> {
    var found: Set<Name> = []
    let types = Set(evaluator.repeatedConditions.properties.keys.map(\.owner))
    for type in types.sorted()
    where project.kind(of: type) == .structure && project.isInstalled(type)
      && !flow.nestedTypes.contains(type) && !keepsViews(type)
    {
      for own in evaluator.repeatedConditions.ownKeys(of: type)
      where isStored(own.property, in: type) {
        found.insert(own.key)
      }
    }
    return found
  }

  /// Whether a property is stored, and compared as the language does.
  private func isStored(_ property: Name, in type: NominalID) -> Bool {
    let members = project[type].members(named: property).filter { !$0.isStatic }
    guard members.count == 1, let member = members.first,
      case let file = project.files[member.reference.fileIndex],
      case .variable(let id) = file.facts[member.reference.id].kind,
      file.facts.getter(of: file.facts[id]) == nil
    else { return false }
    guard
      let held = project.types.nominal(
        project.types.unwrapped(evaluator.declaredType(of: member)))
    else { return true }
    return project.kind(of: held) != .classType
      && project.members(named: project.language.equal, of: held).isEmpty
  }

  /// Whether a view keeps views that it was given before (`@State var saved: AnyView?`): what their conditions asked may have another
  /// answer by the time they are shown.
  private func keepsViews(_ nominal: NominalID) -> Bool {
    if let known = compared.keepers[nominal] { return known }
    let found = project[nominal].orderedMembers.contains(where: evaluator.keepsView)
    compared.keepers[nominal] = found
    return found
  }
}
