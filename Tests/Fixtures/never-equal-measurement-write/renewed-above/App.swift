// ROW: E.3 – a new identity around what calls back makes it run again, also where a child renews it: by a binding, a closure or an object.
import SwiftUI

@Observable
final class Model {
  var token = UUID()
}

struct ByBinding: View {
  @Binding var token: UUID
  var body: some View {
    Text("A")
      .onGeometryChange(for: CGFloat.self) { $0.size.height } action: { _ in token = UUID() }  // want never-equal-measurement-write(token)
  }
}

struct ByClosure: View {
  let done: () -> Void
  var body: some View {
    Text("A").onGeometryChange(for: CGFloat.self) { $0.size.height } action: { _ in done() }
  }
}

struct ByObject: View {
  @Environment(Model.self) private var model
  var body: some View {
    Text("A")
      .onGeometryChange(for: CGFloat.self) { $0.size.height } action: { _ in model.token = UUID() }  // want never-equal-measurement-write(model)
  }
}

struct Elsewhere: View {
  @Binding var token: UUID
  var body: some View {
    Text("A").onGeometryChange(for: CGFloat.self) { $0.size.height } action: { _ in token = UUID() }
  }
}

struct Screen: View {
  @State private var token = UUID()
  @State private var run = UUID()
  @State private var other = UUID()
  @State private var model = Model()

  var body: some View {
    VStack {
      ByBinding(token: $token).id(token)
      ByClosure { run = UUID() }.id(run)  // want never-equal-measurement-write(run)
      ByObject().id(model.token).environment(model)
      Elsewhere(token: $other)
      Text("B").id(other)
    }
  }
}

@main
struct DemoApp: App {
  var body: some Scene {
    WindowGroup { Screen() }
  }
}
