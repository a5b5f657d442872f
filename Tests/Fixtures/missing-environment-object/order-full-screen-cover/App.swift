// C1, B1: a full-screen cover behaves as a sheet.
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
  @State private var shown = false

  var body: some View {
    VStack {
      Text("Go")
        .fullScreenCover(isPresented: $shown, onDismiss: {}, content: { Clock() })
        .environmentObject(stopwatch)
      Text("Go")
        .environmentObject(stopwatch)
        .fullScreenCover(isPresented: $shown, onDismiss: {}, content: { Clock() }) // want missing-environment-object(Stopwatch)
    }
  }
}

@main
struct FitApp: App {
  var body: some Scene {
    WindowGroup { Workout() }
  }
}
