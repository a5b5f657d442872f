// E8: the call has a trailing closure.
import SwiftUI

struct TrailingEditor: View {
  @Binding var text: String
  init(text: Binding<String>, onEnd: @escaping () -> Void = {}) { _text = text }
  var body: some View {
    text = "a" // want state-write-during-update(text)
    return Text("a")
  }
}

struct TrailingScreen: View {
  @State private var text = ""
  var body: some View {
    TrailingEditor(text: $text) { print(1) }
  }
}
