// B3: backgroundPreferenceValue.
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
      Text("Trips").preference(key: WidthKey.self, value: 80)
        .backgroundPreferenceValue(WidthKey.self) { _ in StopCounter() }
        .environmentObject(trips)
      Text("Trips").preference(key: WidthKey.self, value: 80)
        .environmentObject(trips)
        .backgroundPreferenceValue(WidthKey.self) { _ in StopCounter() } // want missing-environment-object(TripStore)
    }
  }
}

struct WidthKey: PreferenceKey {
  static let defaultValue: CGFloat = 0
  static func reduce(value: inout CGFloat, nextValue: () -> CGFloat) {
    value = max(value, nextValue())
  }
}

@main
struct TrailApp: App {
  var body: some Scene {
    WindowGroup { TripList() }
  }
}
