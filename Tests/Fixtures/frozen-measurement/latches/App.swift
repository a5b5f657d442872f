// E.4, "measured after `.frame(height: s)`": a condition on the state that leads to the size which it has frees nothing, nor do a least
// and a largest size that are one. A condition of something else does.
import SwiftUI

struct SinceMeasured: View {
  @State private var width: CGFloat = 0

  var body: some View {
    Text("title")
      .frame(width: width > 0 ? width : nil)
      .onGeometryChange(for: CGFloat.self) { $0.size.width } action: { width = $0 } // want frozen-measurement(width)
  }
}

struct Limited: View {
  @State private var height: CGFloat = 50

  var body: some View {
    Color.red
      .frame(height: height > 300 ? 300 : height)
      .onGeometryChange(for: CGFloat.self) { $0.size.height } action: { height = $0 } // want frozen-measurement(height)
  }
}

struct Clamped: View {
  @State private var height: CGFloat = 50

  var body: some View {
    Text("clamped")
      .frame(minHeight: height, maxHeight: height)
      .onGeometryChange(for: CGFloat.self) { $0.size.height } action: { height = $0 } // want frozen-measurement(height)
  }
}

struct Reset: View {
  @State private var height: CGFloat = 50

  var body: some View {
    Color.red
      .frame(height: height > 300 ? 300 : height)
      .onGeometryChange(for: CGFloat.self) { $0.size.height } action: { height = $0 }
    Button("reset") { height = 20 }
  }
}

struct Pinned: View {
  @State private var height: CGFloat = 50
  @State private var isPinned = false

  var body: some View {
    Text("pinned")
      .frame(height: isPinned ? height : nil)
      .onGeometryChange(for: CGFloat.self) { $0.size.height } action: { height = $0 }
    Toggle("pin", isOn: $isPinned)
  }
}

@main
struct FixtureApp: App {
  var body: some Scene {
    WindowGroup {
      SinceMeasured()
      Limited()
      Clamped()
      Reset()
      Pinned()
    }
  }
}
