import SwiftUI

final class Store: ObservableObject { @Published var count = 0 }
final class Haptics: ObservableObject { @Published var strength = 1 }

struct Home: View {
  @EnvironmentObject var store: Store
  @EnvironmentObject var haptics: Haptics
  var body: some View { Text("\(store.count) \(haptics.strength)") }
}

@main
struct HomeApp: App {
  var body: some Scene {
    WindowGroup {
      Home() // want missing-environment-object(Haptics)
        .withDependencies()
    }
  }
}
