// D11: a representable after the value contributes the default, before it does no harm.
import SwiftUI

struct D11AfterKey: PreferenceKey {
  static let defaultValue = 0
  static func reduce(value: inout Int, nextValue: () -> Int) { value = nextValue() } // want lossy-preference-reduce(D11AfterKey)
}

struct D11BeforeKey: PreferenceKey {
  static let defaultValue = 0
  static func reduce(value: inout Int, nextValue: () -> Int) { value = nextValue() }
}

struct D11Native: UIViewRepresentable {
  func makeUIView(context: Context) -> UIView { UIView() }
  func updateUIView(_ view: UIView, context: Context) {}
}

struct D11Screen: View {
  @State private var values: [Int] = []
  @State private var value = 0
  @State private var isOn = false

  var body: some View {
    VStack {
      VStack {
        Text("sets").preference(key: D11AfterKey.self, value: 1)
        D11Native()
      }
      .onPreferenceChange(D11AfterKey.self) { value = $0 }
      VStack {
        D11Native()
        Text("sets").preference(key: D11BeforeKey.self, value: 1)
      }
      .onPreferenceChange(D11BeforeKey.self) { value = $0 }
    }
  }
}
