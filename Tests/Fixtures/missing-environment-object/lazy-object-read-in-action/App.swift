// A20, A7: actions, tasks and change handlers read the wrapper of the view that encloses them.
import SwiftUI

final class Downloads: ObservableObject {
  @Published var running = 0
  func start() async { running += 1 }
}

final class Haptics: ObservableObject {
  func tap() {}
}

final class Log: ObservableObject {
  @Published var lines: [String] = []
}

struct DownloadButton: View {
  @EnvironmentObject var downloads: Downloads
  @EnvironmentObject var haptics: Haptics
  @EnvironmentObject var log: Log
  @State private var count = 0

  var body: some View {
    Button("Download \(count)") {
      count += 1
      haptics.tap()
    }
    .task { await downloads.start() }
    .onChange(of: count) { _, new in
      log.lines.append("\(new)")
    }
  }
}

@main
struct LoaderApp: App {
  @StateObject private var log = Log()

  var body: some Scene {
    WindowGroup {
      DownloadButton() // want missing-environment-object(Downloads) missing-environment-object(Haptics)
        .environmentObject(log)
    }
  }
}
