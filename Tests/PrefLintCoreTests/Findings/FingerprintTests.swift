import Testing

@testable import PrefLintCore

@Suite struct FingerprintTests {
  private func finding(_ rule: String, _ anchor: String, _ subject: String) -> Finding {
    Finding(
      rule: rule, severity: .error, message: "", subject: subject,
      range: SourceRange(file: FileID(0), start: 0, end: 0), anchor: anchor)
  }

  @Test func fingerprintsDependOnWhatTheFindingIsAbout() {
    var findings = [
      finding("a", "b", "c"), finding("a", "bc", ""), finding("ab", "", "c"),
      finding("a", "b", "c"),
      finding("a", "b", "c"),
    ]
    Fingerprint.assign(to: &findings)
    let fingerprints = findings.map(\.fingerprint)
    #expect(Set(fingerprints).count == 5)
    for fingerprint in fingerprints {
      #expect(fingerprint.count == 18 && fingerprint.hasPrefix("1:"))
    }
  }

  @Test func fingerprintsNeverChange() {
    // Baselines hold them: a change here breaks every one of them.
    #expect(Fingerprint.text(of: ["rule", "anchor", "subject"]) == "1:81b29ccd137fe91d")
    #expect(Fingerprint.text(of: []) == "1:f52a15e9a9b5e89b")
  }
}
