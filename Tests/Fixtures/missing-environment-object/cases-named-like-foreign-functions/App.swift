// ROW: B4. A modifier from outside that is given a result of a function from outside, whose name is also that of a case of the
// project without values: the case cannot be called, so that nothing of the project is what is given.
import SwiftUI
import SwiftUIIntrospect

final class Store: ObservableObject { @Published var count = 0 }
final class Other: ObservableObject { @Published var count = 0 }

enum System { case iOS, macOS }

enum Place {
  case screen(Int)
  static func width(_ value: Int) -> Place { .screen(value) }
}

@main struct TestApp: App {
  var body: some Scene {
    WindowGroup { Screen() } // want missing-environment-object(Store)
  }
}

struct Screen: View {
  var body: some View {
    VStack {
      List { Reader() }
        .introspect(.list, on: .iOS(.v16, .v17)) { list in list.isScrollEnabled = false }
      // The project's own may be meant: what it is is not told.
      List { OtherReader() }.arranged(at: .screen(1)).arranged(at: .width(2))
    }
  }
}

struct Reader: View {
  @EnvironmentObject private var store: Store
  var body: some View { Text("\(store.count)") }
}

struct OtherReader: View {
  @EnvironmentObject private var other: Other
  var body: some View { Text("\(other.count)") }
}
