// E8: UnlabelledEditor($text).
import SwiftUI

struct UnlabelledEditor: View {
  @Binding var text: String
  init(_ text: Binding<String>) { _text = text }
  var body: some View {
    text = "a" // want state-write-during-update(text)
    return Text("a")
  }
}

struct UnlabelledScreen: View {
  @State private var text = ""
  var body: some View {
    UnlabelledEditor($text)
  }
}
