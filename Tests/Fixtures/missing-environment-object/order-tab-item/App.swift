// B1: tabItem.
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
    TabView {
      Text("Trips")
        .tabItem { StopCounter() }
        .environmentObject(trips)
      Text("Trips")
        .environmentObject(trips)
        .tabItem { StopCounter() } // want missing-environment-object(TripStore)
    }
  }
}

@main
struct TrailApp: App {
  var body: some Scene {
    WindowGroup { TripList() }
  }
}
