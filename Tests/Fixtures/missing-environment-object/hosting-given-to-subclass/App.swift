// C12: a class of the project that is a hosting controller without an initialiser of its own hosts what it is given as SwiftUI's does:
// what neither the environment around the representable nor a new one has is missing.
import SwiftUI
import UIKit

final class Hole: ObservableObject { @Published var floors = 0 }
final class Page: ObservableObject { @Published var number = 0 }

class ModalHost<Content: View>: UIHostingController<Content> {}

final class InjectingHost: UIHostingController<AnyView> {
  let page = Page()

  init(of view: AnyView) { super.init(rootView: AnyView(view.environmentObject(page))) }

  required init?(coder: NSCoder) { nil }
}

struct ModalView<T: View>: UIViewControllerRepresentable {
  let view: T

  func makeUIViewController(context: Context) -> ModalHost<T> { ModalHost(rootView: view) }

  func updateUIViewController(_ controller: ModalHost<T>, context: Context) {
    controller.rootView = view
  }
}

struct PageView<T: View>: UIViewControllerRepresentable {
  let view: T

  func makeUIViewController(context: Context) -> InjectingHost {
    InjectingHost(of: AnyView(view))
  }

  func updateUIViewController(_ controller: InjectingHost, context: Context) {}
}

struct Floors: View {
  @EnvironmentObject private var hole: Hole

  var body: some View { Text("\(hole.floors)") }
}

struct Number: View {
  @EnvironmentObject private var page: Page

  var body: some View { Text("\(page.number)") }
}

struct Screen: View {
  @State private var isShown = false

  var body: some View {
    Button("Post") { isShown = true }
      .sheet(isPresented: $isShown) { ModalView(view: Form { Floors() }) }
    ModalView(view: Floors()).environmentObject(Hole())
    PageView(view: Number())
  }
}

@main
struct TheApp: App {
  var body: some Scene {
    WindowGroup {
      Screen() // want missing-environment-object(Hole)
    }
  }
}
