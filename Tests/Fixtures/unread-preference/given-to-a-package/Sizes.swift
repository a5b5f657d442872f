// D6: code from outside that is given a key may hear it, also where no emitter and no listener of the project is around.
import SomePackage
import SwiftUI

struct GivenKey: PreferenceKey {
  static let defaultValue: CGFloat = 0
  static func reduce(value: inout CGFloat, nextValue: () -> CGFloat) { value = max(value, nextValue()) }
}

struct UngivenKey: PreferenceKey {  // want unread-preference(UngivenKey)
  static let defaultValue: CGFloat = 0
  static func reduce(value: inout CGFloat, nextValue: () -> CGFloat) { value = max(value, nextValue()) }
}

struct Emitter: View {
  var body: some View {
    Text("").preference(key: GivenKey.self, value: 3)
    Text("").preference(key: UngivenKey.self, value: 3)
  }
}

struct Reader: View {
  var body: some View { PreferenceReader(GivenKey.self) }
}

@main
struct SizesApp: App {
  var body: some Scene {
    WindowGroup {
      Emitter()
      Reader()
    }
  }
}
