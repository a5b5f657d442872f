// Design §4: two overloads that only differ in whether what they are given may wait do the same to a view.
import SwiftUI

final class Store: ObservableObject { @Published var count = 0 }

struct Home: View {
  @EnvironmentObject var store: Store

  var body: some View { Text("\(store.count)") }
}

extension View {
  func onLoad(perform action: @escaping () -> Void) -> some View { onAppear { action() } }

  func onLoad(perform action: @escaping () async -> Void) -> some View {
    task { await action() }
  }
}

@main
struct LoadApp: App {
  var body: some Scene {
    WindowGroup {
      Home().onLoad { print("loaded") } // want missing-environment-object(Store)
    }
  }
}
