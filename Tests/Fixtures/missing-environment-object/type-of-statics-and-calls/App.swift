// A1: singletons, static members, functions, generic functions, subscripts and holders.
import SwiftUI

final class Session: ObservableObject {
  static let shared = Session()
  @Published var user = "guest"
}

final class Cart: ObservableObject {
  @Published var count = 0
}

final class Probe: ObservableObject {
  @Published var hits = 0
}

struct Three: View {
  @EnvironmentObject var session: Session
  @EnvironmentObject var cart: Cart
  @EnvironmentObject var probe: Probe
  var body: some View { Text("\(session.user) \(cart.count) \(probe.hits)") }
}

final class Container {
  static let live = Container()
  private var objects: [ObjectIdentifier: Any] = [:]
  let session = Session()
  lazy var cart: Cart = Cart()

  func resolve<T>(_ type: T.Type) -> T {
    guard let object = objects[ObjectIdentifier(type)] as? T else { fatalError("unregistered") }
    return object
  }

  func resolve<T>() -> T { resolve(T.self) }

  subscript<T>(type: T.Type) -> T { resolve(type) }
}

struct Holder<Value> {
  var value: Value
}

enum Dependencies {
  static var cart: Cart { Container.live.cart }
  static func makeSession() -> Session { .shared }
}

struct Statics: View {
  var body: some View {
    Three().environmentObject(Session.shared).environmentObject(Dependencies.cart)
  }
}

struct Calls: View {
  var body: some View {
    Three()
      .environmentObject(Dependencies.makeSession())
      .environmentObject(Container.live.resolve(Cart.self))
  }
}

struct Chains: View {
  let container = Container.live
  var body: some View {
    Three().environmentObject(container.session).environmentObject(container[Cart.self])
  }
}

struct Inferred: View {
  private let session: Session = Container.live.resolve()
  private let cart = Holder(value: Cart())
  var body: some View {
    Three().environmentObject(session).environmentObject(cart.value)
  }
}

struct Holders: View {
  let session: Holder<Session>
  let carts: Holder<[Cart]>
  var body: some View {
    Three()
      .environmentObject(session.value)
      .environmentObject(carts.value.first ?? Cart())
  }
}

struct ClosureResult: View {
  private let makeSession: () -> Session = { Session() }
  var body: some View {
    Three()
      .environmentObject(makeSession())
      .environmentObject({ () -> Cart in Cart() }())
  }
}

@main
struct ShopApp: App {
  var body: some Scene {
    WindowGroup {
      Statics() // want missing-environment-object(Probe)
      Calls() // want missing-environment-object(Probe)
      Chains() // want missing-environment-object(Probe)
      Inferred() // want missing-environment-object(Probe)
      Holders(session: Holder(value: Session()), carts: Holder(value: [])) // want missing-environment-object(Probe)
      ClosureResult() // want missing-environment-object(Probe)
    }
  }
}
