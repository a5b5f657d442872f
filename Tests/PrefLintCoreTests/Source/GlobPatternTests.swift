import Testing

@testable import PrefLintCore

@Suite struct GlobPatternTests {
  @Test(arguments: [
    (
      "Vendor", ["Vendor", "Vendor/A.swift", "Vendor/x/B.swift"], ["App/Vendor/A.swift", "Vendors"]
    ),
    ("Vendor/", ["Vendor/A.swift"], ["App/Vendor/A.swift"]),
    ("./Vendor", ["Vendor/A.swift"], ["App/Vendor"]),
    (
      "**/Generated", ["Generated", "App/Generated/A.swift", "a/b/Generated"],
      ["Generated.swift", "App/NotGenerated"]
    ),
    ("Watch/**", ["Watch/A.swift", "Watch/a/B.swift"], ["Watch", "iWatch/A.swift"]),
    ("App/**/Mock.swift", ["App/Mock.swift", "App/a/b/Mock.swift"], ["App/a/Mock.swifty"]),
    ("**", ["A.swift", "a/b/C.swift"], []),
    ("*.swift", ["A.swift"], ["a/A.swift", "A.swift2"]),
    (
      "**/*.generated.swift", ["A.generated.swift", "a/b/C.generated.swift"], ["a/generated.swift"]
    ),
    ("A*B?C", ["AxxBxC", "ABéC"], ["ABC", "A/BxC"]),
    ("[A-C]x", ["Ax", "Cx"], ["Dx", "x"]),
    ("[!A-C]x", ["Dx"], ["Ax"]),
    ("[^A]x", ["Dx"], ["Ax"]),
    ("[]a]x", ["]x", "ax"], ["bx"]),
    ("[a-]x", ["-x", "ax"], ["bx"]),
    ("[[:digit:]_]x", ["1x", "_x"], ["ax"]),
    ("\\*x", ["*x"], ["ax"]),
    ("a\\[b", ["a[b"], ["ab"]),
    ("**/a/**/b", ["a/b", "x/a/y/z/b", "a/a/b"], ["b", "a"]),
    ("a*a*a*b", ["aaaaab"], ["aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa"]),
  ])
  func patternsCover(pattern: String, covered: [String], others: [String]) throws {
    let pattern = try GlobPattern(pattern)
    for path in covered { #expect(pattern.covers(path), "\(path)") }
    for path in others { #expect(!pattern.covers(path), "\(path)") }
  }

  @Test(arguments: [
    ("", GlobError.empty), ("./", .empty), ("/abs", .absolute), ("../x", .outside),
    ("a/../b", .outside), ("a[b", .unclosedSet), ("a[", .unclosedSet), ("{a,b}", .braces),
    ("a\\", .danglingEscape), ("[a\\", .danglingEscape), ("[a-", .unclosedSet),
  ])
  func mistakesAreNamed(pattern: String, error: GlobError) {
    #expect(throws: error) { try GlobPattern(pattern) }
    #expect(!error.message.isEmpty)
  }
}
