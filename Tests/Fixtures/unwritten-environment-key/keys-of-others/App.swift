// Design §4: code from outside that is given a key as an argument of a type may write it.
import SwiftUI

struct SpacingKey: EnvironmentKey {
  static let defaultValue = 3
}

struct PaddingKey: EnvironmentKey {  // want unwritten-environment-key(PaddingKey)
  static let defaultValue = 3
}

extension EnvironmentValues {
  var spacing: Int {
    get { self[SpacingKey.self] }
    set { self[SpacingKey.self] = newValue }
  }
  var inset: Int {
    get { self[PaddingKey.self] }
    set { self[PaddingKey.self] = newValue }
  }
}

struct Row: View {
  @Environment(\.spacing) private var spacing
  @Environment(\.inset) private var inset
  var body: some View { Text("\(spacing + inset)") }
}

@main
struct ReaderApp: App {
  var body: some Scene {
    WindowGroup { Row().modifier(ForeignSetter<SpacingKey>(4)) }
  }
}
