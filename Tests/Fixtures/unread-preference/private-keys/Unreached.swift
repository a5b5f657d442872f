import SwiftUI

struct Hearer: View {
  private struct WidthKey: PreferenceKey {
    static let defaultValue: CGFloat = 0
    static func reduce(value: inout CGFloat, nextValue: () -> CGFloat) { value = max(value, nextValue()) }
  }
  @State private var width: CGFloat = 0
  var body: some View {
    Text("b").preference(key: WidthKey.self, value: 1).onPreferenceChange(WidthKey.self) { width = $0 }
  }
}
