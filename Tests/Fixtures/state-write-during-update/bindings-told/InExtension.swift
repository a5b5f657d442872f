// E8: an initialiser in an extension leaves the one of the structure.
import SwiftUI

struct InExtensionEditor: View {
  @Binding var text: String
  var body: some View {
    text = "a" // want state-write-during-update(text)
    return Text("a")
  }
}

extension InExtensionEditor { init(title: String) { self.init(text: .constant(title)) } }

struct InExtensionScreen: View {
  @State private var text = ""
  var body: some View {
    InExtensionEditor(text: $text)
  }
}
