// D.4, §0.2: items of a toolbar and menus are not judged; a listener inside the item hears it.
import SwiftUI

struct ItemKey: PreferenceKey {
  static let defaultValue: [Int] = []
  static func reduce(value: inout [Int], nextValue: () -> [Int]) { value += nextValue() }
}

struct MenuKey: PreferenceKey {
  static let defaultValue: [Int] = []
  static func reduce(value: inout [Int], nextValue: () -> [Int]) { value += nextValue() }
}

struct InsideItemKey: PreferenceKey {
  static let defaultValue: [Int] = []
  static func reduce(value: inout [Int], nextValue: () -> [Int]) { value += nextValue() }
}

struct BarScreen: View {
  @State private var values: [Int] = []

  var body: some View {
    VStack {
      Text("screen")
        .toolbar {
          ToolbarItem { Color.red.preference(key: ItemKey.self, value: [1]) }
          ToolbarItem {
            Color.red
              .preference(key: InsideItemKey.self, value: [1])
              .onPreferenceChange(InsideItemKey.self) { values = $0 }
          }
        }
      Menu("menu") { Color.red.preference(key: MenuKey.self, value: [1]) }
    }
    .onPreferenceChange(ItemKey.self) { values = $0 }
    .onPreferenceChange(MenuKey.self) { values = $0 }
  }
}
