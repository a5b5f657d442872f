// E8: a part of a CGSize in state.
import SwiftUI

struct SizePartEditor: View {
  @Binding var h: CGFloat
  var body: some View {
    h = 1 // want state-write-during-update(h)
    return Text("a")
  }
}

struct SizePartScreen: View {
  @State private var size: CGSize = .zero
  var body: some View {
    SizePartEditor(h: $size.height)
  }
}
