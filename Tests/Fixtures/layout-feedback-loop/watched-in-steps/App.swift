// ROW: E.3 – a callback runs again when what it watches is another value. A comparison, or the smaller of what is measured and a
// number, may stay while the size changes.
import SwiftUI

struct Compared: View {
  @State private var gap: CGFloat = 0

  var body: some View {
    Text("a").frame(width: 50, height: 20).padding(.bottom, gap)
      .background(
        GeometryReader { proxy in
          Color.clear.onChange(of: proxy.size.height > 0, initial: true) { gap = proxy.size.height }
        })
  }
}

struct Limited: View {
  @State private var gap: CGFloat = 0

  var body: some View {
    Text("a").frame(width: 50, height: 20).padding(.bottom, gap)
      .background(
        GeometryReader { proxy in
          Color.clear.onChange(of: min(proxy.size.height, 20), initial: true) {
            gap = proxy.size.height
          }
        })
  }
}

struct Measured: View {
  @State private var gap: CGFloat = 0

  var body: some View {
    Text("a").frame(width: 50, height: 20).padding(.bottom, gap)
      .background(
        GeometryReader { proxy in  // want layout-feedback-loop(gap)
          Color.clear.onChange(of: proxy.size.height, initial: true) {
            gap = proxy.size.height
          }
        })
  }
}

@main struct DemoApp: App {
  var body: some Scene {
    WindowGroup {
      Compared()
      Limited()
      Measured()
    }
  }
}
