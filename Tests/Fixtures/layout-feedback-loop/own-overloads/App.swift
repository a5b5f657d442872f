// E.3: what the project declares by the name of something that SwiftUI or the standard library has is what the project says.
import SwiftUI

extension Text {
  func padding(_ edges: Edge.Set, _ length: CGFloat) -> some View { offset(y: length) }
  func frame(largest: CGFloat) -> some View { self }
}

extension Array where Element == CGFloat {
  func max() -> CGFloat { Swift.min(first ?? 0, 80) }
}

struct Moved: View {
  @State private var height: CGFloat = 0
  var body: some View {
    Text("A").padding(.bottom, height)
      .onGeometryChange(for: CGFloat.self) { $0.size.height } action: { height = $0 }
  }
}

// With other arguments it is SwiftUI's.
struct Padded: View {
  @State private var height: CGFloat = 0
  var body: some View {
    Text("A").padding(height)
      .onGeometryChange(for: CGFloat.self) { $0.size.height } action: { height = $0 } // want layout-feedback-loop(height)
  }
}

struct Framed: View {
  @State private var height: CGFloat = 0
  var body: some View {
    Text("A").frame(height: height + 8)
      .onGeometryChange(for: CGFloat.self) { $0.size.height } action: { height = $0 } // want layout-feedback-loop(height)
  }
}

struct Largest: View {
  @State private var heights: [CGFloat] = [0]
  var body: some View {
    Text("A").padding(heights.max())
      .onGeometryChange(for: CGFloat.self) { $0.size.height } action: { heights[0] = $0 }
  }
}

struct Smallest: View {
  @State private var height: CGFloat = 0
  var body: some View {
    Text("A").padding([height, 4].max() ?? 0)
      .onGeometryChange(for: CGFloat.self) { $0.size.height } action: { height = $0 }
  }
}

extension Collection where Element == CGFloat {
  func reduce(_ first: CGFloat, _ body: (CGFloat, CGFloat) -> CGFloat) -> CGFloat { 0 }
}

struct Folded: View {
  @State private var height: CGFloat = 0
  var body: some View {
    Text("A").padding([height, 4].reduce(0) { $0 + $1 })
      .onGeometryChange(for: CGFloat.self) { $0.size.height } action: { height = $0 }
  }
}

struct MappedLeast: View {
  @State private var height: CGFloat = 0
  var body: some View {
    Text("A").padding([height].map { $0 + 8 }.min() ?? 0)
      .onGeometryChange(for: CGFloat.self) { $0.size.height } action: { height = $0 } // want layout-feedback-loop(height)
  }
}

extension CGFloat { func rounded() -> CGFloat { 4 } }

struct Rounded: View {
  @State private var height: CGFloat = 0
  var body: some View {
    Text("A").padding(height.rounded())
      .onGeometryChange(for: CGFloat.self) { $0.size.height } action: { height = $0 }
  }
}
