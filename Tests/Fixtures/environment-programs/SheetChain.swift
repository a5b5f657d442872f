// Sheets, covers and popovers on both sides of injections, some of them in a helper of View.
import SwiftUI

final class Session: ObservableObject { @Published var user = "guest" }
final class Cart: ObservableObject { @Published var items = 0 }
final class Coupons: ObservableObject { @Published var codes = 0 }
final class Theme: ObservableObject { @Published var name = "day" }

struct SessionLine: View {
  @EnvironmentObject var session: Session
  var body: some View { Text(session.user) }
}

struct CartLine: View {
  @EnvironmentObject var cart: Cart
  var body: some View { Text("\(cart.items)") }
}

struct CouponLine: View {
  @EnvironmentObject var coupons: Coupons
  var body: some View { Text("\(coupons.codes)") }
}

struct ThemeLine: View {
  @EnvironmentObject var theme: Theme
  var body: some View { Text(theme.name) }
}

extension View {
  func checkout(_ shown: Binding<Bool>) -> some View {
    sheet(isPresented: shown) {
      CartLine()
      ThemeLine()
    }
  }
}

struct Shop: View {
  @State private var paying = false
  @State private var help = false
  private let cart = Cart()

  var body: some View {
    SessionLine()
      .sheet(isPresented: $help) {
        SessionLine().sheet(isPresented: $help) { ThemeLine() }
      }
      .environmentObject(Session())
      .environmentObject(cart)
      .checkout($paying)
      .environmentObject(Theme())
      .fullScreenCover(isPresented: $help) {
        Text("cover").popover(isPresented: $help) { CouponLine() }
      }
  }
}

@main
struct ShopApp: App {
  var body: some Scene {
    WindowGroup { Shop() }
  }
}
