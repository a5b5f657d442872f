// E.2: modifiers of no view at all are applied to nothing, which has no size and is no row.
import SwiftUI

struct NoFooter: View {
  @State private var h: CGFloat = 0

  var body: some View {
    VStack(spacing: 0) { Text("A"); EmptyView().padding(.top, h) }
      .onGeometryChange(for: CGFloat.self) { $0.size.height } action: { h = $0 }
  }
}

struct Footer: View {
  @State private var h: CGFloat = 0

  var body: some View {
    VStack(spacing: 0) { Text("A"); Color.clear.frame(height: 0).padding(.top, h) }
      .onGeometryChange(for: CGFloat.self) { $0.size.height } action: { h = $0 } // want layout-feedback-loop(h)
  }
}

struct Framed: View {
  @State private var h: CGFloat = 0

  var body: some View {
    VStack { Text("A"); Group { EmptyView() }.frame(height: h + 10) }
      .onGeometryChange(for: CGFloat.self) { $0.size.height } action: { h = $0 }
  }
}

struct Never: View {
  @State private var h: CGFloat = 0

  var body: some View {
    VStack(spacing: 0) { Text("A"); Group { if h < 0 { Text("B") } }.padding(.top, h) }
      .onGeometryChange(for: CGFloat.self) { $0.size.height } action: { h = $0 }
  }
}

struct Sometimes: View {
  @State private var h: CGFloat = 0
  var isLong = true

  var body: some View {
    VStack(spacing: 0) { Text("A"); Group { if isLong { Text("B") } }.padding(.top, h + 1) }
      .onGeometryChange(for: CGFloat.self) { $0.size.height } action: { h = $0 } // want layout-feedback-loop(h)
  }
}

struct Threshold: View {
  @State private var h: CGFloat = 0

  var body: some View {
    VStack(spacing: 0) { Color.red.frame(height: 20); EmptyView().padding(.top, h > 30 ? 0 : 40) }
      .onGeometryChange(for: CGFloat.self) { $0.size.height } action: { h = $0 }
  }
}

struct Card<Below: View>: View {
  @State private var h: CGFloat = 0
  let below: Below

  var body: some View {
    VStack(spacing: 0) { Text("A"); below.padding(.top, h) }
      .onGeometryChange(for: CGFloat.self) { $0.size.height } action: { h = $0 }
  }
}

struct Cards: View {
  var body: some View {
    Card(below: EmptyView())
  }
}

struct Sheet<Below: View>: View {
  @State private var h: CGFloat = 0
  let below: Below

  var body: some View {
    VStack(spacing: 0) { Text("A"); below.padding(.top, h) }
      .onGeometryChange(for: CGFloat.self) { $0.size.height } action: { h = $0 } // want layout-feedback-loop(h)
  }
}

struct Sheets: View {
  var body: some View {
    Sheet(below: EmptyView())
    Sheet(below: Text("B"))
  }
}
