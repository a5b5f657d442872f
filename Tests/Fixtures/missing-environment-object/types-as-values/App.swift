// A2, A3: an object is injected as what code knows of the type that makes it; a type that is a value makes what it stands for.
import SwiftUI

final class Cart: ObservableObject { @Published var count = 0 }
final class Theme: ObservableObject { @Published var count = 0 }

struct CartLeaf: View {
  @EnvironmentObject var cart: Cart
  var body: some View { Text("\(cart.count)") }
}

struct ThemeLeaf: View {
  @EnvironmentObject var theme: Theme
  var body: some View { Text("\(theme.count)") }
}

class Store: ObservableObject {
  @Published var count = 0
  required init() {}
  class func remote() -> RemoteStore { RemoteStore() }
  class func same() -> Self { self.init() }
  class func around(_ view: AnyView) -> AnyView { AnyView(view.environmentObject(Theme())) }
  func own(_ view: AnyView) -> AnyView { type(of: self).around(view) }
}

final class RemoteStore: Store {
  override class func around(_ view: AnyView) -> AnyView { AnyView(view.padding()) }
}

struct StoreLeaf: View {
  @EnvironmentObject var store: Store
  var body: some View { Text("\(store.count)") }
}

struct RemoteLeaf: View {
  @EnvironmentObject var store: RemoteStore
  var body: some View { Text("\(store.count)") }
}

enum Mode {
  case local, remote
  var storeType: Store.Type {
    switch self {
    case .local: Store.self
    case .remote: RemoteStore.self
    }
  }
}

protocol Page { static var view: AnyView { get } }

enum CartPage: Page { static var view: AnyView { AnyView(CartLeaf()) } }

struct Pages: View {
  let types: [any Page.Type] = [CartPage.self]
  var body: some View { ForEach(0..<types.count, id: \.self) { types[$0].view } }
}

struct Stored: View {
  let kind: Store.Type = RemoteStore.self
  var body: some View {
    VStack {
      StoreLeaf()
      RemoteLeaf()
    }
    .environmentObject(kind.init())
  }
}

@main struct TheApp: App {
  let kind: Store.Type = RemoteStore.self
  let store: Store = RemoteStore()
  let value: any Hashable = 3
  var body: some Scene {
    WindowGroup { Pages() }  // want missing-environment-object(Cart)
    WindowGroup("stored") { Stored() }  // want missing-environment-object(RemoteStore)
    WindowGroup("mode") { StoreLeaf().environmentObject(Mode.remote.storeType.init()) }
    WindowGroup("types") { RemoteLeaf().environmentObject([Store.self, RemoteStore.self][1].init()) }  // want missing-environment-object(RemoteStore)
    WindowGroup("type of") { RemoteLeaf().environmentObject(type(of: store).init()) }  // want missing-environment-object(RemoteStore)
    WindowGroup("method") { RemoteLeaf().environmentObject(kind.remote()) }
    WindowGroup("self") { RemoteLeaf().environmentObject(kind.same()) }  // want missing-environment-object(RemoteStore)
    WindowGroup("list") { RemoteLeaf().environmentObject([Store](repeating: RemoteStore(), count: 2)[0]) }  // want missing-environment-object(RemoteStore)
    WindowGroup("own") { RemoteStore().own(AnyView(ThemeLeaf())) }  // want missing-environment-object(Theme)
    WindowGroup("own of the superclass") { Store().own(AnyView(ThemeLeaf())) }
  }
}
