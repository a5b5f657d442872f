// Constants that never take a branch: a global flag that is false at first, and that no code sets, binds or gives away, is false.
// What somebody sets is not, and neither is what is bound.
import SwiftUI

final class Cart: ObservableObject { @Published var count = 0 }

struct Leaf: View {
  @EnvironmentObject var cart: Cart
  var body: some View { Text("\(cart.count)") }
}

enum Flags {
  static var isEnabled = false
  static var draft: String? = nil
  static var isSettable = false
  static var isToggled = false
  static var isBound = false
}

var isLogging = false

struct Never: View {
  var body: some View {
    if Flags.isEnabled { Leaf() }
    if Flags.draft != nil { Leaf() }
    if isLogging { Leaf() }
  }
}

struct Settable: View {
  var body: some View {
    if Flags.isSettable { Leaf() }
    Button("") { Flags.isSettable = true }
  }
}

struct Toggled: View {
  var body: some View {
    if Flags.isToggled { Leaf() }
    Button("") { Flags.isToggled.toggle() }
  }
}

struct Bound: View {
  var body: some View {
    if Flags.isBound { Leaf() }
    Button("") { change(&Flags.isBound) }
  }
}

func change(_ flag: inout Bool) { flag = true }

@main
struct ShopApp: App {
  var body: some Scene {
    WindowGroup("Never") { Never() }
    WindowGroup("Settable") { Settable() }  // want missing-environment-object(Cart)
    WindowGroup("Toggled") { Toggled() }  // want missing-environment-object(Cart)
    WindowGroup("Bound") { Bound() }  // want missing-environment-object(Cart)
  }
}
