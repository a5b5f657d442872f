// Along which axis something is measured, and which edges are padded, whoever asks for it says.
// Semantics: E.2, E.3

import SwiftUI

extension View {
  func readLength(_ axis: Axis, _ action: @escaping (CGFloat) -> Void) -> some View {
    onGeometryChange(for: CGFloat.self) { proxy in // want layout-feedback-loop(length)
      axis == .horizontal ? proxy.size.width : proxy.size.height
    } action: { action($0) }
  }

  func readExtent(along axis: Axis, into extent: Binding<CGFloat>) -> some View {
    onGeometryChange(for: CGFloat.self) { proxy in // want layout-feedback-loop(extent)
      switch axis {
      case .horizontal: proxy.size.width
      case .vertical: proxy.size.height
      }
    } action: { extent.wrappedValue = $0 }
  }
}

struct Along: View {
  @State private var length: CGFloat = 0
  var body: some View { Text("A").padding(.bottom, length).readLength(.vertical) { length = $0 } }
}

struct Across: View {
  @State private var width: CGFloat = 0
  var body: some View {
    Color.red.frame(width: 30, height: 20).padding(.bottom, width).readLength(.horizontal) { width = $0 }
  }
}

struct Switched: View {
  @State private var extent: CGFloat = 0
  var body: some View {
    Text("A").padding(.bottom, extent).readExtent(along: .vertical, into: $extent)
  }
}

struct SwitchedAcross: View {
  @State private var breadth: CGFloat = 0
  var body: some View {
    Color.red.frame(width: 30, height: 20).padding(.bottom, breadth)
      .readExtent(along: .horizontal, into: $breadth)
  }
}

struct Padded: View {
  var edges: Edge.Set = .bottom
  @State private var height: CGFloat = 0
  var body: some View {
    Color.red.frame(width: 30, height: 20).padding(edges, height)
      .onGeometryChange(for: CGFloat.self) { $0.size.height } action: { height = $0 } // want layout-feedback-loop(height)
  }
}

struct PaddedAside: View {
  var edges: Edge.Set = .bottom
  @State private var side: CGFloat = 0
  var body: some View {
    Color.red.frame(width: 30, height: 20).padding(edges, side)
      .onGeometryChange(for: CGFloat.self) { $0.size.height } action: { side = $0 }
  }
}

struct Screen: View {
  var body: some View {
    VStack {
      Padded()
      PaddedAside(edges: .leading)
    }
  }
}
