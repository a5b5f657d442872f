// E8, design §4: own setter; made through a protocol's initialiser.
import SwiftUI

final class DemandedBox { var text = "" }

protocol DemandedInput: View { init(text: Binding<String>) }

struct DemandedEditor: DemandedInput {
  @Binding var text: String
  var body: some View {
    text = "a"
    return Text("a")
  }
}

struct DemandedForm<I: DemandedInput>: View {
  let box: DemandedBox
  var body: some View { I(text: Binding(get: { box.text }, set: { box.text = $0 })) }
}

struct DemandedScreen: View {
  let box = DemandedBox()
  var body: some View {
    DemandedForm<DemandedEditor>(box: box)
  }
}
