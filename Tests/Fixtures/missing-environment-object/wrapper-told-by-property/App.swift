// ROW: A16. A wrapper of the project that reads an object takes its generic parameter from the type of the property.
import SwiftUI

final class Analytics: ObservableObject { func track(_ event: String) {} }

final class Session: ObservableObject { @Published var name = "" }

@propertyWrapper struct Service<Object: ObservableObject>: DynamicProperty {
  @EnvironmentObject var object: Object
  var wrappedValue: Object { object }
}

@main struct ShopApp: App {
  @StateObject private var session = Session()
  var body: some Scene {
    WindowGroup {
      Home()  // want missing-environment-object(Analytics)
        .environmentObject(session)
    }
  }
}

struct Home: View {
  @Service var analytics: Analytics
  @Service var session: Session
  var body: some View { Button(session.name) { analytics.track("tap") } }
}
