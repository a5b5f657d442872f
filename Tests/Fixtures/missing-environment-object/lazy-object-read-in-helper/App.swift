// A7: a read in a property or method that the body reaches counts as a read in the body.
import SwiftUI

final class Analytics: ObservableObject {
  @Published var events = 0
  func send() { events += 1 }
}

struct Banner: View {
  @EnvironmentObject var analytics: Analytics

  var body: some View {
    VStack {
      title
    }
  }

  private var title: some View {
    Text(caption(for: 3))
  }

  private func caption(for count: Int) -> String {
    "\(analytics.events) of \(count)"
  }
}

@main
struct WebApp: App {
  var body: some Scene {
    WindowGroup {
      Banner() // want missing-environment-object(Analytics)
    }
  }
}
