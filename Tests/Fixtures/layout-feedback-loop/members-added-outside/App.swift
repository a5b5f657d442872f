// What the project adds to sizes and numbers is followed like any code of its own.
// Semantics: E.3

import SwiftUI

extension CGSize {
  var raised: CGFloat { height + 4 }
  var half: CGSize { CGSize(width: width / 2, height: height / 2) }
  func inset(by amount: CGFloat) -> CGSize { CGSize(width: width + amount, height: height + amount) }
}

extension CGFloat {
  var spaced: CGFloat { self + 8 }
  var fixed: CGFloat { Swift.min(self, 0) }
}

struct Raised: View {
  @State private var size = CGSize(width: 10, height: 10)
  var body: some View {
    Color.red.frame(height: size.raised)
      .onGeometryChange(for: CGSize.self) { $0.size } action: { size = $0 } // want layout-feedback-loop(size)
  }
}

struct RaisedFromZero: View {
  @State private var extent = CGSize.zero
  var body: some View {
    Color.red.frame(height: extent.raised)
      .onGeometryChange(for: CGSize.self) { $0.size } action: { extent = $0 } // want layout-feedback-loop(extent)
  }
}

struct Inset: View {
  @State private var box: CGSize = .zero
  var body: some View {
    Color.red.frame(width: box.inset(by: 2).width, height: 20)
      .onGeometryChange(for: CGSize.self) { $0.size } action: { box = $0 } // want layout-feedback-loop(box)
  }
}

struct Spaced: View {
  @State private var gap: CGFloat = 0
  var body: some View {
    Color.red.frame(height: gap.spaced)
      .onGeometryChange(for: CGFloat.self) { $0.size.height } action: { gap = $0 } // want layout-feedback-loop(gap)
  }
}

// A half of what it was comes to rest.
struct Halved: View {
  @State private var whole: CGSize = .zero
  var body: some View {
    Color.red.frame(height: whole.half.height)
      .onGeometryChange(for: CGSize.self) { $0.size } action: { whole = $0 }
  }
}

struct Fixed: View {
  @State private var rest: CGFloat = 0
  var body: some View {
    Color.red.frame(height: 20).padding(.top, rest.fixed)
      .onGeometryChange(for: CGFloat.self) { $0.size.height } action: { rest = $0 }
  }
}

// Another type's member of that name.
struct Unlike { var raised: CGFloat = 4 }

struct Still: View {
  @State private var still = Unlike()
  @State private var seen: CGSize = .zero
  var body: some View {
    Color.red.frame(height: still.raised)
      .onGeometryChange(for: CGSize.self) { $0.size } action: { seen = $0 }
  }
}
