// A2: an object of a class from outside the project is not an object of the project's class.
import ExternalKit
import SwiftUI

final class Session: ObservableObject {
  @Published var user = "guest"
}

struct Profile: View {
  @EnvironmentObject var session: Session
  @EnvironmentObject var meter: ExternalKit.Meter
  var body: some View { Text("\(session.user) \(meter.value)") }
}

struct Bare: View {
  @EnvironmentObject var meter: Meter
  var body: some View { Text("\(meter.value)") }
}

@main
struct ChatApp: App {
  @StateObject private var meter: Meter = Meter()

  var body: some Scene {
    WindowGroup {
      Profile().environmentObject(meter) // want missing-environment-object(Session)
      Bare() // want missing-environment-object(Meter)
    }
  }
}
