// E8: an observer of what an update sets runs, too. Where it asks what was set, that tells which branch it takes; that the value is
// another than before is so in some update.
import SwiftUI

final class Model: ObservableObject {
  @Published var phase = 0
  @Published var results: [String] = []
  @Published var count = 0

  var job: Int? {
    didSet {
      guard let job else {
        phase = 0
        return
      }
      print(job)
    }
  }

  var isOpen = false {
    didSet { if !isOpen { phase = 1 } }
  }

  var query = "" {
    didSet {
      guard query != oldValue else { return }
      results = []  // want state-write-during-update(results)
    }
  }

  var total = 0 {
    willSet {
      if newValue == 0 { phase = 2 }
      count = newValue  // want state-write-during-update(count)
    }
  }
}

struct Screen: View {
  let job: Int
  let query: String
  @StateObject private var model = Model()

  var body: some View {
    let _ = (model.job = job)
    let _ = (model.isOpen = true)
    let _ = (model.query = query)
    let _ = (model.total = 3)
    Text("\(model.phase) \(model.results.count) \(model.count)")
  }
}

@main struct DemoApp: App {
  var body: some Scene {
    WindowGroup { Screen(job: 1, query: "a") }
  }
}
