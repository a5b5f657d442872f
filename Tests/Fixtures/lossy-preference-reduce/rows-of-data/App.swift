// D9, D12: `List(items) { … }` has a row for each element, as `List { ForEach(items) { … } }` has.
import SwiftUI

struct RowKey: PreferenceKey {
  static let defaultValue: CGFloat = 0

  static func reduce(value: inout CGFloat, nextValue: () -> CGFloat) { // want lossy-preference-reduce(RowKey)
    value = nextValue()
  }
}

struct OneKey: PreferenceKey {
  static let defaultValue: CGFloat = 0

  static func reduce(value: inout CGFloat, nextValue: () -> CGFloat) { value = nextValue() }
}

struct Root: View {
  let items: [Int]
  @State private var chosen: Int?

  var body: some View {
    VStack {
      List(items, id: \.self) { item in
        Text("\(item)").preference(key: RowKey.self, value: 1)
      }
      .onPreferenceChange(RowKey.self) { print($0) }
      List(selection: $chosen) {
        Text("only").preference(key: OneKey.self, value: 1)
      }
      .onPreferenceChange(OneKey.self) { print($0) }
    }
  }
}

@main
struct DemoApp: App {
  var body: some Scene {
    WindowGroup { Root(items: [1, 2, 3]) }
  }
}
