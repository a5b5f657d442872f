// A size that is compared with zero: it is not, once something is measured.
// Semantics: E.3

import SwiftUI

struct Grown: View {
  @State private var size = CGSize.zero
  var body: some View {
    box.onGeometryChange(for: CGSize.self) { $0.size } action: { size = $0 } // want layout-feedback-loop(size)
  }
  @ViewBuilder private var box: some View {
    if size == .zero {
      Text("A")
    } else {
      Text("A").frame(width: 100, height: size.height + 2)
    }
  }
}

struct GrownUnless: View {
  @State private var extent: CGSize = .zero
  var body: some View {
    box(of: extent) { Text("A") }
      .onGeometryChange(for: CGSize.self, of: \.size) { extent = $0 } // want layout-feedback-loop(extent)
  }
  @ViewBuilder
  private func box(of size: CGSize, @ViewBuilder content: () -> some View) -> some View {
    if size != .zero {
      content().frame(width: size.width + 2, height: size.height + 2)
    } else {
      content()
    }
  }
}

// Of the size that it is given from then on.
struct Fixed: View {
  @State private var rest = CGSize.zero
  var body: some View {
    box.onGeometryChange(for: CGSize.self) { $0.size } action: { rest = $0 }
  }
  @ViewBuilder private var box: some View {
    if rest == .zero {
      Text("A")
    } else {
      Text("A").frame(width: 100, height: 40)
    }
  }
}
