// Views made by closures in a dictionary, a switch over keys, and an array of closures.
import SwiftUI

final class Maps: ObservableObject { @Published var pins = 0 }
final class Trips: ObservableObject { @Published var days = 0 }

struct MapView: View {
  @EnvironmentObject var maps: Maps
  var body: some View { Text("\(maps.pins)") }
}

struct TripView: View {
  @EnvironmentObject var trips: Trips
  let day: Int
  var body: some View { Text("\(trips.days) \(day)") }
}

struct Registry {
  var makers: [String: (Int) -> AnyView] = [
    "trip": { AnyView(TripView(day: $0)) },
    "map": { _ in AnyView(MapView()) },
  ]

  var extras: [() -> AnyView] = [{ AnyView(Text("extra")) }, { AnyView(EmptyView()) }]

  func view(for key: String) -> AnyView {
    makers[key]?(3) ?? AnyView(Text("unknown"))
  }
}

struct Browser: View {
  private let registry = Registry()
  @State private var keys = ["trip", "map", "none"]

  var body: some View {
    VStack {
      ForEach(keys, id: \.self) { key in
        registry.view(for: key)
      }
      ForEach(registry.extras.indices, id: \.self) { registry.extras[$0]() }
    }
    .environmentObject(Trips())
  }
}

@main
struct BrowserApp: App {
  var body: some Scene {
    WindowGroup { Browser() }
  }
}
