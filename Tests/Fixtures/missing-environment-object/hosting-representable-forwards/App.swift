// C12, C13: a contained root view that injects for itself is fine; what it does not inject is undecided.
import SwiftUI
import UIKit

final class Session: ObservableObject {
  @Published var user = "guest"
}

final class Cart: ObservableObject {
  @Published var count = 0
}

struct Checkout: View {
  @EnvironmentObject var session: Session
  @EnvironmentObject var cart: Cart
  var body: some View { Text("\(session.user) \(cart.count)") }
}

struct Container: UIViewRepresentable {
  let session: Session

  func makeUIView(context: Context) -> UIView {
    let host = UIHostingController(
      rootView: Checkout()
        .environmentObject(session)
        .environment(\.self, context.environment))
    return host.view
  }

  func updateUIView(_ view: UIView, context: Context) {}
}

struct Table: UIViewRepresentable {
  func makeUIView(context: Context) -> UITableView {
    let table = UITableView()
    table.dataSource = context.coordinator
    return table
  }

  func updateUIView(_ view: UITableView, context: Context) {}

  func makeCoordinator() -> Coordinator { Coordinator() }

  final class Coordinator: NSObject, UITableViewDataSource {
    func tableView(_ table: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }

    func tableView(_ table: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell {
      let cell = UITableViewCell()
      cell.contentConfiguration = UIHostingConfiguration { Checkout() }
      return cell
    }
  }
}

@main
struct ShopApp: App {
  var body: some Scene {
    WindowGroup {
      Group {
        Container(session: Session())
        Table()
      }.environmentObject(Cart())
    }
  }
}
