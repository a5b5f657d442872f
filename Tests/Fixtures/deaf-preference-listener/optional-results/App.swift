// D1: a branch where nothing is there is shown when a subscript, `??` or a member of a collection returns nil.
import SwiftUI

struct HeightKey: PreferenceKey {
  static let defaultValue: CGFloat = 0
  static func reduce(value: inout CGFloat, nextValue: () -> CGFloat) { value = max(value, nextValue()) }
}

struct Item {
  var name = ""
}

extension Array {
  subscript(safe index: Int) -> Element? { indices.contains(index) ? self[index] : nil }
  var leading: Element? { first }
}

struct Placeholder: View {
  var body: some View { Text("none").preference(key: HeightKey.self, value: 20) }
}

struct Content: View {
  @State private var items: [Item] = []
  @State private var byName: [String: Item] = [:]
  @State private var height: CGFloat = 0
  @State private var index = 0
  let chosen: Item?

  var body: some View {
    VStack {
      VStack {
        if let item = items[safe: index] { Text(item.name) } else { Placeholder() }
      }
      .onPreferenceChange(HeightKey.self) { height = $0 }
      VStack {
        if let item = byName["a"] ?? chosen { Text(item.name) } else { Placeholder() }
      }
      .onPreferenceChange(HeightKey.self) { height = $0 }
      VStack {
        if let item = items.leading { Text(item.name) } else { Placeholder() }
      }
      .onPreferenceChange(HeightKey.self) { height = $0 }
      VStack {
        if let item = items[outside: index] { Text(item.name) } else { Placeholder() }
      }
      .onPreferenceChange(HeightKey.self) { height = $0 }
      Text("\(height)")
    }
  }
}

@main
struct ItemsApp: App {
  var body: some Scene {
    WindowGroup { Content(chosen: nil) }
  }
}
