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

// A constant beside what the run says.

struct Beside: View {
  @State private var mode: Mode
  @State private var isOpen = false
  private let isFree: Bool
  init(_ mode: Kind, isFree: Bool) {
    _mode = State(initialValue: mode == .create ? .create : .edit(0))
    self.isFree = isFree
  }
  var body: some View {
    Toggle("open", isOn: $isOpen)
    if isOpen && isFree == true {
      Asking(isOpen: isOpen, isFree: isFree).environmentObject(Cart())
    } else {
      Asking(isOpen: isOpen, isFree: isFree)
    }
  }
}

enum Kind { case create, edit }

struct Asking: View {
  let isOpen: Bool
  let isFree: Bool
  var body: some View {
    if isOpen && isFree == true { CartView() }
  }
}

// What the sources do not tell of a model in another file, the run does.

struct Elsewhere: View {
  @StateObject private var model: PlayerModel
  init(id: Int? = nil) { _model = StateObject(wrappedValue: PlayerModel(id: id)) }
  var body: some View {
    if model.id != nil { CartView() }
  }
}

// State that is written through its wrapper, through an optional, or by a method of that.

struct Rewritten: View {
  @State private var model: PlainModel
  init(isFull: Bool) { _model = State(initialValue: PlainModel(isFull: isFull)) }
  var body: some View {
    Button("fill") { _model.wrappedValue = PlainModel(isFull: true) }
    if model.isFull { CartView() }
  }
}

final class PlainModel {
  let isFull: Bool
  init(isFull: Bool) { self.isFull = isFull }
}

struct Toggled: View {
  @State private var isToggled: Bool?
  init(_ isToggled: Bool?) { _isToggled = State(initialValue: isToggled) }
  var body: some View {
    Button("toggle") { isToggled?.toggle() }
    if isToggled == true { CartView() }
  }
}

// Tuples that an initialiser assigns.

struct Ordered: View {
  let first: Bool
  let last: Bool
  init(_ isFirst: Bool) { (first, last) = (isFirst, true) }
  init(first: Bool, last: Bool) {
    self.first = first
    self.last = last
    (self.first, self.last) = (self.last, self.first)
  }
  var body: some View {
    if first { CartView() }
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
      Beside(.create, isFree: true)
      Ordered(false)
    }
    WindowGroup(id: "ordered") { Ordered(true) }  // want missing-environment-object(Cart)
    WindowGroup(id: "swapped") { Ordered(first: true, last: false) }
    WindowGroup(id: "elsewhere") { Elsewhere(id: 1) }  // want missing-environment-object(Cart)
    WindowGroup(id: "rewritten") { Rewritten(isFull: false) }  // want missing-environment-object(Cart)
    WindowGroup(id: "toggled") { Toggled(false) }  // want missing-environment-object(Cart)
    WindowGroup(id: "editor") { Editor(id: 2) }  // want missing-environment-object(Cart)
    WindowGroup(id: "observing") {
      Observing(model: EditorModel(mode: .edit(2)))  // want missing-environment-object(Cart)
    }
    WindowGroup(id: "shown") { Shown(true) }  // want missing-environment-object(Cart)
    WindowGroup(id: "switched") { Switched(false) }  // want missing-environment-object(Cart)
    WindowGroup(id: "changing") { Changing(hasCart: false) }  // want missing-environment-object(Cart)
  }
}
