import Kit
import SwiftUI

@main
struct ShopApp: App {
  var body: some Scene {
    WindowGroup {
      VStack {
        Text("wide").reportsWidth(3)
        Text("deaf").onWidth { print($0) }
        Panel()
        Text("own").preference(key: OwnKey.self, value: 1) // want non-child-preference(OwnKey)
        Text("deaf").onPreferenceChange(OwnKey.self) { _ in } // want deaf-preference-listener(OwnKey)
      }
    }
  }
}

struct OwnKey: PreferenceKey {
  static let defaultValue = 0
  static func reduce(value: inout Int, nextValue: () -> Int) { value = max(value, nextValue()) }
}
