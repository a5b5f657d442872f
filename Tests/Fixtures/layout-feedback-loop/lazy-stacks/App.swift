// E.2: a lazy stack proposes nothing to its rows along its axis, inside of a scroll view or not; what fills its room has a size of its
// own there.
import SwiftUI

struct LazyRow: View {
  @State private var h: CGFloat = 0

  var body: some View {
    LazyVStack {
      Color.red.onGeometryChange(for: CGFloat.self) { $0.size.height } action: { h = $0 }
        .padding(.top, h)
    }
  }
}

struct Row: View {
  @State private var h: CGFloat = 0

  var body: some View {
    VStack {
      Color.red.onGeometryChange(for: CGFloat.self) { $0.size.height } action: { h = $0 } // want layout-feedback-loop(h)
        .padding(.top, h)
    }
  }
}

struct LazySpacer: View {
  @State private var h: CGFloat = 0

  var body: some View {
    LazyVStack { Text("A"); Spacer(); Text("B") }
      .onGeometryChange(for: CGFloat.self) { $0.size.height } action: { h = $0 }
      .padding(.top, h)
  }
}

struct LazyThreshold: View {
  @State private var h: CGFloat = 0

  var body: some View {
    LazyVStack {
      Color.red.onGeometryChange(for: CGFloat.self) { $0.size.height } action: { h = $0 }
        .frame(height: h > 150 ? 150 : nil)
    }
  }
}

struct LazyGrowing: View {
  @State private var h: CGFloat = 0

  var body: some View {
    LazyVStack { Text("A").padding(.top, h) }
      .onGeometryChange(for: CGFloat.self) { $0.size.height } action: { h = $0 } // want layout-feedback-loop(h)
  }
}
