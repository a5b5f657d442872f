// Design §4: what code from outside may inject is what its arguments hold: in its own values, in modules of the project, behind key paths.
import Injection
import SwiftUI

@main
struct ShopApp: App {
  private let container = Container()

  var body: some Scene {
    WindowGroup {
      Shows<Nested>().modules(Module(Nested()))
      Shows<Nested>().modules(Module("none")) // want missing-environment-object(Nested)
      Shows<Chained>().modules(Registry().adding(Chained()))
      Shows<Chained>().modules(Registry().adding(1)) // want missing-environment-object(Chained)
      Shows<Built>().modules { Module(Built()) }
      Shows<Built>().modules { Module(2) } // want missing-environment-object(Built)
      Shows<Kept>().modules { Configuration(service: Kept()) }
      Shows<Kept>().modules { Configuration(service: Held()) } // want missing-environment-object(Kept)
      Shows<Held>().provided(container, \.held)
      Shows<Held>().provided(container, \.name) // want missing-environment-object(Held)
      Shows<Rooted>().provided(\Container.rooted)
      Shows<Rooted>().provided(\Container.name) // want missing-environment-object(Rooted)
    }
  }
}

class Base: ObservableObject { @Published var count = 0 }

protocol Service: AnyObject {}

final class Nested: Base {}
final class Chained: Base {}
final class Built: Base {}
final class Kept: Base, Service {}
final class Held: Base, Service {}
final class Rooted: Base {}

final class Configuration: Injectable {
  private let services: [any Service]

  init(service: any Service) { services = [service] }
}

final class Container {
  let held = Held()
  let rooted = Rooted()
  let name = ""
}

struct Shows<Object: Base>: View {
  @EnvironmentObject private var object: Object

  var body: some View { Text("\(object.count)") }
}
