// A property whose name begins with an underscore, beside one without it, is no storage of a wrapper (A7): what it holds decides.
import SwiftUI

final class Monitor: ObservableObject { @Published var count = 0 }

final class Client {
  static let shared = Client()
  private(set) var _token: String?
  // '_token' is no storage of a wrapper.
  var token: String { _token ?? "" }
  var authorized: Bool { _token != nil }
  func store(_ token: String?) { _token = token }
}

struct Content: View {
  var body: some View {
    if Client.shared.authorized { Button("Out") { Client.shared.store(nil) } } else { Login() }
  }
}

struct Login: View {
  @EnvironmentObject var monitor: Monitor
  var body: some View { Button("\(monitor.count)") { Client.shared.store("a") } }
}

@main struct ShopApp: App {
  var body: some Scene { WindowGroup { Content() } } // want missing-environment-object(Monitor)
}
