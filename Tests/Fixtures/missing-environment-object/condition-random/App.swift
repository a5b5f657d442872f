// A question is asked again only of what has one answer along a path: what is random has another each time, so that two such
// conditions exclude nothing.
import SwiftUI

@main
struct ShopApp: App {
  var body: some Scene {
    WindowGroup {
      Offer() // want missing-environment-object(Cart)
      Draw()
    }
  }
}

final class Cart: ObservableObject { @Published var count = 0 }

final class Lots: ObservableObject { @Published var count = 0 }

struct Offer: View {
  var body: some View {
    if Bool.random() {
      VStack {
        if Bool.random() {
          Text("Nothing today")
        } else {
          CartBadge()
        }
      }
    } else {
      CartBadge().environmentObject(Cart())
    }
  }
}

struct CartBadge: View {
  @EnvironmentObject var cart: Cart
  var body: some View { Text("\(cart.count)") }
}

/// One answer that is kept is one for both, whoever gave it.
struct Draw: View {
  let isWon = Bool.random()
  let isMember = UserDefaults.standard.bool(forKey: "member")
  @StateObject var lots = Lots()

  var body: some View {
    if isWon {
      prize.environmentObject(lots)
    } else {
      prize
    }
    if isMember {
      bonus.environmentObject(lots)
    } else {
      bonus
    }
  }

  @ViewBuilder var prize: some View {
    if isWon { LotsList() }
  }

  @ViewBuilder var bonus: some View {
    if isMember { LotsList() }
  }
}

struct LotsList: View {
  @EnvironmentObject var lots: Lots
  var body: some View { Text("\(lots.count)") }
}
