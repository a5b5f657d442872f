// E.3: in a background or an overlay a reader has the size of the view; one with content is a container.
import SwiftUI

struct Layers: View {
  @State private var height: CGFloat = 0

  var body: some View {
    VStack {
      Text("Title")
        .background(GeometryReader { proxy in Color.clear.onAppear { height = proxy.size.height } })
        .overlay {
          GeometryReader { proxy in
            Color.clear.onChange(of: proxy.size) { height = proxy.size.height }
          }
        }
      GeometryReader { proxy in
        Text("Half").frame(width: proxy.size.width / 2).onAppear { height = proxy.size.height }
      }
      GeometryReader { _ in Color.clear }
    }
  }
}

@main
struct LayersApp: App {
  var body: some Scene {
    WindowGroup { Layers() }
  }
}
