// ROW: E.3 — what an initialiser hands on to another one is kept as if that had been called

import SwiftUI

struct SideBox<Content: View, Side: View>: View {
  let content: (Int) -> Content
  let side: (Int) -> Side

  init(
    @ViewBuilder content: @escaping (Int) -> Content, @ViewBuilder side: @escaping (Int) -> Side
  ) {
    self.content = content
    self.side = side
  }

  init(@ViewBuilder content: @escaping (Int) -> Content) where Side == EmptyView {
    self.init(content: content, side: { _ in EmptyView() })
  }

  var body: some View {
    HStack {
      content(1)
      side(2)
    }
  }
}

struct BoxScreen: View {
  @State private var boxed: CGFloat = 0

  var body: some View {
    SideBox { _ in
      Text("Box")
        .padding(.top, boxed)
        .onGeometryChange(for: CGFloat.self) { $0.size.height } action: { boxed = $0 }  // want layout-feedback-loop(boxed)
    }
  }
}

/// What follows the other initialiser may change what that has stored.
struct Cleared: View {
  var top: CGFloat

  init(top: CGFloat) { self.top = top }

  init(inset: CGFloat) {
    self.init(top: inset)
    clear()
  }

  private mutating func clear() { top = 0 }

  var body: some View { Color.red.frame(height: 20).padding(.top, top) }
}

struct ClearedScreen: View {
  @State private var cleared: CGFloat = 0

  var body: some View {
    Cleared(inset: cleared)
      .onGeometryChange(for: CGFloat.self) { $0.size.height } action: { cleared = $0 }
  }
}

/// What an initialiser leaves alone is what it begins with.
struct Begun: View {
  let top: CGFloat
  var isOn = false

  init(top: CGFloat) { self.top = top }

  var body: some View { Color.red.frame(height: 20).padding(.top, isOn ? top : 0) }
}

struct BegunScreen: View {
  @State private var begun: CGFloat = 0

  var body: some View {
    Begun(top: begun)
      .onGeometryChange(for: CGFloat.self) { $0.size.height } action: { begun = $0 }
  }
}

/// What stands in layers of a view of UIKit.
struct Outline: UIViewRepresentable {
  func makeUIView(context: Context) -> UIView { UIView() }
  func updateUIView(_ view: UIView, context: Context) {}
}

struct OutlineScreen: View {
  @State private var bar: CGFloat = 0

  var body: some View {
    Outline().safeAreaInset(edge: .bottom) {
      Text("Bar")
        .padding(.top, bar)
        .onGeometryChange(for: CGFloat.self) { $0.size.height } action: { bar = $0 }  // want layout-feedback-loop(bar)
    }
  }
}

/// A function by the name of a view of SwiftUI's, which takes other arguments.
func Section(
  _ title: String, @ViewBuilder content: @escaping () -> some View,
  @ViewBuilder learnMore: @escaping () -> AnyView
) -> some View {
  VStack {
    Text(title)
    content()
    learnMore()
  }
}

struct SectionScreen: View {
  @State private var row: CGFloat = 0

  var body: some View {
    Form {
      Section {
        Text("Row")
          .padding(.top, row)
          .onGeometryChange(for: CGFloat.self) { $0.size.height } action: { row = $0 }  // want layout-feedback-loop(row)
      } header: {
        Text("Header")
      }
    }
  }
}

@main
struct Main: App {
  var body: some Scene {
    WindowGroup {
      BoxScreen()
      ClearedScreen()
      BegunScreen()
      OutlineScreen()
      SectionScreen()
    }
  }
}
