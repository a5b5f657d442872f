// ROW: A4. A function, a case or an initialiser that is given as a value tells the generic parameters of what takes it.
import SwiftUI

final class Feed: ObservableObject { @Published var count = 0 }

final class User: ObservableObject { @Published var name = "" }

struct Setup {
  let feed = Feed()
  let user = User()
}

final class Bootstrap {
  func run() async throws -> Setup { Setup() }
}

struct Loader<Value, Content: View>: View {
  let load: () async throws -> Value
  @ViewBuilder let content: (Value) -> Content
  @State private var value: Value?
  var body: some View {
    Group {
      if let value { content(value) }
    }
    .task { value = try? await load() }
  }
}

final class Store<State, Action>: ObservableObject {
  @Published var state: State
  init(_ state: State) { self.state = state }
  func acting<Part>(_ action: @escaping (Part) -> Action) -> Store<State, Part> {
    Store<State, Part>(state)
  }
}

enum Action {
  case rename(String)
  case reset(Int)
}

@main struct ShopApp: App {
  @StateObject private var store = Store<Int, Action>(1)
  let bootstrap = Bootstrap()
  var body: some Scene {
    WindowGroup {
      Loader(load: bootstrap.run) { setup in  // want missing-environment-object(User)
        UserView().environmentObject(setup.feed)
        UserView().environmentObject(setup.user)
      }
      Loader(load: Setup.init) { setup in  // want missing-environment-object(User)
        UserView().environmentObject(setup.feed)
        UserView().environmentObject(setup.user)
      }
      RenameView().environmentObject(store.acting(Action.rename))
      RenameView()  // want missing-environment-object(Store<Int, String>)
        .environmentObject(store.acting(Action.reset))
    }
  }
}

struct UserView: View {
  @EnvironmentObject var user: User
  var body: some View { Text(user.name) }
}

struct RenameView: View {
  @EnvironmentObject var store: Store<Int, String>
  var body: some View { Text("\(store.state)") }
}
