// E.3 under `#if`: a build has one clause of each; what stands in clauses that exclude each other makes no loop.
import SwiftUI

struct Configured: View {
  @State private var h: CGFloat = 20

  var body: some View {
    Text("A")
      #if os(macOS)
        .opacity(0.5)
      #else
        .padding(.top, h)
      #endif
      .onGeometryChange(for: CGFloat.self) { $0.size.height } action: { h = $0 } // want layout-feedback-loop(h)
  }
}

struct ConfiguredApart: View {
  @State private var h: CGFloat = 20

  var body: some View {
    Text("A")
      #if os(macOS)
        .padding(.top, h)
      #endif
      #if os(iOS)
        .onGeometryChange(for: CGFloat.self) { $0.size.height } action: { h = $0 }
      #endif
  }
}

struct ConfiguredBlock: View {
  @State private var h: CGFloat = 20

  var body: some View {
    VStack {
      #if os(macOS)
        Text("A").padding(.top, h)
          .onGeometryChange(for: CGFloat.self) { $0.size.height } action: { h = $0 } // want layout-feedback-loop(h)
      #else
        Text("B")
      #endif
    }
  }
}

@main
struct FixtureApp: App {
  var body: some Scene {
    WindowGroup {
      VStack {
        Configured()
        ConfiguredApart()
        ConfiguredBlock()
      }
    }
  }
}
