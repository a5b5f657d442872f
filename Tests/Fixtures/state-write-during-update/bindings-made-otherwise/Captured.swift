// E8, design §4: the capture list gives the state's name to an object.
import SwiftUI

final class CapturedBox { var text = "" }

struct CapturedForm { var text = "" }

struct CapturedEditor: View {
  @Binding var text: String
  var body: some View {
    text = "a"
    return Text("a")
  }
}

struct CapturedScreen: View {
  @State private var form = CapturedForm()
  let box = CapturedBox()
  var body: some View {
    CapturedEditor(text: Binding(get: { box.text }, set: { [form = box] in form.text = $0 }))
  }
}
