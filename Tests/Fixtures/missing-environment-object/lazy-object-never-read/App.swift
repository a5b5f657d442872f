// A7: an @EnvironmentObject traps only when it is read; here nothing that runs reads it.
import SwiftUI

final class Analytics: ObservableObject {
  @Published var events = 0
  func send() { events += 1 }
}

struct Banner: View {
  @EnvironmentObject var analytics: Analytics // want unused-environment-wrapper(Analytics)

  var body: some View {
    Text("Welcome")
  }
}

struct Footer: View {
  @EnvironmentObject var analytics: Analytics

  var body: some View {
    Text("Imprint")
  }

  /// Nobody calls it.
  func report() {
    analytics.send()
  }
}

@main
struct WebApp: App {
  var body: some Scene {
    WindowGroup {
      VStack {
        Banner()
        Footer()
      }
    }
  }
}
