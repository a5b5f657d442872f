// E8, design §4: the initialiser's helper replaces the binding.
import SwiftUI

struct PostponedEditor: View {
  @Binding var text: String
  init(text: Binding<String>) {
    _text = text
    postpone()
  }
  private mutating func postpone() {
    let text = _text
    _text = Binding(get: { text.wrappedValue }, set: { new in DispatchQueue.main.async { text.wrappedValue = new } })
  }
  var body: some View {
    text = "a"
    return Text("a")
  }
}

struct PostponedScreen: View {
  @State private var text = ""
  var body: some View {
    PostponedEditor(text: $text)
  }
}
