// A16: a project's own DynamicProperty wrapper is installed with the view that holds it.
import SwiftUI

final class Session: ObservableObject {
  @Published var user = "guest"
}

@propertyWrapper
struct CurrentUser: DynamicProperty {
  @EnvironmentObject private var session: Session

  var wrappedValue: String { session.user }
}

struct Greeting: View {
  @CurrentUser private var user

  var body: some View { Text("Hello \(user)") }
}

@main
struct ChatApp: App {
  @StateObject private var session = Session()

  var body: some Scene {
    WindowGroup {
      Greeting().environmentObject(session)
      Greeting() // want missing-environment-object(Session)
    }
  }
}
