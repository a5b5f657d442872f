// E.3: what several views build around one measurement is told as the one in which the most becomes of it, in whichever order they are
// declared.
import SwiftUI

struct Box<Content: View>: View {
  @State private var height: CGFloat = 0
  let content: (CGFloat) -> Content

  var body: some View {
    content(height)
      .onGeometryChange(for: CGFloat.self) { $0.size.height } action: { height = $0 } // want layout-feedback-loop(height)
  }
}

struct Still: View {
  var body: some View {
    Box { height in Text("Item").fixedSize().frame(height: height) }
  }
}

struct Growing: View {
  var body: some View {
    Box { height in Text("Item").fixedSize().padding(.bottom, height) }
  }
}

// A part of a structure begins where it stays; whole numbers are divided as such.

struct Extent {
  var height: CGFloat
}

struct Resting: View {
  @State private var extent = Extent(height: 0)

  var body: some View {
    Color.red.frame(height: extent.height * 2)
      .onGeometryChange(for: CGFloat.self) { $0.size.height } action: { extent.height = $0 }
  }
}

struct Running: View {
  @State private var started = Extent(height: 10)

  var body: some View {
    Color.red.frame(height: started.height * 2)
      .onGeometryChange(for: CGFloat.self) { $0.size.height } action: { started.height = $0 } // want layout-feedback-loop(started)
  }
}

struct Stepped: View {
  @State private var steps = 10

  var body: some View {
    Color.red.frame(height: CGFloat(steps / 500 * 500 + 1))
      .onGeometryChange(for: CGFloat.self) { $0.size.height } action: { steps = Int($0) }
  }
}
