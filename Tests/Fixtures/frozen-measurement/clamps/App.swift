// E.4, "measured after .frame(height: s)": the measurement sees its own clamp, whatever the content is. Measured before
// it, it sees the content.
import SwiftUI

struct Clamp: View {
  @State private var height: CGFloat?

  var body: some View {
    Text("Show less")
      .frame(height: height)
      .onGeometryChange(for: CGFloat.self) { $0.size.height } action: { height = $0 } // want frozen-measurement(height)
  }
}

struct Inside: View {
  @State private var height: CGFloat?

  var body: some View {
    Text("Show less")
      .onGeometryChange(for: CGFloat.self) { $0.size.height } action: { height = $0 }
      .frame(height: height)
  }
}

struct Bounded: View {
  @State private var height: CGFloat = 100

  var body: some View {
    VStack { Text("Show less") }
      .frame(width: 200, height: min(height, 300))
      .background(
        GeometryReader { proxy in // want frozen-measurement(height)
          Color.clear.onChange(of: proxy.size) { _, size in height = size.height }
        }
      )
  }
}

struct GreedyContent: View {
  @State private var height: CGFloat = 0

  var body: some View {
    ScrollView { Text("Long") }
      .onGeometryChange(for: CGFloat.self) { $0.size.height } action: { height = $0 } // want frozen-measurement(height)
      .frame(height: height)
  }
}

struct FromNothing: View {
  @State private var height: CGFloat = 0

  var body: some View {
    ScrollView { Text("Long") }
      .onGeometryChange(for: CGFloat.self) { $0.size.height } action: { height = $0 } // want frozen-measurement(height)
      .frame(maxHeight: height)
  }
}

struct InsideScroll: View {
  @State private var height: CGFloat = 0

  var body: some View {
    ScrollView {
      Text("Long")
        .onGeometryChange(for: CGFloat.self) { $0.size.height } action: { height = $0 }
    }
    .frame(maxHeight: height)
  }
}

@main
struct FrozenApp: App {
  var body: some Scene {
    WindowGroup {
      Clamp()
      Inside()
      Bounded()
      GreedyContent()
      FromNothing()
      InsideScroll()
    }
  }
}
