// ROW: A7. The size of texts that nothing reads, where SwiftUI's own fonts are used.
import SwiftUI

struct Row: View {
  @Environment(\.dynamicTypeSize) private var dynamicTypeSize // want unused-environment-wrapper(dynamicTypeSize)
  var body: some View { Text("A").font(.body) }
}

@main struct TestApp: App {
  var body: some Scene { WindowGroup { Row() } }
}
