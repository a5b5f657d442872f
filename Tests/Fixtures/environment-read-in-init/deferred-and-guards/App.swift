// A19: guards, branches and 'defer' run in 'init', a closure with captures of its own later.
import SwiftUI

@Observable final class Model { var n = 0; func load() async {} }

struct V: View {
  @Environment(Model.self) private var model
  init() {
    Task { [model = Model()] in await model.load() }
  }
  init(a: Int) {
    defer { print(model.n) } // want environment-read-in-init(Model)
    print("")
  }
  init(b: Int) {
    if b > 0 { print(self.model.n) } // want environment-read-in-init(Model)
  }
  init?(c: Int) {
    guard c > model.n else { return nil } // want environment-read-in-init(Model)
  }
  var body: some View { Text("\(model.n)") } }
