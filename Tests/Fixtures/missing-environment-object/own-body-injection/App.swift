// A14: a view cannot read what its own body injects.
import SwiftUI

final class Registration: ObservableObject {
  @Published var name = ""
}

struct NameField: View {
  @EnvironmentObject var registration: Registration
  var body: some View { TextField("Name", text: $registration.name) }
}

struct SignUp: View {
  @EnvironmentObject private var registration: Registration

  var body: some View {
    VStack {
      NameField()
      Text("Hello \(registration.name)")
    }
    .environmentObject(Registration())
  }
}

@main
struct SignUpApp: App {
  var body: some Scene {
    WindowGroup {
      SignUp() // want missing-environment-object(Registration)
    }
  }
}
