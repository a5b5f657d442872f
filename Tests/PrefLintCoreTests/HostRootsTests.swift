// Which code counts as a root: what makes a host, and what calls code that does.

import Testing

@testable import PrefLintCore

struct HostRootsTests {
  private func lint(_ calls: String) -> (findings: [String], roots: Int) {
    let source = """
      import SwiftUI
      final class Cart: ObservableObject { @Published var count = 0 }
      struct Panel: View {
        @EnvironmentObject var cart: Cart
        var body: some View { Text("\\(cart.count)") }
      }
      struct Presenter {
        let window: UIWindow
        func show(_ content: AnyView, animated: Bool = true) {
          window.rootViewController = UIHostingController(rootView: content)
        }
      }
      struct Toast {
        func show(title: String, _ content: AnyView) {}
        func show(_ content: AnyView, _ title: String, _ time: Double) {}
        func show() {}
      }
      final class Shop {
        \(calls)
      }
      """
    let file = SourceFile(path: "App.swift", bytes: Array(source.utf8))
    let result = Linter.lint(LintInput(files: [file]), threads: 1)
    return (result.findings.map(\.subject), result.statistics.roots)
  }

  @Test func callsWithOtherArgumentsAreNone() {
    let open = "func open(_ presenter: Presenter) { presenter.show(AnyView(Panel())) }"
    #expect(lint(open) == (["Cart"], 1))
    let others = [
      #"func greet(_ toast: Toast) { toast.show(title: "Hello", AnyView(Panel())) }"#,
      #"func greet(_ toast: Toast) { toast.show(AnyView(Panel()), "Hello", 2) }"#,
      "func greet(_ toast: Toast) { toast.show() }",
    ]
    for other in others { #expect(lint(open + "\n" + other) == (["Cart"], 1)) }
  }

  /// No place makes a host of WatchKit's: the class is the root.
  @Test(arguments: [
    ("override var body: Panel { Panel() }", 1),
    ("override var body: Panel { let panel = Panel(); return panel }", 1),
    ("let title = 1", 0),
  ])
  func classesThatShowTheirBodyAreRoots(member: String, roots: Int) {
    let source = """
      import SwiftUI
      import WatchKit
      final class Cart: ObservableObject { @Published var count = 0 }
      struct Panel: View {
        @EnvironmentObject var cart: Cart
        var body: some View { Text("\\(cart.count)") }
      }
      final class PanelController: WKHostingController<Panel> { \(member) }
      """
    let file = SourceFile(path: "App.swift", bytes: Array(source.utf8))
    let result = Linter.lint(LintInput(files: [file]), threads: 1)
    #expect(result.statistics.roots == roots)
    #expect(result.findings.map(\.subject) == [String](repeating: "Cart", count: roots))
  }

  @Test(arguments: [
    "presenter.show(AnyView(Panel()), animated: false)",
    "Presenter.show(presenter)(AnyView(Panel()))",
    "let show = presenter.show; show(AnyView(Panel()))",
  ])
  func callsOfOtherFormsAreFollowed(call: String) {
    #expect(lint("func open(_ presenter: Presenter) { \(call) }").findings == ["Cart"])
  }
}
