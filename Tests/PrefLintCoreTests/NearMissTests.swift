// What almost provides a missing object: each reason has its own words, and a help that names the line to change
// and what to write there.

import Testing

@testable import PrefLintCore

@Suite struct NearMissTests {
  struct Case: Sendable, CustomTestStringConvertible {
    var name: String
    var source: String
    var reason: String
    var message: String
    /// The message of the near miss, with its line; nil where nothing is near.
    var nearMiss: String?
    var help: String

    var testDescription: String { name }
  }

  private static let head = """
    import SwiftUI
    class Cart: ObservableObject {}
    final class BigCart: Cart {}
    struct Badge: View {
      @EnvironmentObject var cart: Cart
      var body: some View { Text("\\(cart)") }
    }

    """

  /// Programs from line 8 on.
  static let cases = [
    Case(
      name: "never injected",
      source: """
        @main struct A: App { var body: some Scene { WindowGroup {
          Badge()
        } } }
        """, reason: "never-injected", message: "'Cart' is never injected, but 'Badge' reads it",
      help: "write '.environmentObject(…)' with a 'Cart' on line 9"),
    Case(
      name: "perhaps injected elsewhere",
      source: """
        @main struct A: App { var body: some Scene { WindowGroup {
          VStack { Text("a").environmentObject(resolve()); Badge() }
        } } }
        """, reason: "never-injected", message: "'Cart' does not reach 'Badge'",
      help: "write '.environmentObject(…)' with a 'Cart' on line 9"),
    Case(
      name: "on a sibling",
      source: """
        @main struct A: App {
          @StateObject var cart = Cart()
          var body: some Scene { WindowGroup {
            VStack {
              Text("a").environmentObject(cart)
              Badge()
            }
          } } }
        """, reason: "sibling",
      message: "'Cart' does not reach 'Badge'; it is injected only on another branch",
      nearMiss: "12: injected here, on a branch that does not hold the reader",
      help: "inject around both branches: move '.environmentObject(cart)' of line 12 further out, "
        + "or write '.environmentObject(…)' with a 'Cart' on line 11"),
    Case(
      name: "on the wrong side of a sheet",
      source: """
        @main struct A: App {
          @StateObject var cart = Cart()
          var body: some Scene { WindowGroup {
            Text("a")
              .environmentObject(cart)
              .sheet(isPresented: .constant(true)) {
                Badge()
              }
          } } }
        """, reason: "outside-injection",
      message: "'Cart' does not reach 'Badge', presented outside '.environmentObject(cart)'",
      nearMiss: "12: injected here, only for what stands before it in the chain",
      help: "move line 12 after line 15, or write '.environmentObject(…)' inside the content"),
    Case(
      name: "on the wrong side of an overlay, where more stands on the line",
      source: """
        @main struct A: App {
          @StateObject var cart = Cart()
          var body: some Scene { WindowGroup {
            Text("a").environmentObject(cart)
              .overlay { Badge() }
          } } }
        """, reason: "outside-injection",
      message: "'Cart' does not reach 'Badge', placed outside '.environmentObject(cart)'",
      nearMiss: "11: injected here, only for what stands before it in the chain",
      help: "move '.environmentObject(cart)' of line 11 after line 12, "
        + "or write '.environmentObject(…)' inside the content"),
    Case(
      name: "on the wrong side of a background on the same line",
      source: """
        @main struct A: App {
          @StateObject var cart = Cart()
          var body: some Scene { WindowGroup {
            Text("a").environmentObject(cart).background { Badge() }
          } } }
        """, reason: "outside-injection",
      message: "'Cart' does not reach 'Badge', placed outside '.environmentObject(cart)'",
      nearMiss: "11: injected here, only for what stands before it in the chain",
      help: "move '.environmentObject(cart)' behind '.background' on line 11, "
        + "or write '.environmentObject(…)' inside the content"),
    Case(
      name: "on the content of a stack, not on the stack",
      source: """
        @main struct A: App {
          @StateObject var cart = Cart()
          var body: some Scene { WindowGroup {
            NavigationStack {
              List { NavigationLink("more") { Badge() } }
                .environmentObject(cart)
            }
          } } }
        """, reason: "below-stack",
      message: "'Cart' does not reach 'Badge', pushed outside '.environmentObject(cart)'",
      nearMiss: "13: injected here, inside the navigation container that pushes the view",
      help: "write '.environmentObject(…)' on the navigation container of line 11, "
        + "or inside the destination on line 12"),
    Case(
      name: "before a destination in a stack, where its order does not matter",
      source: """
        @main struct A: App {
          @StateObject var cart = Cart()
          var body: some Scene { WindowGroup {
            NavigationStack {
              List {}
                .environmentObject(cart)
                .navigationDestination(for: Int.self) { _ in Badge() }
            }
          } } }
        """, reason: "below-stack",
      message: "'Cart' does not reach 'Badge', pushed outside '.environmentObject(cart)'",
      nearMiss: "13: injected here, inside the navigation container that pushes the view",
      help: "write '.environmentObject(…)' on the navigation container of line 11, "
        + "or inside the destination on line 14"),
    Case(
      name: "in another scene",
      source: """
        @main struct A: App {
          @StateObject var cart = Cart()
          var body: some Scene {
            WindowGroup { Badge().environmentObject(cart) }
            Settings { Badge() }
          } }
        """, reason: "other-scene",
      message: "'Cart' does not reach 'Badge'; it is injected only under another root",
      nearMiss: "11: injected here, under another root",
      help: "write '.environmentObject(…)' with a 'Cart' on line 12, too, "
        + "as line 11 does for the other root"),
    Case(
      name: "under another root",
      source: """
        @main struct A: App {
          @StateObject var cart = Cart()
          var body: some Scene { WindowGroup { Badge().environmentObject(cart) } } }
        func host() -> UIViewController { UIHostingController(rootView: Badge()) }
        """, reason: "other-scene",
      message: "'Cart' does not reach 'Badge'; it is injected only under another root",
      nearMiss: "10: injected here, under another root",
      help: "write '.environmentObject(…)' with a 'Cart' on line 11, too, "
        + "as line 10 does for the other root"),
    Case(
      name: "as a subclass",
      source: """
        @main struct A: App {
          @StateObject var cart = BigCart()
          var body: some Scene { WindowGroup {
            Badge()
              .environmentObject(cart)
          } } }
        """, reason: "subclass-only",
      message: "'Cart' does not reach 'Badge': only its subclass 'BigCart' is injected by "
        + "'.environmentObject(cart)'",
      nearMiss: "12: injected here as 'BigCart'; the types must be equal",
      help: "write '.environmentObject(cart as Cart)' on line 12"),
    Case(
      name: "as a superclass",
      source: """
        struct BigBadge: View {
          @EnvironmentObject var cart: BigCart
          var body: some View { Text("\\(cart)") }
        }
        @main struct A: App {
          let cart: Cart = BigCart()
          var body: some Scene { WindowGroup {
            BigBadge()
              .environmentObject(cart)
          } } }
        """, reason: "subclass-only",
      message: "'BigCart' does not reach 'BigBadge': only its superclass 'Cart' is injected by "
        + "'.environmentObject(cart)'",
      nearMiss: "16: injected here as 'Cart'; the types must be equal",
      help: "inject a value of the static type 'BigCart' on line 16"),
    Case(
      name: "by the view's own body",
      source: """
        struct Own: View {
          @EnvironmentObject var cart: Cart
          var body: some View { Text("\\(cart)").environmentObject(cart) }
        }
        @main struct A: App { var body: some Scene { WindowGroup {
          Own()
        } } }
        """, reason: "own-body",
      message: "'Cart' does not reach 'Own', which injects it only in its own body",
      nearMiss: "10: injected here, for what stands below the view but not for the view itself",
      help: "write '.environmentObject(…)' with a 'Cart' around 'Own' on line 13"),
    Case(
      name: "outside content that is hosted apart",
      source: """
        @main struct A: App {
          @StateObject var cart = Cart()
          var body: some Scene { WindowGroup {
            Text("a").contextMenu { Text("b") } preview: { Badge() }
              .environmentObject(cart)
          } } }
        """, reason: "outside-injection",
      message: "'Cart' does not reach 'Badge', placed outside '.environmentObject(cart)'",
      nearMiss: "12: injected here, but the content is hosted apart",
      help: "write '.environmentObject(…)' inside the content on line 11"),
  ]

  @Test(arguments: cases)
  func saysWhatIsNearAndWhatToWrite(example: Case) throws {
    let source = Self.head + example.source + "\n"
    let file = SourceFile(path: "App.swift", bytes: Array(source.utf8))
    let findings = Linter.lint(LintInput(files: [file]), threads: 1).findings
      .filter { $0.rule == "missing-environment-object" }
    let finding = try #require(findings.first)
    #expect(findings.count == 1)
    #expect(finding.reason == example.reason)
    #expect(finding.message == example.message)
    #expect(finding.help == example.help)
    let near = finding.trace.first { $0.kind == .nearMiss }.map { step in
      let line = source.utf8.prefix(Int(step.range.start)).count { $0 == UInt8(ascii: "\n") } + 1
      return "\(line): \(step.message)"
    }
    #expect(near == example.nearMiss)
  }

  @Test func everyReasonHasAnExample() {
    let all: Set<MissingReason> = [
      .neverInjected, .outsideInjection, .sibling, .belowStack, .otherScene, .subclassOnly,
      .ownBody,
    ]
    #expect(Set(Self.cases.map(\.reason)) == Set(all.map(\.rawValue)))
  }
}
