// A19: names that patterns bind are no reads of the wrapper.
import SwiftUI

@Observable final class Model { var n = 0 }

struct V: View {
  @Environment(Model.self) private var model
  var n: Int
  init(pair: (model: Model, Int)) {
    let (model, k) = pair
    n = model.n + k
  }
  init(list: [Model]) {
    n = 0
    for model in list { n += model.n }
  }
  init(opt: Model?) {
    if let model = opt { n = model.n } else { n = 0 }
  }
  init(e: E) {
    switch e { case .a(let model): n = model.n }
  }
  enum E { case a(Model) }
  var body: some View { Text("\(model.n)") }
}
