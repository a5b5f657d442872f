// E8: a closure with a capture list, or one that a publisher's `map` or `filter` is given, runs when values come; that of an array
// runs at once.
import Combine
import SwiftUI

final class Model: ObservableObject {
  @Published var text = ""
  @Published var count = 0
  @Published var total = 0
  private var bag: Set<AnyCancellable> = []

  func bind() {
    $text.map { text in
      self.count = text.count
      return text
    }
    .sink { _ in }
    .store(in: &bag)
    NotificationCenter.default.publisher(for: .NSCalendarDayChanged)
      .filter { _ in
        self.count = 0
        return true
      }
      .sink { [weak self] _ in self?.count = 1 }
      .store(in: &bag)
    $text.map(\.count).assign(to: &$count)
    [1, 2].forEach { total += $0 } // want state-write-during-update(total)
  }
}

struct Screen: View {
  @StateObject private var model = Model()

  var body: some View {
    let _ = model.bind()
    Text(model.text)
  }
}

@main
struct FixtureApp: App {
  var body: some Scene {
    WindowGroup { Screen() }
  }
}
