// Between two whole numbers there are fractions, but no whole numbers; of what is not known to be whole neither is told.
import SwiftUI

@main
struct LoaderApp: App {
  var body: some Scene {
    WindowGroup {
      Download(progress: ProcessInfo.processInfo.systemUptime / 100) // want missing-environment-object(Queue)
      Rating(stars: ProcessInfo.processInfo.processorCount)
    }
  }
}

final class Queue: ObservableObject { @Published var length = 0 }

final class Votes: ObservableObject { @Published var count = 0 }

/// One half is more than 0 and less than 1.
struct Download: View {
  let progress: Double
  @StateObject private var queue = Queue()

  var body: some View {
    if progress >= 1 {
      Remaining().environmentObject(queue)
    } else if progress > 0 {
      Remaining()
    } else {
      Text("Waiting")
    }
  }
}

struct Remaining: View {
  @EnvironmentObject var queue: Queue
  var body: some View { Text("\(queue.length)") }
}

/// No number of stars is.
struct Rating: View {
  let stars: Int
  @StateObject private var votes = Votes()

  var body: some View {
    if stars >= 1 {
      shown.environmentObject(votes)
    } else {
      shown
    }
  }

  @ViewBuilder private var shown: some View {
    if stars > 0 { VoteCount() }
  }
}

struct VoteCount: View {
  @EnvironmentObject var votes: Votes
  var body: some View { Text("\(votes.count)") }
}
