// D7: what hears a preference stands around it in the member that SwiftUI calls.
import SwiftUI

struct Height: PreferenceKey {
  static let defaultValue = 0.0
  static func reduce(value: inout Double, nextValue: () -> Double) { value = max(value, nextValue()) }
}

struct Panel: View {
  @State private var height = 0.0
  func body(rows: Int) -> some View { Text("\(rows)").preference(key: Height.self, value: 4) }
  var body: some View { body(rows: 3).onPreferenceChange(Height.self) { height = $0 } }
}

struct Beside: View {
  @State private var height = 0.0
  func body(rows: Int) -> some View { Text("\(rows)") }
  var body: some View {
    VStack {
      Text("a").preference(key: Height.self, value: 4) // want non-child-preference(Height)
      body(rows: 3).onPreferenceChange(Height.self) { height = $0 } // want deaf-preference-listener(Height)
    }
  }
}

@main struct DemoApp: App { var body: some Scene { WindowGroup { Panel(); Beside() } } }
