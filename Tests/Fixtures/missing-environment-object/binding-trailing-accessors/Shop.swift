// A7, A16: what the accessors of a binding read is read, also as trailing closures, and where a wrapper projects them.
import SwiftUI

final class Cart: ObservableObject { @Published var count = 0 }
final class Theme: ObservableObject { @Published var size = 0 }
final class Log: ObservableObject { @Published var lines = 0 }

@propertyWrapper
struct CartCount: DynamicProperty {
  @EnvironmentObject private var cart: Cart
  let path: ReferenceWritableKeyPath<Cart, Int>

  init(_ path: ReferenceWritableKeyPath<Cart, Int>) { self.path = path }

  var wrappedValue: Int { 0 }
  var projectedValue: Binding<Int> {
    Binding { cart[keyPath: path] } set: { cart[keyPath: path] = $0 }
  }
}

@propertyWrapper
struct ThemeSize: DynamicProperty {
  @EnvironmentObject private var theme: Theme

  var wrappedValue: Int { 0 }
  var projectedValue: Binding<Int> { $theme.size }
}

struct Projecting: View {
  @CartCount(\.count) private var count
  @ThemeSize private var size

  var body: some View {
    Stepper("", value: $count)
    Stepper("", value: $size)
  }
}

struct Unprojected: View {
  @CartCount(\.count) private var count
  var body: some View { Text("\(count)") }
}

struct Setting: View {
  @EnvironmentObject private var log: Log
  var body: some View { Stepper("", value: Binding { 3 } set: { log.lines = $0 }) }
}

@main
struct ShopApp: App {
  @StateObject private var cart = Cart()

  var body: some Scene {
    WindowGroup("Projecting") {
      Projecting()  // want missing-environment-object(Cart) missing-environment-object(Theme)
    }
    WindowGroup("Wrapped") { Unprojected() }
    WindowGroup("Setting") { Setting() }  // want missing-environment-object(Log)
    WindowGroup("With all") {
      Projecting().environmentObject(cart).environmentObject(Theme())
      Setting().environmentObject(Log())
    }
  }
}
