// E8, design §4: own setter; a static factory with self.init(…).
import SwiftUI

final class OwnInitBox { var text = "" }

struct OwnInitEditor: View {
  @Binding var text: String
  static func make(_ text: Binding<String>) -> Self { self.init(text: text) }
  var body: some View {
    text = "a"
    return Text("a")
  }
}

struct OwnInitScreen: View {
  let box = OwnInitBox()
  var body: some View {
    OwnInitEditor.make(Binding(get: { box.text }, set: { box.text = $0 }))
  }
}
