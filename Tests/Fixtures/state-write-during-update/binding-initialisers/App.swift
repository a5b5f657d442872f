// E8, design §4: an initialiser of 'Binding' that the project declares may do anything: write later, or elsewhere.
import SwiftUI

extension Binding {
  init(get: @escaping () -> Value, set: @escaping (Value) -> Void, on queue: DispatchQueue) {
    self.init(get: get, set: { new in queue.async { set(new) } })
  }
}

struct Editor: View {
  @Binding var text: String

  var body: some View {
    text = "a"
    return Text("a")
  }
}

struct Screen: View {
  @State private var text = ""

  var body: some View {
    Editor(text: Binding(get: { text }, set: { text = $0 }, on: .main))
  }
}
