// A name that is an alias of SwiftUI's wrapper in one type and a wrapper of its own elsewhere says nothing.
import SwiftUI

final class Cart: ObservableObject { @Published var count = 0 }

@main
struct ShopApp: App {
  var body: some Scene { WindowGroup { Old() } }
}

enum New {
  typealias Shared = EnvironmentObject
}

@propertyWrapper
struct Shared<Value: ObservableObject> {
  let wrappedValue: Value
  init(wrappedValue: Value) { self.wrappedValue = wrappedValue }
}

struct Old: View {
  @Shared var cart = Cart()

  var body: some View { Text("\(cart.count)") }
}
