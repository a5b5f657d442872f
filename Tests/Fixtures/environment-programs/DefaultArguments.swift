// Default arguments that are views, objects and closures.
import SwiftUI

final class Coins: ObservableObject { @Published var count = 0 }
final class Gems: ObservableObject { @Published var count = 0 }

struct CoinView: View {
  @EnvironmentObject var coins: Coins
  var body: some View { Text("\(coins.count)") }
}

struct GemView: View {
  @EnvironmentObject var gems: Gems
  var body: some View { Text("\(gems.count)") }
}

struct Header<Accessory: View>: View {
  let title: String
  let accessory: Accessory

  init(_ title: String, accessory: Accessory = CoinView()) {
    self.title = title
    self.accessory = accessory
  }

  var body: some View {
    Text(title)
    accessory
  }
}

extension View {
  func withGems(_ gems: Gems = Gems()) -> some View { environmentObject(gems) }

  func trailing(_ make: () -> AnyView = { AnyView(GemView()) }) -> some View {
    HStack {
      self
      make()
    }
  }
}

struct Screen: View {
  var body: some View {
    Header("with gems", accessory: GemView()).withGems()
    Text("gem").trailing().withGems()
    Text("text").trailing { AnyView(Text("trailing")) }
    Header("with coins")
  }
}

@main
struct GameApp: App {
  var body: some Scene {
    WindowGroup { Screen() }
  }
}
