// A16: a wrapper of the project that lies in another one is installed with it.
import SwiftUI

final class Session: ObservableObject { @Published var count = 0 }

@propertyWrapper struct Current: DynamicProperty {
  @EnvironmentObject private var session: Session
  var wrappedValue: Int { session.count }
}

@propertyWrapper struct Labelled: DynamicProperty {
  @Current private var count: Int
  var wrappedValue: String { "\(count)" }
}

struct Page: View {
  @Labelled var text: String
  var body: some View { Text(text) }
}

@main struct TheApp: App {
  var body: some Scene {
    WindowGroup { Page().environmentObject(Session()) }
    WindowGroup("other") { Page() }  // want missing-environment-object(Session)
  }
}
