// E8, design §4: the setter writes an object inside a structure that state holds: no state is written.
import SwiftUI

final class ClassInStateBox { var text = "" }

struct ClassInStateForm { let box = ClassInStateBox() }

struct ClassInStateEditor: View {
  @Binding var text: String
  var body: some View {
    text = "a"
    return Text("a")
  }
}

struct ClassInStateScreen: View {
  @State private var form = ClassInStateForm()
  var body: some View {
    ClassInStateEditor(text: Binding(get: { form.box.text }, set: { form.box.text = $0 }))
  }
}
