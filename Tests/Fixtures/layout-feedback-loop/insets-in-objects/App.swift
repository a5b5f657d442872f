// E.3: of insets that an object holds one edge is written, and the others stay as the object's property begins.
import SwiftUI

@Observable final class Model { var insets = EdgeInsets() }

struct Kept: View {
  @State private var model = Model()
  var body: some View {
    VStack { Text("A") }.padding(model.insets)
      .onGeometryChange(for: CGFloat.self) { $0.size.height } action: { model.insets.bottom = $0 } // want layout-feedback-loop(model)
  }
}

@Observable final class Edged { var edges = EdgeInsets() }

struct KeptOtherAxis: View {
  @State private var model = Edged()
  var body: some View {
    VStack { Text("A") }.padding(model.edges)
      .onGeometryChange(for: CGFloat.self) { $0.size.height } action: { model.edges.leading = $0 }
  }
}

final class Margins: ObservableObject {
  @Published var margins = EdgeInsets()
  func contentDidResize(_ size: CGSize) { margins.bottom = size.height + 16 }
}

struct Shared: View {
  @ObservedObject var model: Margins
  var body: some View {
    VStack { Text("A") }.padding(model.margins)
      .onGeometryChange(for: CGSize.self) { $0.size } action: { model.contentDidResize($0) } // want layout-feedback-loop(model)
  }
}

@Observable final class Started {
  var space = EdgeInsets()
  init(_ top: CGFloat) { space = EdgeInsets(top: top, leading: 0, bottom: 0, trailing: 0) }
}

struct StartedOutside: View {
  @State private var model = Started(-400)
  var body: some View {
    VStack { Text("A") }
      .onGeometryChange(for: CGFloat.self) { $0.size.height } action: { model.space.bottom = $0 }
      .padding(model.space)
  }
}

@main
struct Main: App {
  @StateObject var model = Margins()
  var body: some Scene {
    WindowGroup {
      Kept()
      KeptOtherAxis()
      Shared(model: model)
      StartedOutside()
    }
  }
}
