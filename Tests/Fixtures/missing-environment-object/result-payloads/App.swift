// ROW: A1. What the standard library's 'Result' holds has the type that its generic arguments say.
import SwiftUI

final class Session: ObservableObject { @Published var name = "" }

final class Cart: ObservableObject { @Published var count = 0 }

struct Boot {
  var session: Session
  var cart: Cart
}

struct Failure: Error {
  let session: Session
}

@main struct ShopApp: App {
  var body: some Scene {
    WindowGroup {
      LoadedView()  // want missing-environment-object(Session)
      TriedView()  // want missing-environment-object(Session)
      FailedView()  // want missing-environment-object(Cart)
    }
  }
}

struct LoadedView: View {
  @State private var boot: Result<Boot, Failure>?
  var body: some View {
    Group {
      switch boot {
      case .success(let boot)?: NameView().environmentObject(boot.cart)
      case .failure(let failure)?: NameView().environmentObject(failure.session)
      case nil: ProgressView()
      }
    }
    .task { boot = .success(await load()) }
  }
}

struct TriedView: View {
  let boot: Result<Boot, Failure>
  init() { boot = read() }
  var body: some View {
    if let loaded = try? boot.get() {
      NameView().environmentObject(loaded.cart)
      NameView().environmentObject(loaded.session)
    }
  }
}

struct FailedView: View {
  let boot: Result<Boot, Failure>
  init() { boot = read() }
  var body: some View {
    if case .failure(let failure) = boot {
      CountView().environmentObject(failure.session)
    } else if case .success(let boot) = boot {
      CountView().environmentObject(boot.cart)
    }
  }
}

func load() async -> Boot { Boot(session: Session(), cart: Cart()) }

func read() -> Result<Boot, Failure> {
  Date().timeIntervalSince1970 > 0
    ? .success(Boot(session: Session(), cart: Cart())) : .failure(Failure(session: Session()))
}

struct NameView: View {
  @EnvironmentObject var session: Session
  var body: some View { Text(session.name) }
}

struct CountView: View {
  @EnvironmentObject var cart: Cart
  var body: some View { Text("\(cart.count)") }
}
