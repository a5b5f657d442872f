// B1: the overlay as an argument instead of a closure.
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
        .overlay(StopCounter(), alignment: .bottom)
        .environmentObject(trips)
      Text("Trips")
        .environmentObject(trips)
        .overlay(StopCounter(), alignment: .bottom) // want missing-environment-object(TripStore)
    }
  }
}

@main
struct TrailApp: App {
  var body: some Scene {
    WindowGroup { TripList() }
  }
}
