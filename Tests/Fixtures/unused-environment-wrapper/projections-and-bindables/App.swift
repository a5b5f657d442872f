// A7: projections, '@Bindable' locals and calls through 'self' are reads.
import SwiftUI

final class Cart: ObservableObject { @Published var n = 0; @Published var t = "" }

@Observable final class Model { var n = "" }

struct Home: View {
  @EnvironmentObject var cart: Cart
  @Environment(Model.self) var model
  @Environment(\.openURL) var open
  var body: some View {
    @Bindable var model = model
    TextField("", text: $cart.t)
    TextField("", text: $model.n)
    Button("") { _ = self.open(URL(string: "")!) }
  }
}

@main struct A: App {
  @StateObject var c = Cart()
  @State var m = Model()
  var body: some Scene { WindowGroup { Home().environmentObject(c).environment(m) } } }
