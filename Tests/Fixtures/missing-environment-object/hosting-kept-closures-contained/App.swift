// C12: what a kept closure makes is contained where a representable is given it, however it gets there; where a project has a
// representable that may be given a host, nothing is said of closures that somebody keeps.
import SwiftUI
import UIKit

final class Cart: ObservableObject { @Published var count = 0 }

struct CartBadge: View { @EnvironmentObject var cart: Cart; var body: some View { Text("\(cart.count)") } }

struct Pages: UIViewControllerRepresentable {
  var make: () -> UIViewController = { UIViewController() }

  func maker(_ make: @escaping () -> UIViewController) -> Pages {
    var copy = self
    copy.make = make
    return copy
  }

  func makeUIViewController(context: Context) -> UIViewController { make() }

  func updateUIViewController(_ controller: UIViewController, context: Context) {}
}

final class Source: ObservableObject {
  let make: () -> UIViewController

  init() {
    make = { UIHostingController(rootView: CartBadge()) }
  }
}

enum Table {
  static let makers: [() -> UIViewController] = [{ UIHostingController(rootView: CartBadge()) }]
}

struct Home: View {
  @StateObject private var source = Source()

  var body: some View {
    VStack {
      Pages(make: source.make)
      Pages(make: Table.makers[0])
      Pages().maker { UIHostingController(rootView: CartBadge()) }
    }
  }
}

@main struct ShopApp: App {
  var body: some Scene {
    WindowGroup { Home().environmentObject(Cart()) }
  }
}
