// E.3, "`GeometryReader` as a container measures the proposal": one that draws nothing takes all the space of a stack.
import SwiftUI

struct HeightKey: PreferenceKey {
  static let defaultValue: CGFloat = 0

  static func reduce(value: inout CGFloat, nextValue: () -> CGFloat) {
    value = max(value, nextValue())
  }
}

struct Measuring: View {
  @State private var height: CGFloat = 0
  @State private var width: CGFloat = 0

  var body: some View {
    VStack {
      Text("Title")
      GeometryReader { proxy in // want unbounded-geometry-reader(GeometryReader)
        Color.clear.preference(key: HeightKey.self, value: proxy.size.height)
      }
      GeometryReader { proxy in // want unbounded-geometry-reader(GeometryReader)
        EmptyView().onAppear { width = proxy.size.width }
      }
    }
    .onPreferenceChange(HeightKey.self) { height = $0 }
  }
}

@main
struct MeasuringApp: App {
  var body: some Scene {
    WindowGroup { Measuring() }
  }
}
