// E.3: a function with the name of its module is the same function.
import SwiftUI

struct AtLeast: View {
  @State private var height: CGFloat = 44

  var body: some View {
    Text("A").padding(.bottom, height)
      .onGeometryChange(for: CGFloat.self) { $0.size.height } action: { height = Swift.max($0, 44) } // want layout-feedback-loop(height)
  }
}

struct AtMost: View {
  @State private var height: CGFloat = 44

  var body: some View {
    Text("A").padding(.bottom, height)
      .onGeometryChange(for: CGFloat.self) { $0.size.height } action: { height = Swift.min($0, 44) }
  }
}

struct Changed: View {
  @State private var height: CGFloat = 0

  var body: some View {
    Text("A").padding(.bottom, height + 8)
      .onGeometryChange(for: CGFloat.self) { $0.size.height } action: { new in // want layout-feedback-loop(height)
        if Swift.abs(new - height) > 1 { height = Foundation.ceil(new) }
      }
  }
}

struct Half: View {
  @State private var height: CGFloat = 0

  var body: some View {
    Text("A").padding(.bottom, Swift.max(height, 20) / 2)
      .onGeometryChange(for: CGFloat.self) { $0.size.height } action: { height = $0 }
  }
}

@main
struct DemoApp: App {
  var body: some Scene {
    WindowGroup {
      AtLeast()
      AtMost()
      Changed()
      Half()
    }
  }
}
