import SwiftUI

@main
struct DeskApp: App {
  @StateObject private var purchase = Purchase(name: "one")
  var body: some Scene {
    WindowGroup { Receipt().environmentObject(purchase) }
    Window("Lost", id: "lost") { Receipt() } // want missing-environment-object(Purchase)
  }
}
