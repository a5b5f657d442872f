import SwiftUI

final class Counter: ObservableObject {
  @Published var count = 0
}

final class Palette: ObservableObject {
  @Published var name = "blue"
}

extension Badge {
  var label: some View {
    Text(text)
  }

  private var text: String {
    "\(self.counter.count)"
  }
}

extension Badge {
  /// Only a debugger calls it.
  func dump() -> String { palette.name }
}
