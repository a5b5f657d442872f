// ROW: D6 – a private key is meant only where it is seen: a listener of another one by the same name, which no root reaches, is not its own.
import SwiftUI

struct Sender: View {
  private struct WidthKey: PreferenceKey {  // want unread-preference(WidthKey)
    static let defaultValue: CGFloat = 0
    static func reduce(value: inout CGFloat, nextValue: () -> CGFloat) { value = max(value, nextValue()) }
  }
  var body: some View { Text("a").preference(key: WidthKey.self, value: 1) }
}

@main
struct ReaderApp: App {
  var body: some Scene {
    WindowGroup { Sender() }
  }
}
