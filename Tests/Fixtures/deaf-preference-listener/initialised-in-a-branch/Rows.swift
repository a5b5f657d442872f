// D6, D7: what an initialiser assigns in a branch leaves what the property begins with to the other.
import SwiftUI

struct RowKey: PreferenceKey {
  static let defaultValue: [Int] = []
  static func reduce(value: inout [Int], nextValue: () -> [Int]) { value += nextValue() }
}

struct Row: View {
  var isPlain = false
  init(isPlain: Bool) {
    if isPlain { self.isPlain = true }
  }
  var body: some View {
    if isPlain {
      Text("plain")
    } else {
      Text("row").preference(key: RowKey.self, value: [1])
    }
  }
}

struct Titled: View {
  var title: String?
  init(_ isTitled: Bool) {
    if isTitled { title = "title" }
  }
  var body: some View {
    if title == nil {
      Text("none").preference(key: RowKey.self, value: [1])
    }
  }
}

struct Rows: View {
  @State private var isOn = false
  @State private var marks: [Int] = []
  var body: some View {
    VStack {
      VStack { Row(isPlain: isOn) }
        .onPreferenceChange(RowKey.self) { marks = $0 }
      VStack { Titled(isOn) }
        .onPreferenceChange(RowKey.self) { marks = $0 }
      VStack { Text("nothing") }
        .onPreferenceChange(RowKey.self) { marks = $0 }  // want deaf-preference-listener(RowKey)
    }
    .onTapGesture { isOn.toggle() }
  }
}

@main
struct RowsApp: App {
  var body: some Scene { WindowGroup { Rows() } }
}
