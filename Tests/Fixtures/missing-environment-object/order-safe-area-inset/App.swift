// B1, B3: safeAreaInset.
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
        .safeAreaInset(edge: .bottom, spacing: 0) { Clock() }
        .environmentObject(stopwatch)
      Text("Go")
        .environmentObject(stopwatch)
        .safeAreaInset(edge: .bottom, spacing: 0) { Clock() } // want missing-environment-object(Stopwatch)
    }
  }
}

@main
struct FitApp: App {
  var body: some Scene {
    WindowGroup { Workout() }
  }
}
