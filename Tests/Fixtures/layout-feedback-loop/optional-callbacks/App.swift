// ROW: E.3 – what a view is given may be optional: a callback, a binding or an object that it holds without a first value is what its maker
// gives.
import SwiftUI

@Observable
final class Model {
  var height: CGFloat = 0
}

struct Reporting: View {
  let height: CGFloat
  var onHeight: ((CGFloat) -> Void)?
  var body: some View {
    Text("A").padding(.top, height)
      .onGeometryChange(for: CGFloat.self) { $0.size.height } action: { onHeight?($0) }  // want layout-feedback-loop(height)
  }
}

struct Bound: View {
  var height: Binding<CGFloat>?
  var body: some View {
    Text("A").padding(.top, height?.wrappedValue ?? 0)
      .onGeometryChange(for: CGFloat.self) { $0.size.height } action: { height?.wrappedValue = $0 }  // want layout-feedback-loop(bound)
  }
}

struct Held: View {
  var model: Model?
  var body: some View {
    Text("A").padding(.top, model?.height ?? 0)
      .onGeometryChange(for: CGFloat.self) { $0.size.height } action: { model?.height = $0 }  // want layout-feedback-loop(model)
  }
}

struct Inline: View {
  let model: Model
  var body: some View { Sized(height: Bindable(model).height) }
}

struct Sized: View {
  @Binding var height: CGFloat
  var body: some View {
    Text("A").padding(.top, height)
      .onGeometryChange(for: CGFloat.self) { $0.size.height } action: { height = $0 }
  }
}

struct Screen: View {
  @State private var height: CGFloat = 0
  @State private var bound: CGFloat = 0
  @State private var model = Model()
  var body: some View {
    Reporting(height: height, onHeight: { height = $0 })
    Reporting(height: 0)
    Bound(height: $bound)
    Bound()
    Held(model: model)
    Held()
  }
}

@main
struct DemoApp: App {
  var body: some Scene {
    WindowGroup { Screen() }
  }
}
