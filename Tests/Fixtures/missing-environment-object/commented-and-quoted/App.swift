// Code in comments and strings is no code.
import SwiftUI

final class Cart: ObservableObject { @Published var count = 0 }

struct CartBadge: View {
  @EnvironmentObject var cart: Cart
  var body: some View { Text("\(cart.count)") }
}

/*
 struct Old: View {
   var body: some View { CartBadge() }
 }
 /* WindowGroup { Old() } */
 */

struct Help: View {
  var body: some View {
    // CartBadge()
    Text("write CartBadge().environmentObject(cart)")
    Text(
      """
      WindowGroup { CartBadge() }
      \(1 + 1) CartBadge()
      """)
    Text(#"CartBadge() "quoted" \(no)"#)
  }
}

struct Noted: View {
  var body: some View {
    CartBadge() // .environmentObject(Cart())
  }
}

@main
struct ShopApp: App {
  var body: some Scene {
    WindowGroup { Help() }
    WindowGroup(id: "noted") {
      Noted() // want missing-environment-object(Cart)
      /* .environmentObject(Cart()) */
    }
  }
}
