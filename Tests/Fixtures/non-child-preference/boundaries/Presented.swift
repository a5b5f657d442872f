// D.4: what a sheet, a cover or a popover shows passes nothing to the presenter; a listener inside hears it.
import SwiftUI

struct SheetKey: PreferenceKey {
  static let defaultValue: [Int] = []
  static func reduce(value: inout [Int], nextValue: () -> [Int]) { value += nextValue() }
}

struct CoverKey: PreferenceKey {
  static let defaultValue: [Int] = []
  static func reduce(value: inout [Int], nextValue: () -> [Int]) { value += nextValue() }
}

struct PopoverKey: PreferenceKey {
  static let defaultValue: [Int] = []
  static func reduce(value: inout [Int], nextValue: () -> [Int]) { value += nextValue() }
}

struct InsideKey: PreferenceKey {
  static let defaultValue: [Int] = []
  static func reduce(value: inout [Int], nextValue: () -> [Int]) { value += nextValue() }
}

struct PresentedScreen: View {
  @State private var values: [Int] = []
  @State private var isOn = false

  var body: some View {
    Text("presenter")
      .sheet(isPresented: $isOn) {
        Color.red.preference(key: SheetKey.self, value: [1]) // want non-child-preference(SheetKey)
      }
      .onPreferenceChange(SheetKey.self) { values = $0 } // want deaf-preference-listener(SheetKey)
      .fullScreenCover(isPresented: $isOn) {
        Color.red.preference(key: CoverKey.self, value: [1]) // want non-child-preference(CoverKey)
      }
      .onPreferenceChange(CoverKey.self) { values = $0 } // want deaf-preference-listener(CoverKey)
      .popover(isPresented: $isOn) {
        Color.red.preference(key: PopoverKey.self, value: [1]) // want non-child-preference(PopoverKey)
      }
      .onPreferenceChange(PopoverKey.self) { values = $0 } // want deaf-preference-listener(PopoverKey)
      .sheet(isPresented: $isOn) {
        Color.red
          .preference(key: InsideKey.self, value: [1])
          .onPreferenceChange(InsideKey.self) { values = $0 }
      }
  }
}
