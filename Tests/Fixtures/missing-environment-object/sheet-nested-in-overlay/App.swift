// B1: the place is the boundary behind which the object is lost, not the last one on the path.
import SwiftUI

final class Draft: ObservableObject {
  @Published var text = ""
}

struct DraftText: View {
  @EnvironmentObject var draft: Draft
  var body: some View { Text(draft.text) }
}

struct Attachment: View {
  @State private var open = false

  var body: some View {
    Button("Open") { open = true }
      .sheet(isPresented: $open) { DraftText() }
  }
}

struct ContentView: View {
  @StateObject private var draft = Draft()

  var body: some View {
    Text("mail")
      .environmentObject(draft)
      .overlay { // want missing-environment-object(Draft)
        Attachment()
      }
  }
}

@main
struct MailApp: App {
  var body: some Scene {
    WindowGroup { ContentView() }
  }
}
