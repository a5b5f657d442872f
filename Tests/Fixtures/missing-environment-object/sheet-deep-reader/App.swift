// B1, C1: however deep the reader is below the sheet, the finding stands at the sheet.
import SwiftUI

@Observable
final class TripStore {
  var stops: [String] = []
}

struct MapPicker: View {
  @Environment(TripStore.self) private var trips
  var body: some View { Text("\(trips.stops.count)") }
}

struct StopList: View {
  @Environment(TripStore.self) private var trips
  var body: some View { List(trips.stops, id: \.self) { Text($0) } }
}

struct TripEditor: View {
  var body: some View {
    Form {
      Section { MapPicker() }
      StopList()
    }
  }
}

struct ContentView: View {
  @State private var trips = TripStore()
  @State private var editing = false

  var body: some View {
    StopList()
      .environment(trips)
      .padding()
      .sheet(isPresented: $editing) { // want missing-environment-object(TripStore)
        NavigationStack {
          TripEditor()
        }
      }
  }
}

@main
struct TrailApp: App {
  var body: some Scene {
    WindowGroup { ContentView() }
  }
}
