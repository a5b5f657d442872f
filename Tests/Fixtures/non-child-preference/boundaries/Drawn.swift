// D.4: nothing is said of the symbols of a canvas; what stands beside it is judged.
import SwiftUI

struct SymbolKey: PreferenceKey {
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
      Color.red.preference(key: BesideCanvasKey.self, value: [1])
    }
    .onPreferenceChange(BesideCanvasKey.self) { values = $0 }
    .onPreferenceChange(SymbolKey.self) { values = $0 }
  }
}
