// E.3: a control in a frame of what is measured keeps the first height.
import SwiftUI

@main
struct Main: App {
  var body: some Scene {
    WindowGroup { ControlFrameFrozen() }
  }
}

struct ControlFrameFrozen: View {
  @State private var h: CGFloat = 40
  @State private var on = ""
  var body: some View {
    TextField("On", text: $on).frame(height: h)
      .onGeometryChange(for: CGFloat.self) { $0.size.height } action: { h = $0 } // want frozen-measurement(h)
  }
}
