// E8: _text = text ?? .constant(…).
import SwiftUI

struct OrConstantEditor: View {
  @Binding var text: String
  init(text: Binding<String>? = nil) { _text = text ?? .constant("") }
  var body: some View {
    text = "a" // want state-write-during-update(text)
    return Text("a")
  }
}

struct OrConstantScreen: View {
  @State private var text = ""
  var body: some View {
    OrConstantEditor(text: $text)
  }
}
