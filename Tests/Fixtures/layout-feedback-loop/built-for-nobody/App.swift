// ROW: E.3 — what a view is given and never names is not measured

import SwiftUI

struct Dropping<Content: View>: View {
  let content: Content
  var body: some View { Text("Nothing") }
}

struct Choosing<Content: View>: View {
  let isShown: Bool
  let content: Content

  var body: some View {
    if isShown { content } else { Text("Nothing") }
  }
}

struct Wrapping<Content: View>: View {
  let content: Content

  init(@ViewBuilder _ content: () -> Content) { self.content = content() }

  var body: some View { Text("Nothing") }
}

struct Framing<Content: View>: View {
  let content: Content

  init(@ViewBuilder _ content: () -> Content) { self.content = content() }

  var body: some View { VStack { content } }
}

struct Dropped: View {
  @State private var height: CGFloat = 0

  var body: some View {
    Dropping(
      content: Text("A")
        .padding(.top, height)
        .onGeometryChange(for: CGFloat.self) { $0.size.height } action: { height = $0 })
  }
}

struct Chosen: View {
  @State private var chosen: CGFloat = 0

  var body: some View {
    Choosing(
      isShown: true,
      content: Text("C")
        .padding(.top, chosen)
        .onGeometryChange(for: CGFloat.self) { $0.size.height } action: { chosen = $0 })  // want layout-feedback-loop(chosen)
  }
}

struct Wrapped: View {
  @State private var height: CGFloat = 0

  var body: some View {
    Wrapping {
      Text("D")
        .padding(.top, height)
        .onGeometryChange(for: CGFloat.self) { $0.size.height } action: { height = $0 }
    }
  }
}

struct Framed: View {
  @State private var framed: CGFloat = 0

  var body: some View {
    Framing {
      Text("E")
        .padding(.top, framed)
        .onGeometryChange(for: CGFloat.self) { $0.size.height } action: { framed = $0 }  // want layout-feedback-loop(framed)
    }
  }
}

@main
struct NobodyApp: App {
  var body: some Scene {
    WindowGroup {
      Dropped()
      Chosen()
      Wrapped()
      Framed()
    }
  }
}
