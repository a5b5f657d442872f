// E.3, "condition/threshold": a branch may hold several views, which are rows of the stack around it, each with its spacing; a branch
// with none has none.
import SwiftUI

struct Wide: View {
  @State private var width: CGFloat = 0

  var body: some View {
    HStack(spacing: 0) {
      if width > 300 {
        Color.red.frame(width: 100)
      } else {
        Color.red.frame(width: 200)
        Color.blue.frame(width: 200)
      }
    }
    .onGeometryChange(for: CGFloat.self) { $0.size.width } action: { width = $0 } // want layout-feedback-loop(width)
  }
}

struct Narrow: View {
  @State private var width: CGFloat = 0

  var body: some View {
    HStack(spacing: 0) {
      if width < 300 {
        Color.red.frame(width: 100)
      } else {
        Color.red.frame(width: 200)
        Color.blue.frame(width: 200)
      }
    }
    .onGeometryChange(for: CGFloat.self) { $0.size.width } action: { width = $0 }
  }
}

struct Spaced: View {
  @State private var isTall = false

  var body: some View {
    VStack(spacing: 45) {
      Color.red.frame(height: 60)
      if !isTall { Color.blue.frame(height: 80) }
    }
    .onGeometryChange(for: Bool.self) { $0.size.height > 100 } action: { isTall = $0 } // want layout-feedback-loop(isTall)
  }
}

struct Layered: View {
  @State private var isTall = false

  var body: some View {
    ZStack {
      Color.red.frame(height: 60)
      if !isTall {
        Color.blue.frame(height: 80)
        Color.green.frame(height: 120)
      }
    }
    .onGeometryChange(for: Bool.self) { $0.size.height > 100 } action: { isTall = $0 } // want layout-feedback-loop(isTall)
  }
}

@main
struct FixtureApp: App {
  var body: some Scene {
    WindowGroup {
      Wide()
      Narrow()
      Spaced()
      Layered()
    }
  }
}
