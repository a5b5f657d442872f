// A4: a view that is generic over the object that it reads has one key per specialisation.
import SwiftUI

protocol Counting: ObservableObject {
  var count: Int { get }
}

final class Cart: Counting { @Published var count = 0 }
final class Inbox: Counting { @Published var count = 0 }

struct Count<Model: Counting>: View {
  @EnvironmentObject var model: Model
  var body: some View { Text("\(model.count)") }
}

typealias CartCount = Count<Cart>

@main
struct CountApp: App {
  @StateObject private var cart = Cart()

  var body: some Scene {
    WindowGroup {
      Count<Cart>().environmentObject(cart)
      CartCount().environmentObject(cart)
      Count<Inbox>().environmentObject(cart) // want missing-environment-object(Inbox)
    }
  }
}
