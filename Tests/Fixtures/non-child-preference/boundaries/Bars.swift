// D.4, §0.2: items of a toolbar, menus and alerts are not judged; a listener inside the item hears it, one beside all of them
// does not.
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

struct AlertKey: PreferenceKey {
  static let defaultValue: [Int] = []
  static func reduce(value: inout [Int], nextValue: () -> [Int]) { value += nextValue() }
}

struct BesideBarsKey: PreferenceKey {
  static let defaultValue: [Int] = []
  static func reduce(value: inout [Int], nextValue: () -> [Int]) { value += nextValue() }
}

struct BarScreen: View {
  @State private var values: [Int] = []
  @State private var isOn = false

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
      Text("alerting")
        .alert("title", isPresented: $isOn) {
          Color.red
            .preference(key: AlertKey.self, value: [1])
            .preference(key: BesideBarsKey.self, value: [1])
        }
      Text("beside").onPreferenceChange(BesideBarsKey.self) { values = $0 } // want deaf-preference-listener(BesideBarsKey)
    }
    .onPreferenceChange(ItemKey.self) { values = $0 }
    .onPreferenceChange(MenuKey.self) { values = $0 }
    .onPreferenceChange(AlertKey.self) { values = $0 }
  }
}
