// C10, B1: toolbar items take the environment of the place where the toolbar is attached.
import SwiftUI

final class TripStore: ObservableObject {
  @Published var stops = 0
}

struct StopCounter: View {
  @EnvironmentObject var trips: TripStore
  var body: some View { Text("\(trips.stops) stops") }
}

struct TripList: View {
  @StateObject private var trips = TripStore()

  var body: some View {
    VStack {
      Text("Trips")
        .toolbar {
          ToolbarItem(placement: .primaryAction) { StopCounter() }
        }
        .environmentObject(trips)
      Text("Trips")
        .environmentObject(trips)
        .toolbar { // want missing-environment-object(TripStore)
          ToolbarItem(placement: .primaryAction) { StopCounter() }
        }
    }
  }
}

@main
struct TrailApp: App {
  var body: some Scene {
    WindowGroup { TripList() }
  }
}
