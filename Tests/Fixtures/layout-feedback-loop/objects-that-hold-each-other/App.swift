// What a callback makes may hold itself: an object gives itself to another one that it keeps.
import SwiftUI

final class Handler {
  weak var model: Model?
  init(model: Model) { self.model = model }
}

final class Model {
  var handler: Handler!
  init() { self.handler = Handler(model: self) }
}

struct Growing: View {
  @State private var width: CGFloat = 0
  @State private var model: Model?

  var body: some View {
    Text("Growing")
      .padding(.leading, width + 1)
      .onGeometryChange(for: CGFloat.self) {  // want layout-feedback-loop(width)
        $0.size.width
      } action: { new in
        model = Model()
        width = new
      }
  }
}

@main struct GrowingApp: App {
  var body: some Scene { WindowGroup { Growing() } }
}
