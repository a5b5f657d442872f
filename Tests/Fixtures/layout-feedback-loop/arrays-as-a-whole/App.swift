// ROW: E.3 – an array that is written as a whole holds what is written, by its places and as the largest of all.
import SwiftUI

struct HeightsKey: PreferenceKey {
  static let defaultValue: [CGFloat] = []
  static func reduce(value: inout [CGFloat], nextValue: () -> [CGFloat]) {
    value.append(contentsOf: nextValue())
  }
}

struct ByPlace: View {
  @State private var heights: [CGFloat] = [0, 0]
  var body: some View {
    Text("A").padding(.top, heights[0])
      .onGeometryChange(for: CGFloat.self) { $0.size.height } action: { heights = [$0] }  // want layout-feedback-loop(heights)
  }
}

struct OtherPlace: View {
  @State private var heights: [CGFloat] = [0, 0]
  var body: some View {
    Text("A").padding(.top, heights[1])
      .onGeometryChange(for: CGFloat.self) { $0.size.height } action: { heights = [$0, 4] }
  }
}

struct Largest: View {
  @State private var heights: [CGFloat] = []
  var body: some View {
    VStack(spacing: 0) {
      Color.red.frame(height: (heights.max() ?? 0) + 5)
        .background(GeometryReader { Color.clear.preference(key: HeightsKey.self, value: [$0.size.height]) })  // want layout-feedback-loop(heights)
    }
    .onPreferenceChange(HeightsKey.self) { heights = $0 }
  }
}

struct MadeInPlace: View {
  @State private var height: CGFloat = 0
  var body: some View {
    VStackLayout(spacing: 0) {
      Text("A").padding(.top, height)
    }
    .onGeometryChange(for: CGFloat.self) { $0.size.height } action: { height = $0 }  // want layout-feedback-loop(height)
  }
}

@main
struct DemoApp: App {
  var body: some Scene {
    WindowGroup {
      ByPlace()
      OtherPlace()
      Largest()
      MadeInPlace()
    }
  }
}
