// ROW: E.3 – there is no loop where other state that is measured, or set when the view appears, ends the growth: what nothing else writes
// holds once layout is at rest. A limit that layout never reaches ends nothing, and one that somebody sets may stay as it is.
import SwiftUI

struct Measured: View {
  @State private var header: CGFloat = 0
  @State private var height: CGFloat = 0
  var body: some View {
    VStack(spacing: 0) {
      Color.blue.frame(height: 44)
        .onGeometryChange(for: CGFloat.self) { $0.size.height } action: { header = $0 }
      Color.red.frame(height: 20).padding(.top, header > 0 ? 0 : height)
        .onGeometryChange(for: CGFloat.self) { $0.size.height } action: { height = $0 }
    }
  }
}

struct Present: View {
  @State private var header: CGFloat?
  @State private var height: CGFloat = 0
  var body: some View {
    VStack(spacing: 0) {
      Color.blue.frame(height: 44)
        .onGeometryChange(for: CGFloat.self) { $0.size.height } action: { header = $0 }
      Color.red.frame(height: 20).padding(.top, header == nil ? height : 0)
        .onGeometryChange(for: CGFloat.self) { $0.size.height } action: { height = $0 }
    }
  }
}

struct Appearing: View {
  @State private var isReady = false
  @State private var height: CGFloat = 0
  var body: some View {
    Color.red.frame(height: 20).padding(.top, isReady ? 0 : height)
      .onGeometryChange(for: CGFloat.self) { $0.size.height } action: { height = $0 }
      .onAppear { isReady = true }
  }
}

struct Beginning: View {
  @State private var isReady = false
  @State private var height: CGFloat = 0
  var body: some View {
    Color.red.frame(height: 20).padding(.top, isReady ? height : 0)
      .onGeometryChange(for: CGFloat.self) { $0.size.height } action: { height = $0 }  // want layout-feedback-loop(height)
      .onAppear { isReady = true }
  }
}

struct UntilFull: View {
  @State private var total: CGFloat = 0
  @State private var row: CGFloat = 20
  var body: some View {
    VStack(spacing: 0) {
      Color.red.frame(height: total > 300 ? row : row + 4)
        .onGeometryChange(for: CGFloat.self) { $0.size.height } action: { row = $0 }
    }
    .onGeometryChange(for: CGFloat.self) { $0.size.height } action: { total = $0 }
  }
}

struct NeverFull: View {
  @State private var other: CGFloat = 0
  @State private var row: CGFloat = 20
  var body: some View {
    VStack(spacing: 0) {
      Color.blue.frame(height: 50)
        .onGeometryChange(for: CGFloat.self) { $0.size.height } action: { other = $0 }
      Color.red.frame(height: other > 300 ? row : row + 4)
        .onGeometryChange(for: CGFloat.self) { $0.size.height } action: { row = $0 }  // want layout-feedback-loop(row)
    }
  }
}

struct Chosen: View {
  @State private var isOpen = false
  @State private var height: CGFloat = 0
  var body: some View {
    VStack(spacing: 0) {
      Button("Open") { isOpen.toggle() }
      Color.red.frame(height: 20).padding(.top, isOpen ? height : 0)
        .onGeometryChange(for: CGFloat.self) { $0.size.height } action: { height = $0 }  // want layout-feedback-loop(height)
    }
  }
}

@main
struct DemoApp: App {
  var body: some Scene {
    WindowGroup {
      Measured()
      Present()
      Appearing()
      Beginning()
      UntilFull()
      NeverFull()
      Chosen()
    }
  }
}
