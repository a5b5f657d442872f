import Design
import Effects
import SwiftUI

@main
struct ShopApp: App {
  var body: some Scene {
    WindowGroup {
      Label("Title", systemImage: "star").shimmering()
    }
    WindowGroup {
      Text("").badged() // want missing-environment-object(Tint)
    }
  }
}
