// E8: $text.animation().
import SwiftUI

struct AnimatedEditor: View {
  @Binding var text: String
  var body: some View {
    text = "a" // want state-write-during-update(text)
    return Text("a")
  }
}

struct AnimatedScreen: View {
  @State private var text = ""
  var body: some View {
    AnimatedEditor(text: $text.animation())
  }
}
