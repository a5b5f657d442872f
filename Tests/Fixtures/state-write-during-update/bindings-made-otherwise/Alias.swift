// E8, design §4: own setter; made by an alias.
import SwiftUI

final class AliasBox { var text = "" }

struct AliasEditor: View {
  @Binding var text: String
  var body: some View {
    text = "a"
    return Text("a")
  }
}

typealias AliasTextBox = AliasEditor

struct AliasScreen: View {
  let box = AliasBox()
  var body: some View {
    AliasTextBox(text: Binding(get: { box.text }, set: { box.text = $0 }))
  }
}
