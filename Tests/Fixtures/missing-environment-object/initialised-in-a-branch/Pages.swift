import SwiftUI

/// What an initialiser assigns in a branch leaves what the property begins with to the other.
final class Cart: ObservableObject {}

struct CartView: View {
  @EnvironmentObject var cart: Cart
  var body: some View { Text(String(describing: cart)) }
}

struct Page: View {
  var isEmpty = false
  init(_ count: Int) {
    if count == 0 { isEmpty = true }
  }
  var body: some View {
    if isEmpty { Text("empty") } else { CartView() }
  }
}

struct Root: View {
  @State private var count = 0
  var body: some View {
    Page(count).onTapGesture { count += 1 }
  }
}

@main
struct PagesApp: App {
  var body: some Scene {
    WindowGroup { Root().environmentObject(Cart()) }
    WindowGroup(id: "pages") { Root() }  // want missing-environment-object(Cart)
  }
}
