// E.2, text metrics: a text that may be made smaller is no higher than its room, whatever font it asks for, and so are all texts within
// what is scaled. One without a letter has no height.
import SwiftUI

struct Clock: View {
  @State private var h: CGFloat = 20

  var body: some View {
    Text("12:00").font(.system(size: h)).minimumScaleFactor(0.1)
      .onGeometryChange(for: CGFloat.self) { $0.size.height } action: { h = $0 }
  }
}

struct ClockUnscaled: View {
  @State private var h: CGFloat = 20

  var body: some View {
    Text("12:00").font(.system(size: h)).lineLimit(1)
      .onGeometryChange(for: CGFloat.self) { $0.size.height } action: { h = $0 } // want layout-feedback-loop(h)
  }
}

struct ClockBeside: View {
  @State private var h: CGFloat = 20

  var body: some View {
    VStack {
      Text("12:00").font(.system(size: h))
        .onGeometryChange(for: CGFloat.self) { $0.size.height } action: { h = $0 } // want layout-feedback-loop(h)
      Text("Monday").minimumScaleFactor(0.5)
    }
  }
}

struct Silence: View {
  @State private var h: CGFloat = 20

  var body: some View {
    Text("").font(.system(size: h))
      .onGeometryChange(for: CGFloat.self) { $0.size.height } action: { h = $0 }
  }
}
