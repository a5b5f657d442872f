import Testing

@testable import PrefLintCore

@Suite struct CatalogueTableTests {
  @Test func noModifierStandsTwice() {
    #expect(repeated(StandardModifiers.entries.map(\.name)) == [])
  }

  @Test func noComponentStandsTwice() {
    #expect(repeated(StandardComponents.entries.map(\.name)) == [])
  }

  @Test func noLabelStandsTwiceInAnEntry() {
    for entry in StandardModifiers.entries {
      #expect(repeated(entry.slots.map(\.label)) == [], "\(entry.name)")
    }
    for entry in StandardComponents.entries {
      #expect(repeated(entry.slots.map(\.label)) == [], "\(entry.name)")
      for alternative in entry.alternatives {
        #expect(repeated(alternative.slots.map(\.label)) == [], "\(entry.name)")
      }
    }
  }

  @Test func everyLabelIsAnIdentifierOrEmpty() {
    let slots =
      StandardModifiers.entries.flatMap(\.slots) + StandardComponents.entries.flatMap(\.slots)
    for slot in slots where slot.label != "" {
      #expect(isIdentifier(slot.label), "\(slot.label)")
    }
  }

  @Test func modifiersAreMethodsAndComponentsAreTypes() {
    for entry in StandardModifiers.entries {
      #expect(isIdentifier(entry.name) && entry.name.first?.isLowercase == true, "\(entry.name)")
    }
    for entry in StandardComponents.entries {
      let name = entry.name.drop { $0 == "_" }
      #expect(isIdentifier(entry.name) && name.first?.isUppercase == true, "\(entry.name)")
    }
  }

  private func repeated(_ names: [String]) -> [String] {
    var seen: Set<String> = []
    return names.filter { !seen.insert($0).inserted }
  }

  private func isIdentifier(_ text: String) -> Bool {
    text.first?.isNumber == false && text.allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" }
  }
}
