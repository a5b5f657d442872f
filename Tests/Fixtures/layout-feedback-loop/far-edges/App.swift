// E.3: a far edge or a middle is a place and a size together; alignment decides what a larger neighbour moves.
import SwiftUI

@main
struct Main: App {
  var body: some Scene {
    WindowGroup { Maxx() }
    WindowGroup { PinnedFlip() }
    WindowGroup { PinnedStays() }
    WindowGroup { MaxyOfPrevious() }
    WindowGroup { MidyOwnPadding() }
    WindowGroup { MidyHalf() }
  }
}

struct Maxx: View {
  @State private var shift: CGFloat = 0
  var body: some View {
    HStack(spacing: 0) {
      Color.clear.frame(width: shift, height: 1)
      Text("a").fixedSize().onGeometryChange(for: CGFloat.self) { $0.frame(in: .named("row")).maxX } action: { shift = $0 } // want layout-feedback-loop(shift)
    }
    .frame(maxWidth: .infinity, alignment: .leading)
    .coordinateSpace(.named("row"))
  }
}

struct PinnedFlip: View {
  @State private var pinned = false
  var body: some View {
    VStack(spacing: 0) {
      if pinned { Color.red.frame(height: 80) }
      Text("t").onGeometryChange(for: Bool.self) { $0.frame(in: .named("v")).minY < 40 } action: { pinned = $0 } // want layout-feedback-loop(pinned)
    }
    .frame(maxHeight: .infinity, alignment: .top)
    .coordinateSpace(.named("v"))
  }
}

struct PinnedStays: View {
  @State private var pinned = false
  var body: some View {
    VStack(spacing: 0) {
      if pinned { Color.red.frame(height: 80) }
      Text("t").onGeometryChange(for: Bool.self) { $0.frame(in: .named("v")).minY < 100 } action: { pinned = $0 }
    }
    .frame(maxHeight: .infinity, alignment: .top)
    .coordinateSpace(.named("v"))
  }
}

struct MaxyOfPrevious: View {
  @State private var bottom: CGFloat = 0
  var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      Text("a").fixedSize().onGeometryChange(for: CGFloat.self) { $0.frame(in: .named("v")).maxY } action: { bottom = $0 }
      Color.red.frame(height: bottom)
    }
    .frame(maxHeight: .infinity, alignment: .top)
    .coordinateSpace(.named("v"))
  }
}

struct MidyOwnPadding: View {
  @State private var y: CGFloat = 0
  var body: some View {
    VStack(spacing: 0) {
      Text("a").padding(.top, y)
        .onGeometryChange(for: CGFloat.self) { $0.frame(in: .named("v")).maxY } action: { y = $0 } // want layout-feedback-loop(y)
    }
    .frame(maxHeight: .infinity, alignment: .top)
    .coordinateSpace(.named("v"))
  }
}

struct MidyHalf: View {
  @State private var y: CGFloat = 0
  var body: some View {
    VStack(spacing: 0) {
      Color.red.frame(height: 20).padding(.top, y)
        .onGeometryChange(for: CGFloat.self) { $0.frame(in: .named("v")).midY } action: { y = $0 }
    }
    .frame(maxHeight: .infinity, alignment: .top)
    .coordinateSpace(.named("v"))
  }
}
