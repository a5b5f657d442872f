// E8: members of the name of one that SwiftUI calls are called by whoever calls them.
import SwiftUI

struct Draft: View {
  @State private var draft = ""
  func body(_ text: String) { draft = text }
  var body: some View { Button("Take") { body("x") } }
}

struct Written: View {
  @State private var draft = ""
  func body(_ text: String) -> some View { Text(text) }
  var body: some View {
    let _ = draft = "x" // want state-write-during-update(draft)
    body(draft)
  }
}

struct Map: UIViewRepresentable {
  @Binding var taps: Int
  func makeUIView(context: Context) -> UIView { UIView() }
  func updateUIView(_ view: UIView, context: Context) {}
  func updateUIView(_ view: UIView, tapped: Bool) { taps += 1 }
}

@main struct DemoApp: App {
  @State private var taps = 0
  var body: some Scene { WindowGroup { Draft(); Written(); Map(taps: $taps) } }
}
