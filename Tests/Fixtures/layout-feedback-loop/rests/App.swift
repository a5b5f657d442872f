// E.3: what is left of a length beside what is measured, and nothing where there is more than that. The state stays at nothing where
// nothing is left in its absence; else it comes and goes.
import SwiftUI

struct Filled: View {
  @State private var gap: CGFloat = 0

  var body: some View {
    VStack(spacing: 0) { Color.red.frame(height: 300); Color.clear.frame(height: gap) }
      .onGeometryChange(for: CGFloat.self) { $0.size.height } action: { gap = max(0, 200 - $0) }
  }
}

struct Unfilled: View {
  @State private var gap: CGFloat = 0

  var body: some View {
    VStack(spacing: 0) { Color.red.frame(height: 100); Color.clear.frame(height: gap) }
      .onGeometryChange(for: CGFloat.self) { $0.size.height } action: { gap = max(0, 200 - $0) } // want layout-feedback-loop(gap)
  }
}

struct Unknown: View {
  @State private var gap: CGFloat = 0
  let text: String

  var body: some View {
    VStack(spacing: 0) { Text(text); Color.clear.frame(height: gap) }
      .onGeometryChange(for: CGFloat.self) { $0.size.height } action: { gap = max(0, 200 - $0) }
  }
}

struct Pinned: View {
  @State private var y: CGFloat = 0

  var body: some View {
    VStack(spacing: 0) {
      Color.blue.frame(height: 100)
      Text("A").offset(y: y)
        .onGeometryChange(for: CGFloat.self) { $0.frame(in: .named("p")).minY } action: { y = max(0, 50 - $0) }
        .offset(y: y)
      Spacer()
    }
    .coordinateSpace(.named("p"))
  }
}

struct BeginsThere: View {
  @State private var h: CGFloat = 50

  var body: some View {
    Color.red.frame(height: 100 - h)
      .onGeometryChange(for: CGFloat.self) { $0.size.height } action: { h = $0 }
  }
}

struct BeginsElsewhere: View {
  @State private var h: CGFloat = 40

  var body: some View {
    Color.red.frame(height: 100 - h)
      .onGeometryChange(for: CGFloat.self) { $0.size.height } action: { h = $0 } // want layout-feedback-loop(h)
  }
}

struct RowsInViewport: View {
  @State private var viewport: CGFloat = 0
  @State private var content: CGFloat = 0

  var body: some View {
    ScrollView {
      VStack { ForEach(0..<40, id: \.self) { Text("Row \($0)") } }
        .padding(.bottom, max(0, viewport - content))
        .onGeometryChange(for: CGFloat.self) { $0.size.height } action: { content = $0 }
    }
    .onGeometryChange(for: CGFloat.self) { $0.size.height } action: { viewport = $0 }
  }
}

struct LineInViewport: View {
  @State private var viewport: CGFloat = 0
  @State private var content: CGFloat = 0

  var body: some View {
    ScrollView {
      Text("A")
        .padding(.bottom, max(0, viewport - content))
        .onGeometryChange(for: CGFloat.self) { $0.size.height } action: { content = $0 } // want layout-feedback-loop(content)
    }
    .onGeometryChange(for: CGFloat.self) { $0.size.height } action: { viewport = $0 }
  }
}

struct Huge: View {
  @State private var gap: CGFloat = 0

  var body: some View {
    Color.red
      .onGeometryChange(for: CGFloat.self) { $0.size.height } action: { gap = max(0, $0 - 2000) }
      .padding(.bottom, gap)
  }
}
