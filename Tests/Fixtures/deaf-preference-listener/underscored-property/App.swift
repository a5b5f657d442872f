// A property whose name begins with an underscore, beside one without it, is no storage of a wrapper: both branches are taken.
import SwiftUI

struct WidthKey: PreferenceKey {
  static let defaultValue: CGFloat = 0
  static func reduce(value: inout CGFloat, nextValue: () -> CGFloat) { value = max(value, nextValue()) }
}

final class Client {
  static let shared = Client()
  private(set) var _token: String?
  var token: String { _token ?? "" }
  var authorized: Bool { _token != nil }
  func store(_ token: String?) { _token = token }
}

struct Content: View {
  @State private var width: CGFloat = 0
  var body: some View {
    VStack {
      Group {
        if Client.shared.authorized { Button("Out \(width)") { Client.shared.store(nil) } } else { Login() }
      }
      .onPreferenceChange(WidthKey.self) { width = $0 }
      Text("x").preference(key: WidthKey.self, value: 3) // want non-child-preference(WidthKey)
    }
  }
}

struct Login: View {
  var body: some View { Button("In") { Client.shared.store("a") }.preference(key: WidthKey.self, value: 80) }
}

@main struct ShopApp: App {
  var body: some Scene { WindowGroup { Content() } }
}
