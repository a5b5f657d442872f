// C1, B1: a sheet inherits from where it is attached; before it in the chain is not above it.
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
  @State private var shown = false

  var body: some View {
    VStack {
      Text("Trips")
        .sheet(isPresented: $shown) {
          StopCounter()
        }
        .environmentObject(trips)
      Text("Trips")
        .environmentObject(trips)
        .sheet(isPresented: $shown) { // want missing-environment-object(TripStore)
          StopCounter()
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
