import SwiftUI

final class Player: ObservableObject {
  @Published var title = ""
}

final class Queue: ObservableObject {
  @Published var songs = 0
}

struct QueueCount: View {
  @EnvironmentObject var queue: Queue
  var body: some View { Text("\(queue.songs)") }
}

extension ContentView {
  var header: some View {
    HStack {
      Text(player.title)
      QueueCount()
    }
  }

  @ViewBuilder func rows(count: Int) -> some View {
    ForEach(0..<count, id: \.self) { _ in
      QueueCount()
    }
  }
}
