// Who hears whom: a listener hears what comes up out of what it is attached to, and what meets there `reduce` combines (D5, D9).

extension PreferenceFlow {
  /// A listener hears what comes up out of what it is attached to (D5).
  func hear(_ listener: Int32, _ below: UpwardValues) {
    let key = uses[Int(listener)].key
    if below.isOpen || below.standsIn || below.bridges.contains(where: hosting.mayHost) {
      uses[Int(listener)].isDoubtful = true
    }
    if !below.bridges.isEmpty { bridged[listener, default: []].formUnion(below.bridges) }
    if below.holdsControls { uses[Int(listener)].hearsControls = true }
    if below.holdsContainers { uses[Int(listener)].hearsContainers = true }
    var heard: [Contribution] = []
    for item in below.contributions where !item.hiddenKeys.contains(key) {
      guard let use = item.use else {
        heard.append(item)
        continue
      }
      guard mayBeSame(uses[Int(use)].key, key) else { continue }
      guard join(listener, use, under: item.presence) else { continue }
      heard.append(item)
    }
    for item in below.possible where mayBeSame(uses[Int(item.use)].key, key) {
      _ = join(listener, item.use, under: item.presence)
    }
    for item in below.barred where uses[Int(item.use)].key == key {
      nearlyMeet(item.kind, emitter: item.use, listener, item.site)
    }
    meet(listener, key, heard)
  }

  /// Notes that a listener hears an emitter under some conditions; false where these never hold with what is assumed of the listener.
  private func join(_ listener: Int32, _ emitter: Int32, under presence: PresenceID) -> Bool {
    guard mayBeThere(presence) else {
      nearlyMeet(.excluded, emitter: emitter, listener, uses[Int(emitter)].site)
      return false
    }
    uses[Int(emitter)].partners.insert(listener)
    uses[Int(listener)].partners.insert(emitter)
    return true
  }

  /// Whether two keys may be one: in a view by itself all specialisations of a key, if some parameter is open.
  func mayBeSame(_ first: TypeID, _ second: TypeID) -> Bool {
    if first == second { return true }
    guard isLocal, project.types.isGeneric(first) || project.types.isGeneric(second),
      let left = project.types.nominal(first),
      let right = project.types.nominal(second)
    else { return false }
    return left == right
  }

  /// A listener of which the key is not known may hear all.
  func hearAny(_ below: UpwardValues) {
    if below.holdsControls { hearsAnyControl = true }
    doubt(below)
    for item in below.barred { uses[Int(item.use)].isDoubtful = true }
  }

  func nearlyMeet(
    _ kind: PreferenceNearMiss.Kind, emitter: Int32, _ listener: Int32, _ site: Site
  ) {
    if uses[Int(emitter)].nearMiss == nil {
      uses[Int(emitter)].nearMiss = .init(kind: kind, partner: listener, site: site)
    }
    if uses[Int(listener)].nearMiss == nil {
      uses[Int(listener)].nearMiss = .init(kind: kind, partner: emitter, site: site)
    }
  }

  /// Notes that emitters may meet a listener that cannot be told.
  func doubt(_ values: UpwardValues) {
    for use in values.emitters { uses[Int(use)].isDoubtful = true }
  }

  func replace(_ hidden: Int32, by outer: Int32) {
    if uses[Int(hidden)].replacedBy == nil { uses[Int(hidden)].replacedBy = outer }
  }

  func meet(
    _ listener: Int32, _ key: TypeID, _ heard: [Contribution], isAround: Bool = true
  ) {
    guard !isPreview else { return }
    let own = own(of: listener, among: heard)
    func note(_ meeting: PreferenceMeeting, of single: Contribution? = nil) {
      var meeting = meeting
      meeting.isAround = isAround
      let isInner = single?.hearers.contains(uses[Int(listener)].site) ?? true
      meeting.own = isInner ? own : nil
      guard
        !meetings[key, default: []].contains(where: {
          $0.kind == meeting.kind && $0.first == meeting.first && $0.second == meeting.second
            && $0.own == meeting.own
        })
      else { return }
      meetings[key, default: []].append(meeting)
    }
    for (index, item) in heard.enumerated() {
      guard let use = item.use else {
        // What comes first is there whenever the emitter is.
        if let first = heard[(index + 1)...].first(where: { other in
          other.use != nil && item.isOrdered(with: other)
            && !(isListed && item.isApart(from: other)) && !item.excludes(other, project.presences)
            && !item.isConditional(besides: other)
        }), let use = first.use {
          note(
            PreferenceMeeting(kind: .preceded, listener: listener, first: use, site: item.site),
            of: first)
        }
        continue
      }
      // A listener on several views is one of each (D5).
      if item.repeats, !(isListed && item.repeatsInList) {
        note(PreferenceMeeting(kind: .repeated, listener: listener, first: use))
      }
      for other in heard[(index + 1)...] where !item.excludes(other, project.presences) {
        // Two that run-time values decide apart may never be there at once.
        if item.isConditional(besides: other), other.isConditional(besides: item) { continue }
        if isListed, item.isApart(from: other) { continue }
        if mayExclude(item, other) { continue }
        if let second = other.use {
          note(PreferenceMeeting(kind: .emitters, listener: listener, first: use, second: second))
        } else if item.isOrdered(with: other), !other.isConditional(besides: item) {
          note(
            PreferenceMeeting(
              kind: .followed, listener: listener, first: use, site: other.site),
            of: item)
        }
      }
    }
  }
}
