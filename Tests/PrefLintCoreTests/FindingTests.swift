import Testing

@testable import PrefLintCore

@Suite struct SeverityTests {
  @Test func severitiesAreOrdered() {
    #expect(Severity.note < .warning && Severity.warning < .error)
    #expect(Severity.allCases.map(\.name) == ["off", "note", "warning", "error"])
  }
}
