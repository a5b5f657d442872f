// ROW: D14 – a number that is made of a literal is that number.
import SwiftUI

struct LeastKey: PreferenceKey {
  static let defaultValue = CGFloat(0)  // want non-neutral-preference-default(LeastKey)
  static func reduce(value: inout CGFloat, nextValue: () -> CGFloat) { value = min(value, nextValue()) }
}

struct SumKey: PreferenceKey {
  static let defaultValue = Double(0)
  static func reduce(value: inout Double, nextValue: () -> Double) { value += nextValue() }
}

struct Screen: View {
  @State private var least: CGFloat = 0
  @State private var sum = 0.0
  var body: some View {
    VStack {
      Text("a").preference(key: LeastKey.self, value: 1).preference(key: SumKey.self, value: 1)
      Text("b").preference(key: LeastKey.self, value: 2).preference(key: SumKey.self, value: 1)
    }
    .onPreferenceChange(LeastKey.self) { least = $0 }
    .onPreferenceChange(SumKey.self) { sum = $0 }
  }
}

@main
struct ReaderApp: App {
  var body: some Scene {
    WindowGroup { Screen() }
  }
}
