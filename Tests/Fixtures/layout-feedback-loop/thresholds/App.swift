// E.3, "condition/threshold": state that picks a size which picks the state again goes to and fro; a threshold on the
// space that a view gets, or one that each size confirms, does not.
import SwiftUI

struct FlipFlop: View {
  @State private var height: CGFloat = 0

  var body: some View {
    Color.red
      .frame(height: height > 100 ? 50 : 200)
      .onGeometryChange(for: CGFloat.self) { $0.size.height } action: { height = $0 } // want layout-feedback-loop(height)
  }
}

struct Stable: View {
  @State private var height: CGFloat = 0

  var body: some View {
    Color.red
      .frame(height: height > 100 ? 200 : 50)
      .onGeometryChange(for: CGFloat.self) { $0.size.height } action: { height = $0 }
  }
}

struct Adaptive: View {
  @State private var width: CGFloat = 0

  var body: some View {
    Group {
      if width > 600 {
        HStack { Text("Left"); Text("Right") }
      } else {
        VStack { Text("Left"); Text("Right") }
      }
    }
    .frame(maxWidth: .infinity)
    .onGeometryChange(for: CGFloat.self) { $0.size.width } action: { width = $0 }
  }
}

struct Reader: View {
  @State private var isWide = false

  var body: some View {
    GeometryReader { proxy in
      Text(isWide ? "Wide" : "Narrow")
        .frame(width: proxy.size.width / 2)
        .onChange(of: proxy.size.width) { isWide = $0 > 600 }
    }
  }
}

@main
struct ThresholdApp: App {
  var body: some Scene {
    WindowGroup {
      FlipFlop()
      Stable()
      Adaptive()
      Reader()
    }
  }
}
