// What findings about preferences say: both ends, the step that separates them, and what to write.

import Testing

@testable import PrefLintCore

@Suite struct PreferenceMessageTests {
  /// The texts of the findings of a rule in a program with a listed key and a view: place, trace and help, with
  /// lines of the view counted from 1.
  private func texts(
    _ rule: String, key: String = "value += nextValue()", type: String = "Int",
    initial: String = "0", _ view: String
  ) -> [String] {
    let lines = [
      "import SwiftUI",
      "struct K: PreferenceKey { static let defaultValue: \(type) = \(initial)",
      "  static func reduce(value: inout \(type), nextValue: () -> \(type)) { \(key) } }",
      "@main struct A: App { var body: some Scene { WindowGroup { Screen() } } }",
      "struct Screen: View { @State var value = \(initial); @State var isOn = false",
    ]
    let source = SourceFile(
      path: "App.swift", bytes: Array((lines.joined(separator: "\n") + "\n" + view).utf8))
    let table = LineTable(source.bytes)
    func line(_ range: SourceRange) -> Int {
      table.line(at: Int(range.start)) - lines.count
    }
    let result = Linter.lint(LintInput(files: [source]), threads: 1)
    return result.findings.filter { $0.rule == rule }.flatMap { finding in
      ["\(line(finding.range)): \(finding.message)"]
        + finding.trace.map { "\(line($0.range)): \($0.message)" }
        + [finding.help.map { "help: \($0)" } ?? "no help"]
    }
  }

