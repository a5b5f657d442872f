// §4: what an initialiser gives to state that nothing writes stays, as do the constants of an object that it makes or is given. State
// that code writes, and what an object may change, is told by the run.
import SwiftUI

final class Cart: ObservableObject { @Published var count = 0 }

struct CartView: View {
  @EnvironmentObject private var cart: Cart
  var body: some View { Text("\(cart.count)") }
}

enum Mode {
  case create, edit(Int)
  var isEdit: Bool {
    if case .edit = self { return true }
    return false
  }
}

final class EditorModel: ObservableObject {
  let id: Int?
  let mode: Mode
  @Published var hasCart: Bool
  init(id: Int? = nil, mode: Mode = .create, hasCart: Bool = false) {
    self.id = id
    self.mode = mode
    self.hasCart = hasCart
  }
  var isEditing: Bool { id != nil }
}

struct Editor: View {
  @StateObject private var model: EditorModel
  init(id: Int? = nil) { _model = StateObject(wrappedValue: EditorModel(id: id)) }
  var body: some View {
    if model.isEditing { CartView() }
  }
}

struct Observing: View {
  @ObservedObject var model: EditorModel
  var body: some View {
    if model.mode.isEdit { CartView() }
  }
}

struct Shown: View {
  @State private var showsCart: Bool
  init(_ showsCart: Bool) { _showsCart = State(initialValue: showsCart) }
  var body: some View {
    if showsCart { CartView() }
  }
}

struct Switched: View {
  @State private var isSwitched: Bool
  init(_ isSwitched: Bool) { _isSwitched = State(initialValue: isSwitched) }
  var body: some View {
    Button("switch") { isSwitched = true }
    if isSwitched { CartView() }
  }
}

struct Changing: View {
  @StateObject private var model: EditorModel
  init(hasCart: Bool) { _model = StateObject(wrappedValue: EditorModel(hasCart: hasCart)) }
  var body: some View {
    Button("cart") { model.hasCart = true }
    if model.hasCart { CartView() }
  }
}

@main
struct TheApp: App {
  @StateObject private var cart = Cart()
  var body: some Scene {
    WindowGroup {
      Editor(id: 1).environmentObject(cart)
      Editor()
      Observing(model: EditorModel(mode: .edit(1))).environmentObject(cart)
      Observing(model: EditorModel(mode: .create))
      Shown(true).environmentObject(cart)
      Shown(false)
    }
    WindowGroup(id: "editor") { Editor(id: 2) }  // want missing-environment-object(Cart)
    WindowGroup(id: "observing") {
      Observing(model: EditorModel(mode: .edit(2)))  // want missing-environment-object(Cart)
    }
    WindowGroup(id: "shown") { Shown(true) }  // want missing-environment-object(Cart)
    WindowGroup(id: "switched") { Switched(false) }  // want missing-environment-object(Cart)
    WindowGroup(id: "changing") { Changing(hasCart: false) }  // want missing-environment-object(Cart)
  }
}
