// What one condition asks side by side can hold together: its branch is taken in some run, also where the object stands in the other
// branch and values of the environment are asked elsewhere.
import SwiftUI

@main
struct ShopApp: App {
  var body: some Scene {
    WindowGroup {
      Hint()
      Stored() // want missing-environment-object(Cart)
      Told(name: UserDefaults.standard.string(forKey: "name")) // want missing-environment-object(Lots)
    }
  }
}

@Observable final class Model { var title = "" }

final class Cart: ObservableObject { @Published var count = 0 }

final class Lots: ObservableObject { @Published var count = 0 }

struct Hint: View {
  @Environment(Model.self) var model: Model?
  var body: some View {
    if let model { Text(model.title) }
  }
}

struct Stored: View {
  private let cart = Cart()

  var body: some View {
    if let code = UserDefaults.standard.string(forKey: "code"), !code.isEmpty {
      CartBadge()
    } else {
      Text("No code").environmentObject(cart)
    }
  }
}

struct CartBadge: View {
  @EnvironmentObject var cart: Cart
  var body: some View { Text("\(cart.count)") }
}

struct Told: View {
  let name: String?
  @StateObject var lots = Lots()

  var body: some View {
    if let name, !name.isEmpty {
      LotsList()
    } else {
      Text("Nobody").environmentObject(lots)
    }
  }
}

struct LotsList: View {
  @EnvironmentObject var lots: Lots
  var body: some View { Text("\(lots.count)") }
}
