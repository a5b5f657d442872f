// E8: one helper writes for two views; the second has state.
import SwiftUI

final class SharedBox { var text = "" }

func syncShared(_ text: Binding<String>) {
  text.wrappedValue = "a" // want state-write-during-update(text)
}

struct SharedFirst: View {
  @Binding var text: String
  var body: some View {
    syncShared($text)
    return Text("a")
  }
}

struct SharedSecond: View {
  @Binding var text: String
  var body: some View {
    syncShared($text)
    return Text("a")
  }
}

struct SharedScreen: View {
  @State private var text = ""
  let box = SharedBox()
  var body: some View {
    VStack {
      SharedFirst(text: Binding(get: { box.text }, set: { box.text = $0 }))
      SharedSecond(text: $text)
    }
  }
}
