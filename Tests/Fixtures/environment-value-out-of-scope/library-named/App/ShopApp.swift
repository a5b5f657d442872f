import Kit
import SwiftUI

@main
struct ShopApp: App {
  var body: some Scene {
    WindowGroup {
      VStack {
        Card()
        Text("plain").accented(1)
        Row()
        Text("plain").environment(\.indent, 2) // want environment-value-out-of-scope(indent)
      }
    }
  }
}

extension EnvironmentValues {
  @Entry var indent = 0
}

struct Row: View {
  @Environment(\.indent) private var indent
  var body: some View { Text("\(indent)") }
}
