// Trailing closures of which a wildcard is the label, as their parameters have none.
// Semantics: A1

import SwiftUI

final class Cart: ObservableObject { @Published var n = 0 }

enum Loadable { case idle, loading, loaded }

struct LoadableView<Idle: View, Loading: View, Content: View>: View {
  @Binding var loadable: Loadable
  let content: (_ value: Int) -> Content
  let idle: () -> Idle
  let loading: () -> Loading
  init(
    loadable: Binding<Loadable>,
    _ action: @escaping () async throws -> Int,
    @ViewBuilder _ idle: @escaping () -> Idle,
    @ViewBuilder _ loading: @escaping () -> Loading,
    @ViewBuilder _ content: @escaping (_ value: Int) -> Content
  ) {
    _loadable = loadable
    self.content = content
    self.loading = loading
    self.idle = idle
  }
  var body: some View {
    switch loadable {
    case .idle: idle().onAppear { loadable = .loaded }
    case .loading: loading()
    case .loaded: content(1)
    }
  }
}

@main struct ShopApp: App {
  @State private var state = Loadable.idle
  var body: some Scene {
    WindowGroup {
      LoadableView(loadable: $state) { // want missing-environment-object(Cart)
        3
      } _: {
        ProgressView()
      } _: {
        ProgressView()
      } _: { _ in
        Checkout()
      }
    }
  }
}

struct Checkout: View {
  @EnvironmentObject var cart: Cart
  var body: some View { Text("\(cart.n)") }
}
