import Kit
import SwiftUI

@main
struct ShopApp: App {
  var body: some Scene {
    WindowGroup {
      VStack {
        Stage { Text("nobody acts") }
        Text("nobody buys").environmentObject(Cart()) // want unread-environment-object(Cart)
      }
    }
  }
}

final class Cart: ObservableObject {}
