// C16, A1: every type that is read is injected at the root; nothing to report.
import SwiftUI

final class Cart: ObservableObject {
  @Published var items: [String] = []
}

@Observable
final class Session {
  var user = "guest"
}
