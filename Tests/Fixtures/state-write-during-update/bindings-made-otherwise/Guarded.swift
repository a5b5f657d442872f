// E8, design §4: the setter defers while a flag says that views update.
import SwiftUI

enum GuardedPhase { static var isUpdating = true }

struct GuardedEditor: View {
  @Binding var text: String
  var body: some View {
    text = "a"
    return Text("a")
  }
}

struct GuardedScreen: View {
  @State private var text = ""
  var body: some View {
    GuardedEditor(text: Binding(get: { text }, set: { new in
      guard !GuardedPhase.isUpdating else { return DispatchQueue.main.async { text = new } }
      text = new
    }))
  }
}
