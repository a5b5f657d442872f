// C16, A1: several types missing at one place are several findings.
import SwiftUI

final class Clock: ObservableObject {
  @Published var now = 0
}

@Observable
final class Weather {
  var degrees = 20
}

struct Dashboard: View {
  @EnvironmentObject var clock: Clock
  @Environment(Weather.self) var weather

  var body: some View {
    Text("\(clock.now) \(weather.degrees)")
  }
}

@main
struct DeskApp: App {
  var body: some Scene {
    WindowGroup {
      Dashboard() // want missing-environment-object(Clock) missing-environment-object(Weather)
    }
  }
}