  @Test func listenerInsideItsEmitter() {
    let view = """
      var body: some View {
        Text("text")
          .onPreferenceChange(K.self) { value = $0 }
          .preference(key: K.self, value: 1)
      } }
      """
    #expect(
      texts("non-child-preference", view) == [
        "4: 'K' is set where no listener hears it",
        "3: listened to here, before it in the chain: a listener hears what stands before it",
        "help: move line 8 after line 9",
      ])
    #expect(
      texts("deaf-preference-listener", view) == [
        "3: nothing below this listener sets 'K'",
        "4: set here, after the listener in the chain",
        "help: move line 8 after line 9",
      ])
  }

  @Test func listenerBesideItsEmitter() {
    let view = """
      var body: some View { HStack {
        Text("left").preference(key: K.self, value: 1)
        Text("right").onPreferenceChange(K.self) { value = $0 }
      } } }
      """
    #expect(
      texts("non-child-preference", view) == [
        "2: 'K' is set where no listener hears it",
        "3: listened to here, on a view beside it",
        "help: move the listener to a view around both",
      ])
    #expect(
      texts("deaf-preference-listener", view) == [
        "3: nothing below this listener sets 'K'",
        "2: set here, in a view beside it",
        "help: move the listener to a view around both",
      ])
  }

  @Test func sheetBetweenThem() {
    let view = """
      var body: some View {
        Text("text")
          .sheet(isPresented: $isOn) {
            Text("sheet").preference(key: K.self, value: 1)
          }
          .onPreferenceChange(K.self) { value = $0 }
      } }
      """
    #expect(
      texts("non-child-preference", view) == [
        "4: 'K' is set where no listener hears it",
        "3: what 'sheet' shows passes no preference on",
        "6: listened to here",
        "help: move the listener into the content that sets the value",
      ])
    #expect(
      texts("deaf-preference-listener", view) == [
        "6: nothing below this listener sets 'K'",
        "3: what 'sheet' shows passes no preference on",
        "4: set here",
        "help: move the listener into the content that sets the value",
      ])
  }

  @Test func outerEmitterBetweenThem() {
    #expect(
      texts(
        "overwritten-preference",
        """
        var body: some View {
          Text("text")
            .preference(key: K.self, value: 1)
            .preference(key: K.self, value: 2)
            .onPreferenceChange(K.self) { value = $0 }
        } }
        """) == [
          "3: 'K' is replaced by an outer '.preference' before any listener hears it",
          "4: replaced here",
          "5: listened to here",
          "help: write '.transformPreference(_:_:)' in line 9, which keeps the value below, "
            + "or remove one of the two",
        ])
  }

  @Test func listenerInAHelperThatNothingApplies() {
    #expect(
      texts(
        "deaf-preference-listener",
        """
        var body: some View { Text("text").preference(key: K.self, value: 1) } }
        struct Hear: ViewModifier {
          func body(content: Content) -> some View { content.onPreferenceChange(K.self) { print($0) } }
        }
        """) == [
          "3: this listener of 'K' is in code that nothing uses",
          "1: set here",
          "help: apply it to a view around what sets 'K', or remove it",
        ])
  }

  @Test func listenerInAHelperThatOnlyUnusedHelpersApply() {
    let helpers = """
      struct Hear: ViewModifier {
        func body(content: Content) -> some View { content.onPreferenceChange(K.self) { print($0) } }
      }
      extension View {
        func hearing() -> some View { modifier(Hear()) }
        func hearingAll() -> some View { hearing().padding() }
      """
    let view = """
      var body: some View {
        Text("text").preference(key: K.self, value: 1).onPreferenceChange(K.self) { value = $0 }
      } }

      """
    #expect(
      texts("deaf-preference-listener", view + helpers + "\n}") == [
        "5: this listener of 'K' is in code that nothing uses",
        "2: set here",
        "help: apply it to a view around what sets 'K', or remove it",
      ])
    let used =
      "\n}\nstruct Other: View { var body: some View { Text(\"other\").hearingAll() } }"
      + "\nstruct Outer: View { var body: some View { Other() } }"
    #expect(
      texts("deaf-preference-listener", view + helpers + used).first
        == "5: nothing below this listener sets 'K'")
  }

  @Test func twoThatMeet() {
    #expect(
      texts(
        "lossy-preference-reduce", key: "value = nextValue()", type: "[Int]", initial: "[]",
        """
        var body: some View { VStack {
          Text("one").preference(key: K.self, value: [1])
          Text("two").preference(key: K.self, value: [2])
        }.onPreferenceChange(K.self) { value = $0 } } }
        """) == [
          "-2: 'reduce' of 'K' keeps only the last value, but several are set below a listener",
          "2: set here", "3: and here", "4: listened to here",
          "help: write 'value.append(contentsOf: nextValue())'",
        ])
  }

  @Test func oneForEachElementAndOneBeforeDynamicContent() {
    #expect(
      texts(
        "lossy-preference-reduce", key: "", type: "Int?", initial: "nil",
        """
        var body: some View { VStack {
          ForEach(0..<3) { Text("one").preference(key: K.self, value: $0) }
        }.onPreferenceChange(K.self) { value = $0 } } }
        """) == [
          "-2: 'reduce' of 'K' keeps only the first value, but each element of a collection sets one",
          "2: set here, for each element", "3: listened to here",
          "help: write 'value = nextValue() ?? value'",
        ])
    #expect(
      texts(
        "lossy-preference-reduce", key: "value = nextValue()",
        """
        var body: some View { VStack {
          Text("one").preference(key: K.self, value: 1)
          HStack { if isOn { Text("on") } }
        }.onPreferenceChange(K.self) { value = $0 } } }
        """) == [
          "-2: 'reduce' of 'K' keeps only the last value, but what follows contributes the default",
          "2: set here", "3: this may set nothing, and contributes the default then",
          "4: listened to here",
          "help: write 'value = max(value, nextValue())'",
        ])
  }

  @Test(arguments: [
    ("Bool", "false", "value || nextValue()"), ("Bool", "true", "value && nextValue()"),
    ("CGFloat", "0", "max(value, nextValue())"),
    ("CGFloat", ".infinity", "min(value, nextValue())"),
  ])
  func reducerThatLeavesTheDefaultAsItIs(type: String, initial: String, reducer: String) {
    let view = """
      var body: some View { VStack {
        Text("a").preference(key: K.self, value: \(initial))
        Text("b").preference(key: K.self, value: \(initial))
      }
      .onPreferenceChange(K.self) { value = $0 } } }
      """
    #expect(
      texts(
        "lossy-preference-reduce", key: "value = nextValue()", type: type, initial: initial, view
      ).last == "help: write 'value = \(reducer)'")
  }

  @Test func defaultThatChangesWhatIsCombined() {
    #expect(
      texts(
        "non-neutral-preference-default", key: "value = min(value, nextValue())",
        """
        var body: some View { Text("one").preference(key: K.self, value: 1) } }
        """) == [
          "-3: the default value of 'K' changes what 'reduce' combines",
          "-2: combined here: a view that sets nothing may contribute the default",
          "help: use the greatest value, '.infinity', as the default value",
        ])
  }

  @Test func keysOfOneSide() {
    #expect(
      texts(
        "unread-preference",
        """
        var body: some View { Text("one").preference(key: K.self, value: 1) } }
        """) == [
          "-3: 'K' is set but never listened to", "1: set here",
          "help: remove the key and what sets it",
        ])
    #expect(
      texts(
        "unwritten-preference",
        """
        var body: some View { Text("one").onPreferenceChange(K.self) { value = $0 } } }
        """) == [
          "-3: 'K' is listened to but never set", "1: listened to here",
          "help: remove the key and its listeners",
        ])
  }

  @Test func suppressedEmitterSilencesItsDeafTwin() {
    let view = """
      var body: some View { HStack {
        Text("left").preference(key: K.self, value: 1) // preflint:ignore[non-child-preference] - later
        Text("right").onPreferenceChange(K.self) { value = $0 }
      } } }
      """
    #expect(texts("non-child-preference", view).isEmpty)
    #expect(texts("deaf-preference-listener", view).isEmpty)
    #expect(texts("unused-suppression", view).isEmpty)
  }
}
