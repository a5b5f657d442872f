// A5: what a method or an operator from elsewhere makes of an object is not told.
import Combine
import SwiftUI
import Then

final class Cart: ObservableObject { var n = 0; init() {} }

struct V: View { @EnvironmentObject var c: Cart; var body: some View { Text("\(c)") } }

struct H1: View { @StateObject var cart = Cart().then { $0.n = 1 }; var body: some View { V().environmentObject(cart) } }

struct H2: View { let cart = Cart().configured(); var body: some View { V().environmentObject(cart) } }

struct H3: View { @State var carts = [Cart()]; var body: some View { V().environmentObject(carts.lastElement)
  V().environmentObject(carts.pick(1)) } }

struct H4: View { @ObservedObject var cart: Cart; var body: some View { V().environmentObject(cart.with(\.n, 2))
   V().environmentObject(cart.retained) } }

@main struct A: App {
  var body: some Scene {
    WindowGroup { H1(); H2(); H3(); H4(cart: Cart()) }
    WindowGroup { V().environmentObject(Cart() .& 1); V().environmentObject(Cart() <~ 2); V().environmentObject(§Cart()) }
  } }
infix operator .&
infix operator <~
prefix operator §
