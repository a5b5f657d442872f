// Design §4: parts of a view in an extension in another file are parts of the view.
import SwiftUI

struct ContentView: View {
  @EnvironmentObject var player: Player
  @StateObject var queue = Queue()

  var body: some View {
    VStack {
      header
      rows(count: 3)
        .environmentObject(queue)
    }
  }
}

@main
struct MusicApp: App {
  var body: some Scene {
    WindowGroup {
      ContentView() // want missing-environment-object(Player) missing-environment-object(Queue)
    }
  }
}
