// E8: $items[0], ForEach($items).
import SwiftUI

struct ElementsEditor: View {
  @Binding var text: String
  var body: some View {
    text = "a" // want state-write-during-update(text)
    return Text("a")
  }
}

struct ElementsScreen: View {
  @State private var items = ["a"]
  var body: some View {
    ElementsEditor(text: $items[0])
  }
}
