// D3: a transform publishes what it makes of the value below, or of the default: what is measured in it is heard.
import SwiftUI

struct HeightKey: PreferenceKey {
  static let defaultValue: CGFloat = 0
  static func reduce(value: inout CGFloat, nextValue: () -> CGFloat) { value = max(value, nextValue()) }
}

struct Growing: View {
  @State private var height: CGFloat = 0

  var body: some View {
    Text("a")
      .padding(.top, height)
      .background(
        GeometryReader { geometry in // want layout-feedback-loop(height)
          Color.clear.transformPreference(HeightKey.self) {
            $0 = max($0, geometry.size.height)
          }
        })
      .onPreferenceChange(HeightKey.self) { height = $0 }
  }
}

struct Named: View {
  @State private var height: CGFloat = 0

  var body: some View {
    Text("a")
      .padding(.top, height)
      .background(
        GeometryReader { geometry in // want layout-feedback-loop(height)
          Color.clear
            .preference(key: HeightKey.self, value: geometry.size.height)
            .transformPreference(HeightKey.self) { value in
              value += 4
            }
        })
      .onPreferenceChange(HeightKey.self) { height = $0 }
  }
}

struct Outer: View {
  @State private var height: CGFloat = 0

  var body: some View {
    Text("a")
      .background(
        GeometryReader { geometry in
          Color.clear.transformPreference(HeightKey.self) { $0 = max($0, geometry.size.height) }
        })
      .onPreferenceChange(HeightKey.self) { height = $0 }
      .padding(.top, height)
  }
}
