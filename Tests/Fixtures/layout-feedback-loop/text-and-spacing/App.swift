// E.2, text metrics and structure: a font as large as the text that it makes, spacing and the least length of a spacer.
import SwiftUI

struct FontGrows: View {
  @State private var h: CGFloat = 20

  var body: some View {
    Text("A").font(.system(size: h))
      .onGeometryChange(for: CGFloat.self) { $0.size.height } action: { h = $0 } // want layout-feedback-loop(h)
  }
}

struct FontBeside: View {
  @State private var h: CGFloat = 20

  var body: some View {
    HStack {
      Text("A").onGeometryChange(for: CGFloat.self) { $0.size.height } action: { h = $0 }
      Text("B").font(.system(size: h))
    }
  }
}

struct FontHalf: View {
  @State private var h: CGFloat = 20

  var body: some View {
    Text("A").font(.system(size: h * 0.5))
      .onGeometryChange(for: CGFloat.self) { $0.size.height } action: { h = $0 }
  }
}

struct SpacingGrows: View {
  @State private var h: CGFloat = 20

  var body: some View {
    VStack(spacing: h) { Text("A"); Text("B") }
      .onGeometryChange(for: CGFloat.self) { $0.size.height } action: { h = $0 } // want layout-feedback-loop(h)
  }
}

struct SpacingOutside: View {
  @State private var h: CGFloat = 20

  var body: some View {
    VStack(spacing: h) {
      VStack { Text("A"); Text("B") }
        .onGeometryChange(for: CGFloat.self) { $0.size.height } action: { h = $0 }
      Text("C")
    }
  }
}

struct SpacerMin: View {
  @State private var h: CGFloat = 20

  var body: some View {
    VStack { Text("A"); Spacer(minLength: h); Text("B") }
      .fixedSize()
      .onGeometryChange(for: CGFloat.self) { $0.size.height } action: { h = $0 } // want layout-feedback-loop(h)
  }
}

@main
struct FixtureApp: App {
  var body: some Scene {
    WindowGroup {
      VStack {
        FontGrows()
        FontBeside()
        FontHalf()
        SpacingGrows()
        SpacingOutside()
        SpacerMin()
      }
    }
  }
}
