// ROW: B3. Of what an alert is given only buttons and texts are used, also where the alert is a scene.
import SwiftUI

final class Session: ObservableObject { @Published var name = "" }

final class Account: ObservableObject { @Published var name = "" }

struct SessionView: View {
  @EnvironmentObject var object: Session
  var body: some View { Text(object.name) }
}

struct AccountView: View {
  @EnvironmentObject var object: Account
  var body: some View { Text(object.name) }
}

@main
struct TheApp: App {
  @State private var isOn = true
  var body: some Scene {
    AlertScene("a", isPresented: $isOn) { SessionView() }
    WindowGroup(id: "window") { AccountView() }  // want missing-environment-object(Account)
  }
}
