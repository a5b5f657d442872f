// A1: a case of an enumeration may be a view that reads objects, also behind modifiers that are given nothing but constants.
import SwiftUI

final class Cart: ObservableObject {}

final class Clock: ObservableObject {}

struct Total: View {
  @EnvironmentObject var cart: Cart

  var body: some View { Text("total \(String(describing: cart))") }
}

struct Hour: View {
  @EnvironmentObject var clock: Clock

  var body: some View { Text("hour \(String(describing: clock))") }
}

enum Tile: View {
  case total, hour

  var body: some View {
    switch self {
    case .total: Total()
    case .hour: Hour()
    }
  }
}

@main
struct TileApp: App {
  var body: some Scene {
    WindowGroup {
      VStack {  // want missing-environment-object(Cart)
        Tile.total.padding(8)
        Tile.hour.opacity(0.5)
      }
      .environmentObject(Clock())
    }
  }
}
