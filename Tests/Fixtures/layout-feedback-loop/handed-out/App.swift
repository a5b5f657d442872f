// E.3, inside: a container hands what it measures to the code that builds its content. What that makes of it stands where the container
// is used.
import SwiftUI

struct Growing<Content: View>: View {
  @State private var height: CGFloat = 0
  @ViewBuilder let content: (CGFloat) -> Content

  var body: some View {
    content(height)
      .onGeometryChange(for: CGFloat.self, of: { $0.size.height }, action: { height = $0 }) // want layout-feedback-loop(height)
  }
}

struct GrowingScreen: View {
  var body: some View {
    VStack {
      Growing { height in Text("A").offset(y: height) }
      Growing { height in
        VStack { Text("A"); Text("B").padding(.top, height) }
      }
    }
  }
}

struct Drawing<Content: View>: View {
  @State private var height: CGFloat = 0
  @ViewBuilder let content: (CGFloat) -> Content

  var body: some View {
    content(height)
      .onGeometryChange(for: CGFloat.self, of: { $0.size.height }, action: { height = $0 })
  }
}

struct DrawingScreen: View {
  var body: some View {
    Drawing { height in
      VStack { Text("A"); Text("B").offset(y: height) }
    }
  }
}

struct Outside<Content: View>: View {
  @State private var height: CGFloat = 0
  let content: () -> Content
  let below: (CGFloat) -> AnyView

  var body: some View {
    VStack {
      content()
        .onGeometryChange(for: CGFloat.self, of: { $0.size.height }, action: { height = $0 })
      below(height)
    }
  }
}

struct OutsideScreen: View {
  var body: some View {
    Outside {
      Text("A")
    } below: { height in
      AnyView(Color.red.frame(height: height + 10))
    }
  }
}

struct Clamped<Content: View>: View {
  @State private var height: CGFloat = 0
  private let content: (CGFloat) -> Content

  init(@ViewBuilder content: @escaping (CGFloat) -> Content) { self.content = content }

  var body: some View {
    VStack(spacing: 0) { content(height) }
      .onGeometryChange(for: CGFloat.self, of: { $0.size.height }, action: { height = $0 }) // want frozen-measurement(height)
  }
}

struct ClampedScreen: View {
  var body: some View {
    Clamped { height in Text("A").frame(height: height) }
  }
}
