// E8, design §4: own setter; made by ReferenceEditor.init(text:).
import SwiftUI

final class ReferenceBox { var text = "" }

struct ReferenceEditor: View {
  @Binding var text: String
  var body: some View {
    text = "a"
    return Text("a")
  }
}

struct ReferenceScreen: View {
  let box = ReferenceBox()
  var own: Binding<String> { Binding(get: { box.text }, set: { box.text = $0 }) }
  var body: some View {
    [own].map(ReferenceEditor.init(text:))[0]
  }
}
