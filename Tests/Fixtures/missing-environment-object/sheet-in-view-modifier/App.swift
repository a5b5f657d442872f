// A15, B1: the order of a chain holds inside a modifier's body and inside a View helper alike.
import SwiftUI

final class Draft: ObservableObject { @Published var text = "" }

struct DraftText: View {
  @EnvironmentObject var draft: Draft
  var body: some View { Text(draft.text) }
}

struct Wrong: ViewModifier {
  @StateObject private var draft = Draft()
  @State private var shown = false

  func body(content: Content) -> some View {
    content
      .environmentObject(draft)
      .sheet(isPresented: $shown) { DraftText() } // want missing-environment-object(Draft)
  }
}

struct Right: ViewModifier {
  @StateObject private var draft = Draft()
  @State private var shown = false

  func body(content: Content) -> some View {
    content
      .sheet(isPresented: $shown) { DraftText() }
      .environmentObject(draft)
  }
}

extension View {
  func drafting(_ draft: Draft, shown: Binding<Bool>) -> some View {
    self
      .environmentObject(draft)
      .popover(isPresented: shown) { DraftText() } // want missing-environment-object(Draft)
  }
}

struct ContentView: View {
  @State private var shown = false
  private let draft = Draft()

  var body: some View {
    VStack {
      Text("a").modifier(Wrong())
      Text("b").modifier(Right())
      Text("c").drafting(draft, shown: $shown)
    }
  }
}

@main
struct MailApp: App {
  var body: some Scene {
    WindowGroup { ContentView() }
  }
}
