import Cards
import Design
import SwiftUI

@main
struct ShopApp: App {
  var body: some Scene {
    WindowGroup("Card") { card() }
    WindowGroup("Board") { board() }  // want missing-environment-object(Theme)
  }
}
