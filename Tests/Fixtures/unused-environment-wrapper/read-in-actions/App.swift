// A7, A8: switches, captures, tasks, loops and actions read.
import SwiftUI

@Observable final class Model { var n = 0 }

struct V: View {
  @Environment(Model.self) private var model
  var body: some View { content }
  @ViewBuilder private var content: some View { switch model.n { case 0: Text(""); default: Text("1") } }
}

struct W: View {
  @Environment(Model.self) private var model
  var body: some View { Button("") { [model] in print(model) } }
}

struct X: View {
  @Environment(Model.self) private var model
  var body: some View { Text("").task { await load() } }
  private func load() async { guard model.n > 0 else { return } }
}

struct Y: View {
  @Environment(Model.self) private var model
  var body: some View { Text("\(total)") }
  private var total: Int { var c = 0; for _ in 0..<model.n { c += 1 }; return c }
}

struct Z: View {
  @Environment(Model.self) private var model
  @State private var t = 0
  var body: some View { Text("").onChange(of: t, initial: true) { self.model.n = 3 } }
}

@main struct A: App {
  @State var m = Model()
  var body: some Scene { WindowGroup { Group { V(); W(); X(); Y(); Z() }.environment(m) } } }
