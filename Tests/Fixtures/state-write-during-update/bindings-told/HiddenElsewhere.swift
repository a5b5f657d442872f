// E8: a closure elsewhere in the body has a parameter of the name.
import SwiftUI

struct HiddenElsewhereEditor: View {
  @Binding var text: String
  var body: some View {
    text = "a" // want state-write-during-update(text)
    return Text("a")
  }
}

struct HiddenElsewhereScreen: View {
  @State private var text = ""
  var body: some View {
    HiddenElsewhereEditor(text: $text).onChange(of: text) { _, text in print(text) }
  }
}
