// Views behind steps that are not followed are counted, by whatever name code builds them.

import Testing

@testable import PrefLintCore

@Suite struct BuiltViewsTests {
  private func counts(_ use: String, _ more: String = "") -> String {
    let source = """
      import SwiftUI
      final class Cart: ObservableObject { @Published var count = 0 }
      struct Badge: View {
        static let width = 4
        @EnvironmentObject var cart: Cart
        var body: some View { Text("\\(cart.count)") }
      }
      \(more)
      struct Inner: View {
        @State private var isShown = false
        var body: some View { \(use) }
      }
      struct Home: View {
        @State private var view: AnyView?
        var body: some View {
          Group { if let view { view } }.task { view = await load() }
        }
        func load() async -> AnyView { AnyView(Inner()) }
      }
      @main struct ShopApp: App {
        var body: some Scene { WindowGroup { Home() } }
      }
      """
    let input = LintInput(files: [SourceFile(path: "App.swift", bytes: Array(source.utf8))])
    let statistics = Linter.lint(input, threads: 1).statistics
    return "\(statistics.provedReads) of \(statistics.reads)"
  }

  @Test func countsWhatMayBeBuiltWhereNoWayLeads() {
    #expect(counts("Badge()") == "0 of 1")
    #expect(counts("Other()", "typealias Other = Badge") == "0 of 1")
    #expect(counts("Text(\"\").sheet(isPresented: $isShown, content: Badge.init)") == "0 of 1")
    #expect(
      counts("Made<Badge>()", "struct Made<Content: View>: View { let body: Content }") == "0 of 1")
    #expect(counts("show(Badge.self)", "func show(_ type: Any) -> Text { Text(\"\") }") == "0 of 1")
    #expect(
      counts(
        "held",
        "extension Inner { var held: some View { let badge: Badge = .init(); return badge } }")
        == "0 of 1")
  }

  @Test func whatIsOnlyMentionedIsNotBuilt() {
    #expect(counts("Text(\"\\(Badge.width)\")") == "0 of 0")
    #expect(counts("Text(\"\")", "func take(_ badge: Badge) {}") == "0 of 0")
  }
}
