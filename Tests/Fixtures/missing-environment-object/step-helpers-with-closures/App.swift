// Design 4: helpers that take the view apart in a closure and give it back.
import SwiftUI

final class Cart: ObservableObject {}

struct Badge: View { @EnvironmentObject var cart: Cart; var body: some View { Text("\(cart)") } }

extension View {
  @ViewBuilder func `if`<T: View>(_ c: Bool, transform: (Self) -> T) -> some View { if c { transform(self) } else { self } }
  func apply<V: View>(@ViewBuilder _ block: (Self) -> V) -> V { block(self) }
  func then(_ f: (inout Self) -> Void) -> Self { var s = self; f(&s); return s }
}

@main struct A: App {
  @StateObject var cart = Cart()
  var body: some Scene { WindowGroup {
  Badge().apply { $0.environmentObject(cart) }
  Badge().if(true) { $0.environmentObject(cart) }
  Badge().if(Bool.random()) { $0.padding() }.environmentObject(cart)
  Badge().then { $0.x = 1 }.environmentObject(cart)
  } } }

extension Badge { var x: Int { get { 0 } set {} } }
