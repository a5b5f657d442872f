// D.4: nothing is said of the symbols of a canvas and the annotations of a chart; what stands beside them is judged.
import Charts
import SwiftUI

struct SymbolKey: PreferenceKey {
  static let defaultValue: [Int] = []
  static func reduce(value: inout [Int], nextValue: () -> [Int]) { value += nextValue() }
}

struct AnnotationKey: PreferenceKey {
  static let defaultValue: [Int] = []
  static func reduce(value: inout [Int], nextValue: () -> [Int]) { value += nextValue() }
}

struct LostCanvasKey: PreferenceKey {
  static let defaultValue: [Int] = []
  static func reduce(value: inout [Int], nextValue: () -> [Int]) { value += nextValue() }
}

struct BesideCanvasKey: PreferenceKey {
  static let defaultValue: [Int] = []
  static func reduce(value: inout [Int], nextValue: () -> [Int]) { value += nextValue() }
}

struct DrawnScreen: View {
  @State private var values: [Int] = []

  var body: some View {
    VStack {
      Canvas { _, _ in
      } symbols: {
        Color.red.preference(key: SymbolKey.self, value: [1])
      }
      Chart {
        BarMark(x: .value("x", 1), y: .value("y", 1))
          .annotation { Color.red.preference(key: AnnotationKey.self, value: [1]) }
      }
      Color.red.preference(key: BesideCanvasKey.self, value: [1])
      Color.red.preference(key: LostCanvasKey.self, value: [1]) // want non-child-preference(LostCanvasKey)
      Text("beside").onPreferenceChange(LostCanvasKey.self) { values = $0 } // want deaf-preference-listener(LostCanvasKey)
    }
    .onPreferenceChange(BesideCanvasKey.self) { values = $0 }
    .onPreferenceChange(SymbolKey.self) { values = $0 }
    .onPreferenceChange(AnnotationKey.self) { values = $0 }
  }
}
