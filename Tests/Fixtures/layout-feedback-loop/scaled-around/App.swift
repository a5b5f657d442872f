// E.2, text metrics: what lets texts be smaller goes down to all texts below, those of other views, too.
import SwiftUI

struct Face: View {
  @State private var h: CGFloat = 20

  var body: some View {
    VStack {
      Text("12:00").font(.system(size: h))
        .onGeometryChange(for: CGFloat.self) { $0.size.height } action: { h = $0 }
    }
    .minimumScaleFactor(0.1)
  }
}

struct Watch: View {
  var body: some View {
    VStack { Dial() }.minimumScaleFactor(0.1)
  }
}

struct Dial: View {
  @State private var h: CGFloat = 20

  var body: some View {
    Text("12:00").font(.system(size: h))
      .onGeometryChange(for: CGFloat.self) { $0.size.height } action: { h = $0 }
  }
}

struct Timer: View {
  @State private var h: CGFloat = 20

  var body: some View {
    Text("12:00").font(.system(size: h))
      .onGeometryChange(for: CGFloat.self) { $0.size.height } action: { h = $0 } // want layout-feedback-loop(h)
  }
}
