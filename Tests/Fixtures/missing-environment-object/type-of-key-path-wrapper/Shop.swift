// A2, A3: the object that a wrapper takes from a key path has the type of the member that the key path names.
import Dependencies
import SwiftUI

final class Cart: ObservableObject { @Published var count = 0 }

final class Clock: ObservableObject { @Published var hour = 0 }

final class Session: ObservableObject { let clock = Clock() }

@Observable final class Theme {}

extension DependencyValues {
  var cart: Cart {
    get { self[CartKey.self] }
    set { self[CartKey.self] = newValue }
  }
  var session: Session {
    get { self[SessionKey.self] }
    set { self[SessionKey.self] = newValue }
  }
}

extension EnvironmentValues {
  @Entry var theme = Theme() // want unwritten-environment-key(theme)
}

enum CartKey: DependencyKey { static let liveValue = Cart() }

enum SessionKey: DependencyKey { static let liveValue = Session() }

struct Badge: View {
  @EnvironmentObject var cart: Cart
  @EnvironmentObject var clock: Clock
  @EnvironmentObject var session: Session
  @Environment(Theme.self) var theme // want unused-environment-wrapper(Theme)
  var body: some View { Text("\(cart.count) \(clock.hour) \(String(describing: session))") }
}

struct Themed: View {
  @Environment(\.theme) private var theme
  var body: some View { Badge().environment(theme) }
}

@main
struct ShopApp: App {
  @Dependency(\.cart) private var cart
  @Dependency(\.session.clock) private var clock

  var body: some Scene {
    WindowGroup {
      Themed() // want missing-environment-object(Session)
        .environmentObject(cart)
        .environmentObject(clock)
    }
  }
}
