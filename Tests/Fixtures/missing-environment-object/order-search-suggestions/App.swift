// B1: searchSuggestions.
import SwiftUI

final class Stopwatch: ObservableObject {
  @Published var seconds = 0
}

struct Clock: View {
  @EnvironmentObject var stopwatch: Stopwatch
  var body: some View { Text("\(stopwatch.seconds)") }
}

struct Workout: View {
  @StateObject private var stopwatch = Stopwatch()
  @State private var query = ""

  var body: some View {
    VStack {
      Text("Go")
        .searchable(text: $query)
        .searchSuggestions { Clock() }
        .environmentObject(stopwatch)
      Text("Go")
        .environmentObject(stopwatch)
        .searchable(text: $query)
        .searchSuggestions { Clock() } // want missing-environment-object(Stopwatch)
    }
  }
}

@main
struct FitApp: App {
  var body: some Scene {
    WindowGroup { Workout() }
  }
}
