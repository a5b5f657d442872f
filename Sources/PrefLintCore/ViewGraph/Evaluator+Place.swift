// What evaluation asks of the place where it stands. Most code asks nothing: it is worth the same behind every condition, and is
// evaluated once for all places. What has asked is evaluated again where the places differ in what was asked; what has noted a read, at
// places that are no narrower; and what has made something that exists only there, at every place.

extension Evaluator {
  /// The place as a whole, for a read that is noted with it: that holds at every narrower place, too.
  var presence: PresenceID {
    placeUse.formUnion(.noted)
    return place
  }

  /// The place as a whole, for a value or a host that exists there and no further. Who asks this is evaluated for each place.
  var presenceOfMade: PresenceID {
    placeUse = .all
    return place
  }

  /// Where a further condition holds, too.
  @inline(__always) func here(and condition: PresenceID) -> PresenceID {
    if condition == .always { return place }
    placeUse.formUnion(project.presences.names(in: condition))
    return project.presences.and(place, condition)
  }

  /// Whether something may exist where evaluation stands.
  @inline(__always) func isHere(_ other: PresenceID) -> Bool { here(and: other) != .never }

  /// What a presence says beyond the programs of the place.
  func within(_ other: PresenceID) -> PresenceID {
    guard project.presences.isInSomePrograms(other) else { return other }
    placeUse.formUnion(project.presences.names(in: other))
    return project.presences.within(place, other)
  }
}
