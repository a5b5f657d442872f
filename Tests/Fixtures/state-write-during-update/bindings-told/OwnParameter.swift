// E8: set: { text in self.text = text }.
import SwiftUI

struct OwnParameterEditor: View {
  @Binding var text: String
  var body: some View {
    text = "a" // want state-write-during-update(text)
    return Text("a")
  }
}

struct OwnParameterScreen: View {
  @State private var text = ""
  var body: some View {
    OwnParameterEditor(text: Binding(get: { text }, set: { text in self.text = text }))
  }
}
