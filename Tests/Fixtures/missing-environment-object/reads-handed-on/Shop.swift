// A7, A20: what is read by closures that are stored in state, given to a coordinator, or to a function that has an `async` twin, and
// by methods that are called by their type. A closure that reads nothing is none of them.
import SwiftUI

final class Cart: ObservableObject {
  @Published var count = 0
  func empty() async throws {}
}

struct Question {
  let title: String
  let action: () -> Void
}

func attempt(_ body: () throws -> Void) { do { try body() } catch { print("") } }

func attempt(_ body: () async throws -> Void) async { do { try await body() } catch { print("") } }

struct Asking: View {
  @EnvironmentObject var cart: Cart
  @State private var question: Question?
  var body: some View {
    Button("") { question = Question(title: "") { cart.count = 0 } }
  }
}

struct Quiet: View {
  @EnvironmentObject var cart: Cart  // want unused-environment-wrapper(Cart)
  @State private var question: Question?
  var body: some View {
    Button("") { question = Question(title: "") { print("") } }
  }
}

struct Trying: View {
  @EnvironmentObject var cart: Cart
  var body: some View {
    Button("") {
      Task { await attempt { try await cart.empty() } }
    }
  }
}

struct Pager: UIViewControllerRepresentable {
  let pages: Int
  let footer: (Int) -> AnyView
  func makeUIViewController(context: Context) -> UIViewController { UIViewController() }
  func updateUIViewController(_ controller: UIViewController, context: Context) {}
  func makeCoordinator() -> Coordinator { Coordinator(footer: footer) }

  final class Coordinator {
    let footer: (Int) -> AnyView
    init(footer: @escaping (Int) -> AnyView) { self.footer = footer }
    func view(at index: Int) -> AnyView { footer(index) }
  }
}

struct Paging: View {
  @EnvironmentObject var cart: Cart
  var body: some View {
    Pager(pages: 1) { _ in AnyView(Button("") { cart.count = 0 }) }
  }
}

struct Curried: View {
  @EnvironmentObject var cart: Cart
  func title(_ index: Int) -> String { "\(cart.count + index)" }
  var body: some View { Text(Curried.title(self)(1)) }
}

@main
struct ShopApp: App {
  var body: some Scene {
    WindowGroup("Asking") { Asking() }  // want missing-environment-object(Cart)
    WindowGroup("Quiet") { Quiet() }
    WindowGroup("Trying") { Trying() }  // want missing-environment-object(Cart)
    WindowGroup("Paging") { Paging() }  // want missing-environment-object(Cart)
    WindowGroup("Curried") { Curried() }  // want missing-environment-object(Cart)
    WindowGroup("With") {
      Group {
        Asking()
        Trying()
        Paging()
      }
      .environmentObject(Cart())
    }
  }
}
