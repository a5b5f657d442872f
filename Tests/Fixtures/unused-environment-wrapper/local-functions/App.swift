// A7: a local function reads, its parameter of that name hides.
import SwiftUI

@Observable final class Model { var n = 0 }

struct V: View {
  @Environment(Model.self) private var model
  var body: some View {
    func inner() -> some View { Text("\(model.n)") }
    return inner()
  }
}

struct W: View {
  @Environment(Model.self) private var model // want unused-environment-wrapper(Model)
  var body: some View {
    func inner(model: Int) -> some View { Text("\(model)") }
    return inner(model: 1)
  }
}

@main struct A: App {
  @State var m = Model()
  var body: some Scene { WindowGroup { V().environment(m); W().environment(m) } } }
