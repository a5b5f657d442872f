// A19: the storage is read by its value, and set without a read.
import SwiftUI

final class Cart: ObservableObject { var n = 0 }

@Observable final class Model { var n = 0 }

struct Home: View {
  @Environment(Model.self) private var model
  @Environment(Model.self) private var opt: Model?
  @State var n: Int
  init() {
    _n = State(initialValue: model.n) // want environment-read-in-init(Model)
  }
  init(a: Int) {
    _n = State(initialValue: a)
    _model = Environment(Model.self)
  }
  init(b: Int) {
    n = _opt.wrappedValue?.n ?? b // want environment-read-in-init(Model)
  }
  var body: some View { Text("\(model) \(opt?.n ?? 0)") }
}
