// A2: a name that is another type on each platform: what is missing is the type of the platform.
import SwiftUI

final class Session: ObservableObject { @Published var count = 0 }

final class Cart: ObservableObject { @Published var count = 0 }

#if os(macOS)
  typealias Model = Session
#else
  typealias Model = Cart
#endif

struct Page: View {
  @EnvironmentObject var model: Model
  var body: some View { Text("\(model.count)") }
}

@main struct DemoApp: App {
  var body: some Scene {
    WindowGroup {
      Page().environmentObject(Session()) // want missing-environment-object(Cart)
    }
  }
}
