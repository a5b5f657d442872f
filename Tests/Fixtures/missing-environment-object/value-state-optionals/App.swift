// Design 4: what optionals of a model hold is there where it is unwrapped, whatever the model is
// made of.
import SwiftUI

final class Cart: ObservableObject {}

struct Badge: View { @EnvironmentObject var cart: Cart; var body: some View { Text("\(cart)") } }

enum Phase { case a, b(Cart) }

enum Mode { case x, y }

final class VM: ObservableObject { let mode: Mode; @Published var phase: Phase?; @Published var cart: Cart?; var loaded: Cart!
  init(mode: Mode) { self.mode = mode; switch mode { case .x: phase = .a; case .y: break } } }

struct Home: View { @StateObject var vm = VM(mode: .x)
  var body: some View {
    if let c = vm.cart { Badge().environmentObject(c) }
    switch vm.phase { case .b(let c): Badge().environmentObject(c); case .a: Text(""); case nil: Text(""); case .some(let p): Text("\(p)") }
    if case .b(let c)? = vm.phase { Badge().environmentObject(c) }
    Badge().environmentObject(vm.cart ?? Cart())
    Badge().environmentObject(vm.loaded)
    vm.cart.map { Badge().environmentObject($0) }
  } }

@main struct A: App { var body: some Scene { WindowGroup { Home() } } }
