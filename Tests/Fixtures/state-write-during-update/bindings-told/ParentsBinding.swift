// E8: the setter writes a binding that is state in the end.
import SwiftUI

struct ParentsBindingEditor: View {
  @Binding var text: String
  var body: some View {
    text = "a" // want state-write-during-update(text)
    return Text("a")
  }
}

struct ParentsBindingMid: View {
  @Binding var text: String
  var body: some View { ParentsBindingEditor(text: Binding(get: { text }, set: { text = $0 })) }
}

struct ParentsBindingScreen: View {
  @State private var text = ""
  var body: some View {
    ParentsBindingMid(text: $text)
  }
}
