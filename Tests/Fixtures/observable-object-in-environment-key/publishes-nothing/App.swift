// A11: an object that publishes nothing has no change that a view could miss.
import Combine
import SwiftUI

// Publishes nothing: there is no change that a view could miss.
final class Dismiss: ObservableObject {
  let signal = PassthroughSubject<Void, Never>()
  func callAsFunction() { signal.send() }
}

struct DismissKey: EnvironmentKey { // want unwritten-environment-key(DismissKey)
  static let defaultValue = Dismiss()
}

extension EnvironmentValues {
  var dismissSwipe: Dismiss { self[DismissKey.self] }
}

struct Row: View {
  @Environment(\.dismissSwipe) private var dismissSwipe
  var body: some View {
    Button("Close") { dismissSwipe() }
      .onReceive(dismissSwipe.signal) { print("closed") }
  }
}

@main
struct ShopApp: App {
  var body: some Scene { WindowGroup { Row() } }
}
