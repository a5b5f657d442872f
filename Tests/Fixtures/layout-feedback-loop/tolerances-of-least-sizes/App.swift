// E.3, breakers: a tolerance that is less than what a least size adds never ends it.
import SwiftUI

struct Grows: View {
  @State private var height: CGFloat = 0

  var body: some View {
    Text("Total").frame(minHeight: height + 8)
      .onGeometryChange(for: CGFloat.self) { $0.size.height } action: { new in // want layout-feedback-loop(height)
        if abs(new - height) > 1 { height = new }
      }
  }
}

struct Covered: View {
  @State private var height: CGFloat = 0

  var body: some View {
    Text("Total").frame(minHeight: height + 8)
      .onGeometryChange(for: CGFloat.self) { $0.size.height } action: { new in
        if abs(new - height) > 10 { height = new }
      }
  }
}

struct Ratchet: View {
  @State private var height: CGFloat = 0

  var body: some View {
    Text("Total").frame(minHeight: height)
      .onGeometryChange(for: CGFloat.self) { $0.size.height } action: { new in
        if abs(new - height) > 1 { height = new }
      }
  }
}

@main
struct DemoApp: App {
  var body: some Scene {
    WindowGroup {
      Grows()
      Covered()
      Ratchet()
    }
  }
}
