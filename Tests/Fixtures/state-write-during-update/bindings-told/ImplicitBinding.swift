// E8: .init(get:set:), SwiftUI.Binding(get:set:), Binding(get:) { }.
import SwiftUI

struct ImplicitBindingEditor: View {
  @Binding var text: String
  var body: some View {
    text = "a" // want state-write-during-update(text)
    return Text("a")
  }
}

struct ImplicitBindingScreen: View {
  @State private var text = ""
  var body: some View {
    ImplicitBindingEditor(text: .init(get: { text }, set: { text = $0 }))
  }
}
