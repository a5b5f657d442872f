// E.3: what is measured is the same, read by a member that the project adds to the type of the geometry.
import SwiftUI

extension GeometryProxy {
  var tall: CGFloat { size.height }
  func wide() -> CGFloat { frame(in: .local).width }
  var half: CGFloat { size.height / 2 }
}

extension CGSize {
  var long: CGFloat { height }
}

struct ByProperty: View {
  @State private var tall: CGFloat = 0

  var body: some View {
    Text("A").padding(.top, tall)
      .onGeometryChange(for: CGFloat.self) { $0.tall } action: { tall = $0 } // want layout-feedback-loop(tall)
  }
}

struct ByFunction: View {
  @State private var wide: CGFloat = 0

  var body: some View {
    Text("A").padding(.leading, wide)
      .onGeometryChange(for: CGFloat.self) { $0.wide() } action: { wide = $0 } // want layout-feedback-loop(wide)
  }
}

struct OfSize: View {
  @State private var long: CGFloat = 0

  var body: some View {
    Text("A").padding(.top, long)
      .onGeometryChange(for: CGFloat.self) { $0.size.long } action: { long = $0 } // want layout-feedback-loop(long)
  }
}

struct Halved: View {
  @State private var half: CGFloat = 0

  var body: some View {
    Text("A").padding(.top, half)
      .onGeometryChange(for: CGFloat.self) { $0.half } action: { half = $0 }
  }
}

@main
struct Main: App {
  var body: some Scene {
    WindowGroup {
      ByProperty()
      ByFunction()
      OfSize()
      Halved()
    }
  }
}
