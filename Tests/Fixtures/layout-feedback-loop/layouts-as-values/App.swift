// E.2, structure: a container that is a value lays out what it is called with.
import SwiftUI

@main
struct Main: App {
  var body: some Scene {
    WindowGroup { AnylayoutFlipAdaptive() }
    WindowGroup { AnylayoutOuterAdaptive() }
    WindowGroup { AnylayoutSpacingAdaptive() }
  }
}

struct AnylayoutFlipAdaptive: View {
  @State private var vertical = false
  var body: some View {
    let layout = vertical ? AnyLayout(VStackLayout(spacing: 0)) : AnyLayout(HStackLayout(spacing: 0))
    layout { Color.red.frame(width: 200, height: 20); Color.blue.frame(width: 200, height: 20) }
      .onGeometryChange(for: Bool.self) { $0.size.width > 300 } action: { vertical = $0 } // want layout-feedback-loop(vertical)
  }
}

struct AnylayoutOuterAdaptive: View {
  @State private var vertical = false
  private var layout: AnyLayout { vertical ? AnyLayout(VStackLayout()) : AnyLayout(HStackLayout()) }
  var body: some View {
    layout { Text("a"); Text("b") }
      .frame(maxWidth: .infinity)
      .onGeometryChange(for: Bool.self) { $0.size.width < 300 } action: { vertical = $0 }
  }
}

struct AnylayoutSpacingAdaptive: View {
  @State private var h: CGFloat = 0
  var isWide: Bool = false
  var body: some View {
    let layout = isWide ? AnyLayout(HStackLayout(spacing: h)) : AnyLayout(VStackLayout(spacing: h))
    layout { Text("a").padding(.top, h); Text("b") }
      .onGeometryChange(for: CGFloat.self) { $0.size.height } action: { h = $0 } // want layout-feedback-loop(h)
  }
}
