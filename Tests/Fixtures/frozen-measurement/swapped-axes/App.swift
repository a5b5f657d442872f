// E.3: what two numbers hand each other stays where it is only if they begin alike.
import SwiftUI

struct Rotated: View {
  @State private var size = CGSize(width: 40, height: 20)

  var body: some View {
    Text("Rotated")
      .frame(width: size.height, height: size.width)
      .onGeometryChange(for: CGSize.self) { $0.size } action: { size = $0 }
  }
}

struct Same: View {
  @State private var height: CGFloat = 20

  var body: some View {
    Text("Same")
      .frame(height: height)
      .onGeometryChange(for: CGFloat.self) { $0.size.height } action: { height = $0 } // want frozen-measurement(height)
  }
}

@main
struct RotatedApp: App {
  var body: some Scene {
    WindowGroup {
      Rotated()
      Same()
    }
  }
}
