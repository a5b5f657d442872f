// C12: what a representable hosts as it is given may be wrapped before it is shown: by a coordinator that knows the representable, or by
// code that reads the root view of the host. Where a project has such code, what is given is left open.
import SwiftUI
import UIKit

final class Cart: ObservableObject { @Published var count = 0 }

struct CartView: View {
  @EnvironmentObject private var cart: Cart
  var body: some View { Text("\(cart.count)") }
}

struct ByCoordinator<Content: View>: UIViewControllerRepresentable {
  let content: Content

  func makeCoordinator() -> Coordinator { Coordinator(parent: self) }

  func makeUIViewController(context: Context) -> UIHostingController<AnyView> {
    let host = UIHostingController(rootView: AnyView(content))
    context.coordinator.attach(host)
    return host
  }

  func updateUIViewController(_ host: UIHostingController<AnyView>, context: Context) {}

  final class Coordinator {
    private let parent: ByCoordinator
    private let cart = Cart()

    init(parent: ByCoordinator) { self.parent = parent }

    func attach(_ host: UIHostingController<AnyView>) {
      host.rootView = AnyView(parent.content.environmentObject(cart))
    }
  }
}

struct ByReading<Content: View>: UIViewControllerRepresentable {
  let content: Content

  func makeUIViewController(context: Context) -> UIHostingController<AnyView> {
    let host = UIHostingController(rootView: AnyView(content))
    host.provide(Cart())
    return host
  }

  func updateUIViewController(_ host: UIHostingController<AnyView>, context: Context) {}
}

extension UIHostingController where Content == AnyView {
  func provide(_ cart: Cart) { rootView = AnyView(rootView.environmentObject(cart)) }
}

@main
struct ShopApp: App {
  var body: some Scene {
    WindowGroup {
      ByCoordinator(content: CartView())
      ByReading(content: CartView())
    }
  }
}
