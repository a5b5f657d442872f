// How tests are told from code of programs, and which of their code may speak of what flows through views.

enum StandardTests {
  /// Frameworks that only tests import: no program holds a file that imports one.
  private static let moduleTexts: [StaticString] = [
    "XCTest", "Testing", "SnapshotTesting", "ViewInspector",
  ]
  static let modules = moduleTexts.map { SoughtText("\($0)") }

  /// Parts of words. In code without any of them nothing is read or written in an environment, emitted or heard as a
  /// preference, or declared as the key of one: `environment`, `EnvironmentValues`, `PreferenceKey`, `onPreferenceChange`, the
  /// `defaultValue` of keys, and the modules that bring all these.
  static let viewWords = WordParts(["nvironment", "reference", "defaultValue", "SwiftUI"])

  /// The code of tests without such words.
  static let leftOut = CodeLeftOut(modules: moduleTexts, words: viewWords)
}
