// E8, design §4: a generic parameter of the name gets the state.
import SwiftUI

final class ParameterBox { var text = "" }

protocol ParameterInput: View { init(text: Binding<String>) }

struct ParameterEditor: View {
  @Binding var text: String
  var body: some View {
    text = "a"
    return Text("a")
  }
}

struct ParameterForm<ParameterEditor: ParameterInput>: View {
  @State private var text = ""
  var body: some View { ParameterEditor(text: $text) }
}

struct ParameterScreen: View {
  let box = ParameterBox()
  var body: some View {
    ParameterEditor(text: Binding(get: { box.text }, set: { box.text = $0 }))
  }
}
