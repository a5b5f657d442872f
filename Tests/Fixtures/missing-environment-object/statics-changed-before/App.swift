// Design §4: a static or global variable that the code which asks it has changed before is decided, but what it holds is not followed.
import SwiftUI

final class Cart: ObservableObject { @Published var count = 0 }

struct CartLeaf: View {
  @EnvironmentObject var cart: Cart
  var body: some View { Text("\(cart.count)") }
}

@MainActor enum Settings {
  static var isReady = false
  static var isOpen = false
  static func prepare() { isReady = true }
  static func open() { isOpen = true }
  // What a run computes leaves both ways.
  static var isLoaded = false
  static func load(_ names: [String]) { isLoaded = names.contains("cart") }
}

@MainActor var isStarted = false

@MainActor func prepared() -> AnyView {
  Settings.prepare()
  return Settings.isReady ? AnyView(Text("ready")) : AnyView(CartLeaf())
}

@MainActor func started() -> AnyView {
  isStarted = true
  if isStarted { return AnyView(Text("started")) }
  return AnyView(CartLeaf())
}

struct Later: View {
  var body: some View {
    Button("Open") { Settings.open() }
    if Settings.isOpen { CartLeaf() }
  }
}

@MainActor func loaded(_ names: [String]) -> AnyView {
  Settings.load(names)
  return Settings.isLoaded ? AnyView(CartLeaf()) : AnyView(Text("empty"))
}

struct Loaded: View {
  @State private var names: [String] = []
  var body: some View {
    Button("Add") { names.append("cart") }
    loaded(names)
  }
}

@MainActor func asked() -> AnyView {
  let view = Settings.isOpen ? AnyView(CartLeaf()) : AnyView(Text("closed"))
  Settings.open()
  return view
}

@main struct ShopApp: App {
  var body: some Scene {
    WindowGroup("Prepared") { prepared() }
    WindowGroup("Started") { started() }
    WindowGroup("Later") { Later() }  // want missing-environment-object(Cart)
    WindowGroup("Loaded") { Loaded() }  // want missing-environment-object(Cart)
    WindowGroup("Asked") { asked() }  // want missing-environment-object(Cart)
  }
}
