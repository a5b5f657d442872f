// E.2: what the project adds to types from outside under names that these have is what its code says.
import SwiftUI

extension Text {
  func padding(_ edges: Edge.Set, _ length: CGFloat) -> some View { offset(y: length) }
}

struct Moved: View {
  @State private var height: CGFloat = 0

  var body: some View {
    Text("A").padding(.bottom, height)
      .onGeometryChange(for: CGFloat.self) { $0.size.height } action: { height = $0 }
  }
}

extension Array where Element == CGFloat {
  func max() -> CGFloat { Swift.min(first ?? 0, 80) }
}

struct Largest: View {
  @State private var heights: [CGFloat] = [0]

  var body: some View {
    Color.red.frame(height: heights.max() + 20)
      .onGeometryChange(for: CGFloat.self) { $0.size.height } action: { heights[0] = $0 }
  }
}

struct Length {
  var points: CGFloat

  init(points: CGFloat) { self.points = min(points, 80) }
}

struct Made: View {
  @State private var length = Length(points: 0)

  var body: some View {
    Color.red.frame(height: length.points + 20)
      .onGeometryChange(for: CGFloat.self) { $0.size.height } action: { length = .init(points: $0) }
  }
}

struct PlainLength {
  var points: CGFloat
}

struct PlainlyMade: View {
  @State private var length = PlainLength(points: 0)

  var body: some View {
    Color.red.frame(height: length.points + 20)
      .onGeometryChange(for: CGFloat.self) { $0.size.height } action: { length = .init(points: $0) } // want layout-feedback-loop(length)
  }
}

@main
struct DemoApp: App {
  var body: some Scene {
    WindowGroup {
      Moved()
      Largest()
      Made()
      PlainlyMade()
    }
  }
}
