// A1: objects held by SwiftUI's wrappers, and by a project's own wrapper with a written type.
import SwiftUI

final class Session: ObservableObject { @Published var user = "guest" }
final class Probe: ObservableObject { @Published var hits = 0 }

@Observable
final class Router { var path: [Int] = [] }

struct All: View {
  @EnvironmentObject var session: Session
  @EnvironmentObject var probe: Probe
  @Environment(Router.self) private var router
  var body: some View { Text("\(session.user) \(probe.hits) \(router.path.count)") }
}

struct Owned: View {
  @StateObject private var session: Session
  @State private var router: Router

  init(user: String) {
    _session = StateObject(wrappedValue: Session())
    _router = State(initialValue: Router())
  }

  var body: some View { All().environmentObject(session).environment(router) }
}

struct Observed: View {
  @ObservedObject var session: Session
  @Bindable var router: Router
  var body: some View { All().environmentObject(session).environment(router) }
}

struct Bound: View {
  @Binding var router: Router
  @EnvironmentObject private var session: Session
  var body: some View {
    All().environmentObject(session).environment(router)
  }
}

@propertyWrapper
struct Injected<Value> {
  let wrappedValue: Value
  init(_ make: () -> Value) { wrappedValue = make() }
}

struct Resolved: View {
  @Injected({ Session() }) private var session: Session
  @Environment(Router.self) private var router
  var body: some View {
    All().environmentObject(session).environment(router)
  }
}

@main
struct ChatApp: App {
  @State private var router = Router()
  @StateObject private var session = Session()

  var body: some Scene {
    WindowGroup {
      Owned(user: "a") // want missing-environment-object(Probe)
      Observed(session: session, router: router) // want missing-environment-object(Probe)
      Bound(router: $router).environmentObject(session) // want missing-environment-object(Probe)
      Resolved().environment(router) // want missing-environment-object(Probe)
      Resolved() // want missing-environment-object(Probe) missing-environment-object(Router)
    }
  }
}
