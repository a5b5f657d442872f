// What a view is given decides what becomes of its own state: where one is made, that is known.
// Semantics: E.3

import SwiftUI

struct Capped: View {
  var cap: CGFloat = .infinity
  @State private var height: CGFloat = 0
  var body: some View {
    Color.red.frame(height: 20).padding(.bottom, min(height, cap))
      .onGeometryChange(for: CGFloat.self) { $0.size.height } action: { height = $0 } // want layout-feedback-loop(height)
  }
}

struct Scaled: View {
  var transform: (CGFloat) -> CGFloat = { $0 }
  @State private var extent: CGFloat = 0
  var body: some View {
    Text("A").padding(.bottom, transform(extent))
      .onGeometryChange(for: CGFloat.self) { $0.size.height } action: { extent = $0 } // want layout-feedback-loop(extent)
  }
}

struct Card<Content: View>: View {
  @State private var top: CGFloat = 0
  let content: Content
  var body: some View {
    content.padding(.top, top)
      .onGeometryChange(for: CGFloat.self) { $0.size.height } action: { top = $0 } // want layout-feedback-loop(top)
  }
}

struct Layered<Header: View, Content: View>: View {
  @State private var room: CGFloat = 0
  @ViewBuilder var header: Header
  @ViewBuilder var content: Content
  var body: some View {
    ZStack(alignment: .top) {
      content.padding(.top, room)
      header
    }
    .onGeometryChange(for: CGFloat.self) { $0.size.height } action: { room = $0 } // want layout-feedback-loop(room)
  }
}

struct Screen: View {
  var body: some View {
    Capped()
    Scaled()
    Card(content: Text("A"))
    Layered { Text("A") } content: { Text("B") }
    Short(cap: 12)
    Fixed { _ in 4 }
    Filled(content: Color.red)
  }
}

// The same, of which nobody is given what makes it grow.
struct Short: View {
  var cap: CGFloat = .infinity
  @State private var height: CGFloat = 0
  var body: some View {
    Color.red.frame(height: 20).padding(.bottom, min(height, cap))
      .onGeometryChange(for: CGFloat.self) { $0.size.height } action: { height = $0 }
  }
}

struct Fixed: View {
  var transform: (CGFloat) -> CGFloat = { $0 }
  @State private var extent: CGFloat = 0
  var body: some View {
    Text("A").padding(.bottom, transform(extent))
      .onGeometryChange(for: CGFloat.self) { $0.size.height } action: { extent = $0 }
  }
}

// A colour takes the room that is left, and no more.
struct Filled<Content: View>: View {
  @State private var top: CGFloat = 0
  let content: Content
  var body: some View {
    content.padding(.top, top)
      .onGeometryChange(for: CGFloat.self) { $0.size.height } action: { top = $0 }
  }
}
