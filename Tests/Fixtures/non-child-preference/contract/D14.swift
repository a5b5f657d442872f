// D14: a default that changes what is combined, and one that does not. The other rows of the table have a fixture of their own.
import SwiftUI

struct D14BoundsKey: PreferenceKey {
  static let defaultValue = CGRect.zero // want non-neutral-preference-default(D14BoundsKey)
  static func reduce(value: inout CGRect, nextValue: () -> CGRect) {
    value = value.union(nextValue())
  }
}

struct D14NullKey: PreferenceKey {
  static let defaultValue = CGRect.null
  static func reduce(value: inout CGRect, nextValue: () -> CGRect) {
    value = value.union(nextValue())
  }
}

struct D14Screen: View {
  @State private var values: [Int] = []
  @State private var value = 0
  @State private var isOn = false

  var body: some View {
    VStack {
      Text("zero").preference(key: D14BoundsKey.self, value: .zero)
      Text("null").preference(key: D14NullKey.self, value: .zero)
    }
    .onPreferenceChange(D14BoundsKey.self) { value = Int($0.width) }
    .onPreferenceChange(D14NullKey.self) { value = Int($0.width) }
  }
}
