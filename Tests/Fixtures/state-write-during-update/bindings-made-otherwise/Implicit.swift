// E8, design §4: own setter; a static factory with .init(…).
import SwiftUI

final class ImplicitBox { var text = "" }

struct ImplicitEditor: View {
  @Binding var text: String
  static func make(_ text: Binding<String>) -> ImplicitEditor { .init(text: text) }
  var body: some View {
    text = "a"
    return Text("a")
  }
}

struct ImplicitScreen: View {
  let box = ImplicitBox()
  var body: some View {
    ImplicitEditor.make(Binding(get: { box.text }, set: { box.text = $0 }))
  }
}
