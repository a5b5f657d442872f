// E8, design §4: each use replaces the binding by one that defers.
import SwiftUI

struct ReplacedEditor: View {
  @Binding var text: String
  func deferred() -> ReplacedEditor {
    var copy = self
    let text = _text
    copy._text = Binding(get: { text.wrappedValue }, set: { new in DispatchQueue.main.async { text.wrappedValue = new } })
    return copy
  }
  var body: some View {
    text = "a"
    return Text("a")
  }
}

struct ReplacedScreen: View {
  @State private var text = ""
  var body: some View {
    ReplacedEditor(text: $text).deferred()
  }
}
