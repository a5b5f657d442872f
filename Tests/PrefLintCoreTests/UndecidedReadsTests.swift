// Undecided reads name the first step that is not decided, not the last.

import Testing

@testable import PrefLintCore

@Suite struct UndecidedReadsTests {
  private func reasons(_ source: String) -> [String] {
    let file = SourceFile(path: "App.swift", bytes: Array(source.utf8))
    return Linter.lint(LintInput(files: [file]), threads: 1).undecided.map(\.message)
      .filter { $0.contains("object is there") || $0.contains("no root") }
  }

  /// What is read where no path leads is counted, what nothing reads is not.
  @Test func countsObjectsOfWhichNoReadIsSeen() {
    func check(_ use: String, _ expected: String) {
      let source = """
        import SwiftUI
        final class Cart: ObservableObject { @Published var count = 0 }
        struct Badge: View {
          @EnvironmentObject var cart: Cart
          var text: String { "\\(cart.count)" }
          var body: some View { \(use) }
        }
        @main struct ShopApp: App {
          var body: some Scene { WindowGroup { Badge() } }
        }
        """
      var input = LintInput(files: [SourceFile(path: "App.swift", bytes: Array(source.utf8))])
      let result = Linter.lint(input, threads: 1)
      let statistics = result.statistics
      // The counts do not depend on whether the places are told.
      input.tellsUndecided = false
      let counted = Linter.lint(input, threads: 1)
      #expect(counted.undecided.isEmpty && counted.statistics == statistics)
      #expect("\(statistics.provedReads) of \(statistics.reads)" == expected)
      #expect(
        result.undecided.map(\.message).contains { $0.contains("no path leads to code") }
          == (expected == "0 of 1"))
    }
    check("Text(text)", "1 of 1")
    check("Text(verbatim: unknown { $0.text })", "0 of 1")
    check("Text(\"\").environment(\\.cart, 1)", "0 of 1")
  }

  /// What a member builds that no code runs is shown nowhere; what some code names may be.
  @Test func membersThatNothingRunsShowNothing() {
    func check(_ member: String, _ use: String, _ expected: Int) {
      let source = """
        import SwiftUI
        final class Cart: ObservableObject { @Published var count = 0 }
        struct Badge: View {
          @EnvironmentObject var cart: Cart
          var body: some View { Text("\\(cart.count)") }
        }
        func keep(_ view: Any) {}
        struct Page: View {
          var body: some View {
            Badge().environmentObject(Cart())\(use)
          }
          \(member)
        }
        @main struct ShopApp: App {
          var body: some Scene { WindowGroup { Page() } }
        }
        """
      let file = SourceFile(path: "App.swift", bytes: Array(source.utf8))
      let result = Linter.lint(LintInput(files: [file]), threads: 1)
      #expect(result.statistics.provedReads == expected, "\(member) \(use)")
    }
    check("private var old: some View { Badge() }", "", 1)
    check("func old(_ title: String) -> some View { Badge() }", "", 1)
    check("func old() { keep(Badge()) }", "", 1)
    check("func old() { keep(Badge()) }", ".onAppear { old() }", 0)
    check("func old() { older() }\n  func older() { keep(Badge()) }", ".task { old() }", 0)
    check(
      """
      func old() { keep(Badge()) }
      }
      protocol Opening {}
      extension Page: Opening {}
      extension Opening where Self == Page {
        func show() { old() }
      """, ".task { show() }", 0)
    check("@objc func old() { keep(Badge()) }", "", 0)
    check("public func old() { keep(Badge()) }", "", 0)
  }

  /// A member of a type, or a view of SwiftUI's, that has the name of a view builds none.
  @Test func membersNamedLikeAViewBuildNone() {
    func check(_ use: String, _ expected: Bool) {
      let source = """
        import SwiftUI
        final class Cart: ObservableObject { @Published var count = 0 }
        enum Route { case Label(id: Int) }
        func open(_ route: Any) {}
        struct Label: View {
          @EnvironmentObject var cart: Cart
          var body: some View { Text("\\(cart.count)") }
        }
        struct Page: View {
          var body: some View {
            VStack {
              Label()
              \(use)
            }
          }
        }
        @main struct ShopApp: App {
          @StateObject private var cart = Cart()
          var body: some Scene { WindowGroup { Page().environmentObject(cart) } }
        }
        """
      #expect(reasons(source).isEmpty == expected)
    }
    check("Button(\"\") { open(Route.Label(id: 1)) }", true)
    check("SwiftUI.Label(\"\", systemImage: \"\")", true)
    check("Button(\"\") { open(Label()) }", false)
  }

  /// What a preview shows proves nothing of what other code shows.
  @Test func aPreviewIsNoProofOfOtherWays() {
    func check(_ pane: String, _ expected: String) {
      let source = """
        import Settings
        import SwiftUI
        final class Quota: ObservableObject { @Published var used = 0 }
        @main struct DemoApp: App {
          @NSApplicationDelegateAdaptor(Delegate.self) var delegate
          var body: some Scene { WindowGroup { Text("main") } }
        }
        final class Delegate: NSObject, NSApplicationDelegate { \(pane) }
        struct PaneView: View { var body: some View { QuotaSection() } }
        struct QuotaSection: View {
          @EnvironmentObject var quota: Quota
          var body: some View { Text("\\(quota.used)") }
        }
        #Preview { PaneView().environmentObject(Quota()) }
        """
      let file = SourceFile(path: "App.swift", bytes: Array(source.utf8))
      let result = Linter.lint(LintInput(files: [file]), threads: 1)
      #expect("\(result.statistics.provedReads) of \(result.statistics.reads)" == expected)
      let isTold = result.undecided.contains { $0.message.contains("'PaneView'") }
      #expect(isTold == (expected == "0 of 1"))
    }
    check("", "1 of 1")
    check("lazy var pane = Settings.Pane { PaneView() }", "0 of 1")
    check("lazy var pane = Settings.Pane { PaneView().environmentObject(Quota()) }", "1 of 1")
  }

  /// A comment at a place that is undecided may be needed, whether or not such places are listed.
  @Test func keepsCommentsWhereSomethingIsUndecided() {
    let source = """
      import SwiftUI
      final class Cart: ObservableObject { @Published var count = 0 }
      struct Badge: View {
        // preflint:ignore[missing-environment-object] - elsewhere
        @EnvironmentObject var cart: Cart
        var body: some View { Text("\\(cart.count)") }
      }
      @main struct ShopApp: App {
        var body: some Scene { WindowGroup { Badge().environmentObject(make()) } }
      }
      """
    var input = LintInput(files: [SourceFile(path: "App.swift", bytes: Array(source.utf8))])
    for tellsUndecided in [true, false] {
      input.tellsUndecided = tellsUndecided
      let result = Linter.lint(input, threads: 1)
      #expect(result.findings.isEmpty)
      #expect(result.undecided.isEmpty != tellsUndecided)
    }
  }

  /// A statement of a scene stands for the view with which it begins.
  @Test func meetsViewsThatStatementsErase() {
    let source =
      reader + """
        extension View {
          func erased() -> AnyView { AnyView(self) }
        }
        @main struct ShopApp: App {
          var body: some Scene { WindowGroup { Badge().erased() } }
        }
        """
    let file = SourceFile(path: "App.swift", bytes: Array(source.utf8))
    let result = Linter.lint(LintInput(files: [file]), threads: 1)
    #expect(result.findings.map(\.rule) == ["missing-environment-object"])
    #expect(result.statistics.provedReads == 1)
    #expect(reasons(source) == [])
  }

  /// What is written on a view where it is built is there whoever shows the view (A6).
  @Test func provesWhatIsWrittenOnDetachedViews() {
    func check(
      _ code: String, _ expected: String, sourceLocation: SourceLocation = #_sourceLocation
    ) {
      let source = """
        import Kit
        import SwiftUI
        @Observable final class Session { static let shared = Session(); var name = "" }
        struct Notice: View {
          @Environment(Session.self) private var session
          var body: some View { Text(session.name) }
        }
        struct Screen: View {
          var body: some View { Notice() }
        }
        struct Idle: View {
          @EnvironmentObject var cart: Cart
          var body: some View { Text("") }
        }
        final class Cart: ObservableObject {}
        final class Presenter {
          let session = Session()
          let kit = Kit()
          func show(_ given: Session, _ isOn: Bool) {
            \(code)
          }
        }
        @main struct ShopApp: App {
          var body: some Scene { WindowGroup { Text("") } }
        }
        """
      let file = SourceFile(path: "App.swift", bytes: Array(source.utf8))
      let result = Linter.lint(LintInput(files: [file]), threads: 1)
      let statistics = result.statistics
      #expect(
        "\(statistics.provedReads) of \(statistics.reads)" == expected,
        sourceLocation: sourceLocation)
      let open = result.undecided.filter { $0.message.contains("no root is seen") }
      #expect(
        open.count == statistics.reads - statistics.provedReads, sourceLocation: sourceLocation)
      #expect(!result.findings.contains { $0.rule == "missing-environment-object" })
    }
    check("kit.show { Notice().environment(self.session) }", "1 of 1")
    check("kit.show(Notice().environment(given).padding(), id: 1)", "1 of 1")
    check("kit.views[1] = AnyView(Screen().padding().environment(Session.shared))", "1 of 1")
    check("kit.show { Notice() }", "0 of 1")
    check("kit.show { Notice().environment(kit.session) }", "0 of 1")
    check("kit.show { Notice().environment(nil as Session?).environment(given) }", "0 of 1")
    check("kit.show { Notice().environment(given) }; kit.show(Notice())", "0 of 1")
    check("kit.show { Screen().environment(given) }; kit.show(Notice())", "0 of 1")
    check("kit.show { Screen().environment(given) }; kit.show(Screen())", "0 of 1")
    check("if isOn { kit.show(Notice().environment(given)) } else { kit.show(Notice()) }", "0 of 1")
    check(
      "kit.show(isOn ? AnyView(Notice().environment(given)) : AnyView(Screen().environment(given)))",
      "1 of 1")
    // What no code names is not read (A7).
    check("kit.show { Notice().environment(given) }; kit.show { Idle() }", "1 of 1")
  }

  /// An optional object may be missing (A9), and an attribute makes a wrapper of the project.
  @Test func countsWhatMayFailAndIsMade() {
    let source = """
      import SwiftUI
      @Observable final class Toasts { var text = "" }
      final class Cart: ObservableObject { @Published var count = 0 }
      struct Host: ViewModifier {
        @Environment(Toasts.self) private var toasts: Toasts?
        func body(content: Content) -> some View { content.overlay { Text(toasts?.text ?? "") } }
      }
      @propertyWrapper struct Amount: DynamicProperty {
        @EnvironmentObject private var cart: Cart
        let factor: Int
        init(_ factor: Int) { self.factor = factor }
        var wrappedValue: Int { cart.count * factor }
      }
      struct Values: DynamicProperty { @Amount(2) var amount: Int }
      struct Page: View {
        var values = Values()
        var body: some View { Text("\\(values.amount)").modifier(Host()) }
      }
      @main struct ShopApp: App { var body: some Scene { WindowGroup { Page() } } }
      """
    let file = SourceFile(path: "App.swift", bytes: Array(source.utf8))
    let statistics = Linter.lint(LintInput(files: [file]), threads: 1).statistics
    #expect("\(statistics.provedReads) of \(statistics.reads)" == "0 of 1")
  }

  private let reader = """
    import SwiftUI
    final class Cart: ObservableObject { @Published var count = 0 }
    struct Badge: View {
      @EnvironmentObject var cart: Cart
      var body: some View { Text("\\(cart.count)") }
    }

    """

  @Test func namesTheStepFromWhichItIsNotTold() {
    let source =
      reader + """
        struct Middle: View { var body: some View { Badge() } }
        @main struct ShopApp: App {
          var body: some Scene {
            WindowGroup {
              Middle()
                .environmentObject(unknownModel)
            }
          }
        }
        """
    #expect(reasons(source).count == 1)
    #expect(reasons(source).first?.hasSuffix("App.swift:11") == true, "\(reasons(source))")
  }

  @Test func namesWhereTheWayBreaksOff() {
    let source =
      reader + """
        struct Middle: View { var body: some View { Badge() } }
        @main struct ShopApp: App {
          var body: some Scene {
            WindowGroup { Text("") }
          }
        }
        struct Other { func make() -> Int { keep(Middle()) } }
        """
    #expect(
      reasons(source) == [
        "no root is seen to reach this: what builds 'Middle' at App.swift:13 is not followed"
      ])
  }

  /// What is kept as any view is shown wherever it is read: another place that is proved says nothing of it.
  @Test func namesWhereViewsAreBuiltBesideTheWaysThatAreFollowed() {
    func source(_ line: String) -> String {
      reader + """
        struct Home: View {
          @State private var overlay: AnyView?
          var body: some View {
            VStack {
              Badge().environmentObject(Cart())
              \(line)
            }
            .overlay { overlay }
          }
        }
        @main struct ShopApp: App { var body: some Scene { WindowGroup { Home() } } }
        #Preview { Badge().environmentObject(Cart()) }
        """
    }
    #expect(reasons(source("Text(verbatim: text)")) == [])
    #expect(
      reasons(source("Button(text) { fill($overlay, AnyView(Badge())) }")) == [
        "whether this object is there: what builds 'Badge' at App.swift:12 is not followed"
      ])
  }

  /// What a value is asked for is a member of the value, though a view has its name.
  @Test func takesNoMemberOfAValueForAView() {
    func source(_ line: String) -> String {
      """
      import SwiftUI
      import Channels
      final class Cart: ObservableObject { @Published var count = 0 }
      enum Header {}
      extension Header {
        struct left: View {
          @EnvironmentObject var cart: Cart
          var body: some View { Text("\\(cart.count)") }
        }
      }
      struct Content: View {
        @State var held: AnyView?
        var body: some View { \(line) }
      }
      @main struct ShopApp: App {
        var body: some Scene {
          WindowGroup {
            Content()
            Header.left().environmentObject(Cart())
          }
        }
      }
      """
    }
    #expect(reasons(source("ChannelView(header: { .init().left { Text(\"\") } })")) == [])
    #expect(
      reasons(source("ChannelView(header: { Settings[0].view!.left { Text(\"\") } })")) == [])
    #expect(reasons(source("Button(held) { held = AnyView(Header.left()) }")).count == 1)
  }

  /// A preview shows the view without the stack that the app has around it.
  @Test func previewsLeaveNothingOpenThatTheAppDecides() {
    let source =
      reader + """
        struct Middle: View { var body: some View { NavigationLink("Cart") { Badge() } } }
        @main struct ShopApp: App {
          var body: some Scene {
            WindowGroup {
              NavigationStack { Middle() }
                .environmentObject(Cart())
            }
          }
        }
        #Preview { Middle() }
        """
    #expect(reasons(source) == [])
    let previewOnly = source.replacing(
      "{ Middle() }\n        .env", with: "{ Text(\"\") }\n        .env")
    #expect(reasons(previewOnly).count == 1)
  }

  /// What a function makes is followed where the app shows it, not where code from outside is given it.
  @Test func countsWhatFunctionsMakeForOthers() {
    func check(
      _ use: String, _ expected: String, sourceLocation: SourceLocation = #_sourceLocation
    ) {
      let source = """
        import Kit
        import SwiftUI
        final class Cart: ObservableObject { @Published var count = 0 }
        struct Badge: View {
          @EnvironmentObject var cart: Cart
          var body: some View { Text("\\(cart.count)") }
        }
        func badge() -> Badge { Badge() }
        struct Home: View {
          var row: some View { Badge() }
          var body: some View {
            VStack {
              badge()
              row
            }
            .environmentObject(Cart())
            .onAppear { \(use) }
          }
        }
        struct Shop { func badge() -> String { "" } }
        @main struct ShopApp: App {
          var body: some Scene { WindowGroup { Home() } }
        }
        """
      let file = SourceFile(path: "App.swift", bytes: Array(source.utf8))
      let result = Linter.lint(LintInput(files: [file]), threads: 1)
      let statistics = result.statistics
      #expect(
        "\(statistics.provedReads) of \(statistics.reads)" == expected,
        sourceLocation: sourceLocation)
      #expect(
        result.undecided.contains { $0.message.contains("builds 'Badge'") }
          == (expected == "0 of 1"), sourceLocation: sourceLocation)
      #expect(result.findings.isEmpty, sourceLocation: sourceLocation)
    }
    check("print(row)", "1 of 1")
    check("let row = 1; Router.shared.log(row)", "1 of 1")
    check("Router.shared.count { 1 }", "1 of 1")
    check("Router.shared.push(badge())", "0 of 1")
    check("Router.shared.push(row)", "0 of 1")
    check("Router.shared.push(AnyView(badge().padding()))", "0 of 1")
    check("Router.shared.push { row }", "0 of 1")
    check("Router.shared.register(badge)", "0 of 1")
  }

  /// What a call makes of a copy of a flag or a list says nothing about the flag or the list.
  @Test func aCopyThatACallChangesIsAnotherValue() {
    func findings(_ change: String) -> [String] {
      let source = """
        import SwiftUI
        final class Cart: ObservableObject { @Published var count = 0 }
        struct Badge: View {
          @EnvironmentObject var cart: Cart
          var body: some View { Text("\\(cart.count)") }
        }
        struct Home: View {
          @State private var isOn = false
          @StateObject private var cart = Cart()
          var body: some View {
            var flag = isOn
            let view = flag ? AnyView(Badge()) : AnyView(Text("off"))
            \(change)
            return Group { if flag { view.environmentObject(cart) } else { view } }
          }
        }
        extension Bool { mutating func turn() { self = !self } }
        @main struct ShopApp: App {
          var body: some Scene { WindowGroup { Home() } }
        }
        """
      let file = SourceFile(path: "App.swift", bytes: Array(source.utf8))
      let result = Linter.lint(LintInput(files: [file]), threads: 1)
      #expect(result.statistics.provedReads == 1)
      return result.findings.map(\.rule)
    }
    #expect(findings("") == [])
    #expect(findings("flag.toggle()") == ["missing-environment-object"])
    #expect(findings("flag.turn()") == ["missing-environment-object"])
    #expect(
      findings("var other = false; swap(&flag, &other)") == ["missing-environment-object"])
  }
}
