// A3: optionals, lazy properties, closures and elements have the types that they are declared with.
import SwiftUI

final class Cart: ObservableObject { var n = 0 }

final class Deps { var cart: Cart!; weak var w: Cart?; lazy var l: Cart = { Cart() }(); let f: () -> Cart = { Cart() }; var many: [Cart] = [] }

struct V: View { @EnvironmentObject var c: Cart; var body: some View { Text("\(c)") } }

@main struct A: App {
  let d = Deps()
  var o: Deps? = Deps()
  var body: some Scene {
    WindowGroup { V().environmentObject(d.cart); V().environmentObject(d.w!); V().environmentObject(d.l); V().environmentObject(d.f()); V().environmentObject(o!.cart!)
      V().environmentObject((o?.cart)!); V().environmentObject(d.many[0]); V().environmentObject(d.many.first!); V().environmentObject(d.w ?? Cart()); V().environmentObject({ Cart() }())
      V().environmentObject(d.many.first { $0.n == 1 } ?? d.cart); V().environmentObject(d.many.max { $0.n < $1.n }!); V().environmentObject((d.cart as Cart?)!)
      V().environmentObject(d[keyPath: \.l]); V().environmentObject(d.many.reduce(Cart()) { a, b in a }); V().environmentObject(try! load()); V().environmentObject(unsafeBitCast(d, to: Cart.self)) }
  } }

func load() throws -> Cart { Cart() }
