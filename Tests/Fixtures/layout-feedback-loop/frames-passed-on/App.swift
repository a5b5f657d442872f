// E.3, positions: a callback that is given the whole frame runs whenever its place changes, and may take no more than that.
import SwiftUI

extension View {
  func onFrame(in space: CoordinateSpace, _ action: @escaping (CGRect) -> Void) -> some View {
    background(
      GeometryReader { proxy in // want layout-feedback-loop(top)
        Color.clear.onChange(of: proxy.frame(in: space)) { action($0) }
      }
    )
  }
}

struct Moved: View {
  @State private var top: CGFloat = 0

  var body: some View {
    ScrollView {
      VStack {
        Text("Header")
          .onFrame(in: .named("scroll")) { top = $0.minY }
          .offset(y: -top)
        Text("Body")
      }
    }
    .coordinateSpace(name: "scroll")
  }
}

struct MovedInside: View {
  @State private var top: CGFloat = 0

  var body: some View {
    ScrollView {
      VStack {
        Text("Header")
          .offset(y: -top)
          .onFrame(in: .named("scroll")) { top = $0.minY }
        Text("Body")
      }
    }
    .coordinateSpace(name: "scroll")
  }
}

struct Highlight: View {
  @State private var frame = CGRect.zero

  var body: some View {
    ZStack(alignment: .topLeading) {
      Text("Marked").onFrame(in: .named("page")) { frame = $0 }
      Rectangle()
        .frame(width: frame.width + 8, height: frame.height + 8)
        .offset(x: frame.minX - 4, y: frame.minY - 4)
    }
    .coordinateSpace(name: "page")
  }
}

@main
struct FixtureApp: App {
  var body: some Scene {
    WindowGroup {
      Moved()
      MovedInside()
      Highlight()
    }
  }
}
