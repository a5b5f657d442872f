// B1: a background written after the injection is outside it.
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

  var body: some View {
    VStack {
      Text("Go")
        .background { Clock().padding() }
        .environmentObject(stopwatch)
      Text("Go")
        .environmentObject(stopwatch)
        .background { Clock().padding() } // want missing-environment-object(Stopwatch)
    }
  }
}

@main
struct FitApp: App {
  var body: some Scene {
    WindowGroup { Workout() }
  }
}
