// E.3, condition on the state: no frame until something has been measured. The side that the first measurement leaves for good does not
// matter; on the other one it grows, or it keeps what it has.
import SwiftUI

struct Plus: View {
  @State private var h: CGFloat = 0

  var body: some View {
    Text("A").frame(height: h > 0 ? h + 8 : nil)
      .onGeometryChange(for: CGFloat.self) { $0.size.height } action: { h = $0 } // want layout-feedback-loop(h)
  }
}

struct PlusUnlessZero: View {
  @State private var h: CGFloat = 0

  var body: some View {
    Text("A").frame(height: h == 0 ? nil : h + 8)
      .onGeometryChange(for: CGFloat.self) { $0.size.height } action: { h = $0 } // want layout-feedback-loop(h)
  }
}

struct Keeps: View {
  @State private var h: CGFloat = 0

  var body: some View {
    Text("A").frame(height: h > 0 ? h : nil)
      .onGeometryChange(for: CGFloat.self) { $0.size.height } action: { h = $0 } // want frozen-measurement(h)
  }
}

struct Less: View {
  @State private var h: CGFloat = 0

  var body: some View {
    Text("A").frame(height: h > 0 ? h * 0.5 : nil)
      .onGeometryChange(for: CGFloat.self) { $0.size.height } action: { h = $0 }
  }
}

struct PaddedUntilMeasured: View {
  @State private var h: CGFloat = 0

  var body: some View {
    Text("A").padding(.top, 0 < h ? h : 10)
      .onGeometryChange(for: CGFloat.self) { $0.size.height } action: { h = $0 } // want layout-feedback-loop(h)
  }
}

struct UpTo: View {
  @State private var h: CGFloat = 0

  var body: some View {
    Color.red.frame(height: h < 100 ? h + 8 : 100)
      .onGeometryChange(for: CGFloat.self) { $0.size.height } action: { h = $0 }
  }
}

struct Above: View {
  @State private var h: CGFloat = 0

  var body: some View {
    Color.red.frame(height: 300).padding(.top, h > 200 ? h : 0)
      .onGeometryChange(for: CGFloat.self) { $0.size.height } action: { h = $0 } // want layout-feedback-loop(h)
  }
}

struct NeverAbove: View {
  @State private var h: CGFloat = 0

  var body: some View {
    Color.red.frame(height: 300).padding(.top, h > 400 ? h : 0)
      .onGeometryChange(for: CGFloat.self) { $0.size.height } action: { h = $0 }
  }
}
