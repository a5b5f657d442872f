// Calls are evaluated once for all places that differ in nothing that they ask of their place.

import Testing

@testable import PrefLintCore

struct CallTableTests {
  private let presences = PresenceTable(names: ProjectNames())
  private let key = CallKey(
    reference: DeclarationReference(file: 0, DeclarationID(0)), arguments: [.none],
    isDecided: true, isAsking: false)

  private func place(_ text: String, _ holds: Bool = true, isOperated: Bool = false) -> CallPlace {
    CallPlace(
      presence: presences.assuming(presences.names.intern(text), holds), isOperated: isOperated)
  }

  /// The table after a call was evaluated at the place `first`.
  private func table(_ use: PresenceNames) throws -> CallTable {
    try table(use, at: place("first"))
  }

  private struct CallIsKnown: Error {}

  private func isKnown(_ table: CallTable, _ place: CallPlace) -> Bool {
    table.result(key, at: place, sharingIn: presences) != nil
  }

  @Test func whatAsksNothingIsKnownEverywhere() throws {
    let table = try table(.none)
    #expect(isKnown(table, place("first")))
    #expect(isKnown(table, place("second", isOperated: true)))
    #expect(isKnown(table, CallPlace(presence: .always, isOperated: false)))
  }

  @Test func whatAsksIsKnownWhereTheAnswerIsTheSame() throws {
    let table = try table(presences.names(in: place("first").presence))
    #expect(isKnown(table, place("first", isOperated: true)))
    #expect(!isKnown(table, place("first", false)))
    #expect(!isKnown(table, place("second")))
    let both = presences.and(place("first").presence, place("second").presence)
    #expect(isKnown(table, CallPlace(presence: both, isOperated: false)))
  }

  @Test func whatIsNotedForAPlaceIsKnownThereAlone() throws {
    let table = try table(.all)
    #expect(isKnown(table, place("first")))
    #expect(!isKnown(table, place("first", isOperated: true)))
    #expect(!isKnown(table, CallPlace(presence: .always, isOperated: false)))
  }

  @Test func whatIsNotedIsKnownAtNarrowerPlaces() throws {
    let table = try table(.noted)
    let both = presences.and(place("first").presence, place("second").presence)
    #expect(isKnown(table, CallPlace(presence: both, isOperated: false)))
    #expect(isKnown(table, CallPlace(presence: both, isOperated: true)))
    #expect(!isKnown(table, place("second")))
    #expect(!isKnown(table, CallPlace(presence: .always, isOperated: false)))
    // What only runs when somebody operates a control says nothing of what runs at once.
    let operated = try self.table(.noted, at: place("first", isOperated: true))
    #expect(!isKnown(operated, place("first")))
  }

  private func table(_ use: PresenceNames, at place: CallPlace) throws -> CallTable {
    var table = CallTable()
    guard case .open(let call) = table.begin(key, at: place, sharingIn: presences) else {
      throw CallIsKnown()
    }
    table.finish(call, .empty, use)
    return table
  }

  @Test func nothingIsSharedWhereEachPlaceCounts() throws {
    let table = try table(.none)
    #expect(table.result(key, at: place("first"), sharingIn: nil) != nil)
    #expect(table.result(key, at: place("second"), sharingIn: nil) == nil)
  }

  @Test func anotherCallIsNotKnown() throws {
    let table = try table(.none)
    var other = key
    other.arguments = [.empty]
    #expect(table.result(other, at: place("first"), sharingIn: presences) == nil)
    other = key
    other.isDecided = false
    #expect(table.result(other, at: place("first"), sharingIn: presences) == nil)
  }
}
