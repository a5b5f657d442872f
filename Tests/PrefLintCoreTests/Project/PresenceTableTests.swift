// Where facts exist that are on other platforms in one program than in another one.

import Testing

@testable import PrefLintCore

struct PresenceTableTests {
  private static let phone = BitSet([0])
  private static let desk = BitSet([1])
  private static let both = BitSet([0, 1])

  private let table = PresenceTable(
    names: ProjectNames(),
    programPlatforms: [[.iOS, .visionOS], [.iOS, .macOS, .visionOS]],
    sureProgramPlatforms: [[.iOS, .visionOS], [.iOS, .macOS, .visionOS]])

  private func presence(_ platforms: PlatformSet, _ programs: BitSet?) -> PresenceID {
    table.intern(Presence(platforms: platforms, programs: programs))
  }

  /// In the first program on iOS, in the second one everywhere.
  private var filtered: PresenceID {
    table.disjunction([presence(.iOS, Self.phone), presence(.all, Self.desk)])
  }

  @Test func aProgramTellsThePlatforms() {
    let first = presence(.all, Self.phone)
    #expect(table.and(filtered, first) == presence(.iOS, Self.phone))
    #expect(table.and(filtered, presence(.visionOS, Self.phone)) == .never)
    let second = presence(.all, Self.desk)
    #expect(table.and(filtered, second) == second)
    #expect(
      table.and(filtered, presence(.visionOS, Self.desk)) == presence(.visionOS, Self.desk))
  }

  @Test func platformsTellThePrograms() {
    #expect(table.and(filtered, presence(.macOS, nil)) == presence(.macOS, Self.desk))
    #expect(table.and(filtered, presence(.visionOS, nil)) == presence(.visionOS, Self.desk))
    #expect(table.and(filtered, presence(.iOS, nil)) == presence(.iOS, Self.both))
    #expect(table.and(filtered, presence(.watchOS, nil)) == .never)
  }

  @Test func whatIsAtAPlaceIsOnThePlatformsOfItsProgram() {
    #expect(table.within(presence(.all, Self.phone), filtered) == presence(.iOS, nil))
    #expect(table.within(presence(.all, Self.desk), filtered) == .always)
    let other = table.within(presence(.all, Self.both), presence(.visionOS, Self.phone))
    #expect(table.and(table.within(presence(.all, Self.both), filtered), other) == .never)
  }

  @Test func partsThatDifferInProgramsAreNoUnion() {
    #expect(filtered != .always && filtered != presence(.all, Self.both))
    #expect(table[filtered].programs == Self.both)
    #expect(
      table.disjunction([presence(.iOS, Self.phone), presence(.visionOS, Self.phone)])
        == presence([.iOS, .visionOS], Self.phone))
    #expect(table.disjunction([presence(.iOS, nil), presence(.all, nil)]) == .always)
  }

  @Test func whatIsInAPresenceIsInItsParts() {
    let names = table.names
    func flag(_ name: String, _ isSet: Bool = true) -> PresenceID {
      table.intern(
        Presence(platforms: .all, literals: [.init(name: names.intern(name), isSet: isSet)]))
    }
    let (one, other) = (flag("ONE"), flag("OTHER"))
    let all = table.and(table.and(one, other), presence(.iOS, Self.phone))
    let either = table.disjunction([one, presence(.macOS, nil)])
    let pairs: [(PresenceID, PresenceID)] = [
      (all, one), (all, other), (all, .always), (all, presence(.iOS, nil)),
      (all, presence(.all, Self.both)), (one, either), (.never, all), (all, all),
    ]
    for (narrow, wide) in pairs {
      #expect(table.implies(narrow, wide))
      #expect(table.and(narrow, wide) == narrow)
      if narrow != wide { #expect(!table.implies(wide, narrow)) }
    }
    for wide in [flag("ONE", false), presence(.macOS, nil), presence(.iOS, Self.desk), filtered] {
      #expect(table.implies(all, wide) == (table.and(all, wide) == all))
    }
    #expect(!table.implies(one, other))
    #expect(!table.implies(one, flag("ONE", false)))
    #expect(!table.implies(either, one))
  }

  private func assuming(_ text: String, _ holds: Bool = true) -> PresenceID {
    table.assuming(table.names.intern(text), holds)
  }

  @Test func whatPresencesSayAlikeIsNoDifference() {
    let (first, second) = (assuming("first"), assuming("second"))
    let both = table.and(first, second)
    #expect(table.difference(both, both) == .none)
    #expect(table.difference(both, first) == table.names(in: second))
    #expect(table.difference(first, both) == table.names(in: second))
    // The answer counts, not only that there is one.
    #expect(table.difference(first, assuming("first", false)) == table.names(in: first))
    #expect(table.names(in: first).isDisjoint(with: table.names(in: second)))
    #expect(table.difference(.always, presence(.iOS, nil)) == .build)
    #expect(table.difference(presence(.all, Self.phone), presence(.all, Self.desk)) == .build)
  }

  @Test func whatHoldsNowhereOrStandsForSeveralMayDifferInEverything() {
    #expect(table.names(in: .never) == .all)
    #expect(table.difference(.always, .never) == .all)
    #expect(table.names(in: filtered) == .all)
    #expect(table.difference(.always, filtered) == .all)
    // What both say of several may be decided by what one says besides.
    let parts = ["first", "second", "third"].map { assuming($0) }
    let several = table.disjunction(parts)
    #expect(table.difference(several, table.and(several, assuming("first", false))) == .all)
  }
}
