// E.3, thresholds: state that nobody writes holds what it begins with.
import SwiftUI

struct Flips: View {
  @State private var shown: CGFloat = 0
  @State private var full: CGFloat = 200

  var body: some View {
    Color.green.frame(height: full > shown ? 200 : 60)
      .onGeometryChange(for: CGFloat.self) { $0.size.height } action: { shown = $0 } // want layout-feedback-loop(shown)
  }
}

struct Stays: View {
  @State private var shown: CGFloat = 0
  @State private var full: CGFloat = 300

  var body: some View {
    Color.green.frame(height: full > shown ? 200 : 60)
      .onGeometryChange(for: CGFloat.self) { $0.size.height } action: { shown = $0 }
  }
}

struct Written: View {
  @State private var shown: CGFloat = 0
  @State private var full: CGFloat = 200

  var body: some View {
    Color.green.frame(height: full > shown ? 200 : 60)
      .onGeometryChange(for: CGFloat.self) { $0.size.height } action: { shown = $0 }
      .onTapGesture { full = 400 }
  }
}

struct Bound: View {
  @State private var shown: CGFloat = 0
  @State private var full: CGFloat = 200

  var body: some View {
    VStack {
      Color.green.frame(height: full > shown ? 200 : 60)
        .onGeometryChange(for: CGFloat.self) { $0.size.height } action: { shown = $0 }
      Slider(value: $full, in: 0...400)
    }
  }
}

struct Given: View {
  @State private var shown: CGFloat = 0
  @State var full: CGFloat = 200

  var body: some View {
    Color.green.frame(height: full > shown ? 200 : 60)
      .onGeometryChange(for: CGFloat.self) { $0.size.height } action: { shown = $0 }
  }
}

struct Initialised: View {
  @State private var shown: CGFloat = 0
  @State private var full: CGFloat = 200

  init(full: CGFloat) { _full = State(initialValue: full) }

  var body: some View {
    Color.green.frame(height: full > shown ? 200 : 60)
      .onGeometryChange(for: CGFloat.self) { $0.size.height } action: { shown = $0 }
  }
}

struct Stored: View {
  @State private var shown: CGFloat = 0
  @AppStorage("full") private var full = 200.0

  var body: some View {
    Color.green.frame(height: full > shown ? 200 : 60)
      .onGeometryChange(for: CGFloat.self) { $0.size.height } action: { shown = $0 }
  }
}

@main
struct DemoApp: App {
  var body: some Scene {
    WindowGroup {
      Flips()
      Stays()
      Written()
      Bound()
      Given(full: 400)
      Initialised(full: 400)
      Stored()
    }
  }
}
