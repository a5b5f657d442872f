// A7, A16, A20: a wrapper is read by what a `catch` asks, in extensions of views with a condition on `Self`, by methods that are
// not applied yet, through setters of subscripts and of wrappers, and by the default of a local function's parameter.
import SwiftUI

final class Cart: ObservableObject {
  @Published var count = 0
  @Published var name = ""
}

protocol Titled { var cart: Cart { get } }

extension View where Self: Titled { var title: String { cart.name } }

extension View where Self == Extended { var heading: String { cart.name } }

func caption(_ titled: any Titled) -> String { titled.cart.name }

@propertyWrapper
struct Stored: DynamicProperty {
  @EnvironmentObject var cart: Cart
  var wrappedValue: String {
    get { "" }
    nonmutating set { cart.name = newValue }
  }
}

struct Catching: View {
  @EnvironmentObject var cart: Cart
  func load() throws { _ = try String(contentsOfFile: "cart") }
  var body: some View {
    Button("") {
      do { try load() } catch where cart.count == 0 {} catch {}
    }
  }
}

struct Constrained: View, Titled {
  @EnvironmentObject var cart: Cart
  var body: some View { Text(title) }
}

struct Extended: View {
  @EnvironmentObject var cart: Cart
  var body: some View { Text(heading) }
}

struct Handing: View, Titled {
  @EnvironmentObject var cart: Cart
  var body: some View { Text(caption(self)) }
}

struct Unapplied: View {
  @EnvironmentObject var cart: Cart
  func save() { cart.count = 0 }
  var body: some View {
    Button("") { Unapplied.save(self)() }
  }
}

struct Subscripted: View {
  @EnvironmentObject var cart: Cart
  subscript(index: Int) -> String {
    get { "" }
    nonmutating set { cart.name = newValue }
  }
  var body: some View { Button("") { self[1] = "b" } }
}

struct Storing: View {
  @Stored var text
  var body: some View { Button("") { text = "b" } }
}

struct Showing: View {
  @Stored var text
  var body: some View { Text(text) }
}

struct Defaulted: View {
  @EnvironmentObject var cart: Cart
  var body: some View {
    Button("") {
      func show(_ text: String = cart.name) { print(text) }
      show()
    }
  }
}

struct Silent: View, Titled {
  @EnvironmentObject var cart: Cart
  var body: some View { Text("") }
}

@main
struct ShopApp: App {
  var body: some Scene {
    WindowGroup("Catching") { Catching() }  // want missing-environment-object(Cart)
    WindowGroup("Constrained") { Constrained() }  // want missing-environment-object(Cart)
    WindowGroup("Extended") { Extended() }  // want missing-environment-object(Cart)
    WindowGroup("Handing") { Handing() }  // want missing-environment-object(Cart)
    WindowGroup("Unapplied") { Unapplied() }  // want missing-environment-object(Cart)
    WindowGroup("Subscripted") { Subscripted() }  // want missing-environment-object(Cart)
    WindowGroup("Storing") { Storing() }  // want missing-environment-object(Cart)
    WindowGroup("Defaulted") { Defaulted() }  // want missing-environment-object(Cart)
    WindowGroup("Showing") { Showing() }
    WindowGroup("Silent") { Silent() }
    WindowGroup("With") {
      Group {
        Catching()
        Constrained()
        Extended()
        Storing()
      }
      .environmentObject(Cart())
    }
  }
}
