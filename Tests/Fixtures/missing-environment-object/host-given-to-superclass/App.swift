// C12, C13: a host that an initialiser makes for the class above is a root, as it is anywhere else.
import SwiftUI
import UIKit

final class Trail: ObservableObject { @Published var steps = 0 }

final class Ticket: ObservableObject { @Published var seat = 0 }

final class TrailController: UINavigationController {
  init() {
    super.init(rootViewController: UIHostingController(rootView: TrailView())) // want missing-environment-object(Trail)
  }

  required init?(coder: NSCoder) { fatalError("not used") }
}

final class TicketController: UINavigationController {
  init(ticket: Ticket) {
    super.init(rootViewController: UIHostingController(rootView: TicketView().environmentObject(ticket)))
  }

  required init?(coder: NSCoder) { fatalError("not used") }
}

@main
final class Delegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?

  func applicationDidFinishLaunching(_ application: UIApplication) {
    window = UIWindow()
    window?.rootViewController = TrailController()
    window?.rootViewController?.present(TicketController(ticket: Ticket()), animated: true)
    window?.makeKeyAndVisible()
  }
}

struct TrailView: View {
  @EnvironmentObject private var trail: Trail
  var body: some View { Text("\(trail.steps)") }
}

struct TicketView: View {
  @EnvironmentObject private var ticket: Ticket
  var body: some View { Text("\(ticket.seat)") }
}
