// E8, design §4: own setter; the view that hands it on is made by an alias.
import SwiftUI

final class HandedOnBox { var text = "" }

struct HandedOnEditor: View {
  @Binding var text: String
  var body: some View {
    text = "a"
    return Text("a")
  }
}

struct HandedOnMid: View {
  @Binding var text: String
  var body: some View { HandedOnEditor(text: $text) }
}

typealias HandedOnMiddle = HandedOnMid

struct HandedOnScreen: View {
  let box = HandedOnBox()
  var body: some View {
    HandedOnMiddle(text: Binding(get: { box.text }, set: { box.text = $0 }))
  }
}
