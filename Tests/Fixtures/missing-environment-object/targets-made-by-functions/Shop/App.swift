// A package whose manifest makes its targets by a function may have sources anywhere in its folder.
import Feature
import SwiftUI

@main
struct ShopApp: App {
  var body: some Scene { WindowGroup { Text("Shop") } }
}
