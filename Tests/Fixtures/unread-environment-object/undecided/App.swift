// A6, C12: silent where a reader may be: below an opaque view, in what a representable hosts, in a property wrapper
// of the project, in code that reads all values.
import SwiftUI

final class Cart: ObservableObject { @Published var count = 0 }

final class Clock: ObservableObject { @Published var hour = 0 }

final class Session: ObservableObject { @Published var name = "" }

@propertyWrapper
struct CurrentHour: DynamicProperty {
  @EnvironmentObject private var clock: Clock

  var wrappedValue: Int { clock.hour }
}

struct Time: View {
  @CurrentHour private var hour
  var body: some View { Text("\(hour)") }
}

struct Badge: View {
  @EnvironmentObject var session: Session
  var body: some View { Text(session.name) }
}

struct Hosted: UIViewControllerRepresentable {
  func makeUIViewController(context: Context) -> UIViewController {
    UIHostingController(rootView: Badge())
  }

  func updateUIViewController(_ controller: UIViewController, context: Context) {}
}

protocol Factory {
  func make() -> AnyView
}

struct ContentView: View {
  let factory: any Factory

  var body: some View {
    VStack {
      factory.make().environmentObject(Cart())
      Time().environmentObject(Clock())
      Hosted().environmentObject(Session())
      Text("Title").environmentObject(Cart()) // want unread-environment-object(Cart)
    }
  }
}

@main
struct ShopApp: App {
  let factory: any Factory

  var body: some Scene {
    WindowGroup { ContentView(factory: factory) }
  }
}
