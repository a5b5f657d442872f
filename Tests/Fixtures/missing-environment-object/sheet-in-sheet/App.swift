// C1: a sheet in a sheet inherits through both.
import SwiftUI

final class Draft: ObservableObject { @Published var text = "" }

struct Inner: View {
  @EnvironmentObject var draft: Draft
  var body: some View { Text(draft.text) }
}

struct Middle: View {
  @State private var shown = false
  var body: some View {
    Button("More") { shown = true }
      .sheet(isPresented: $shown) { Inner() }
  }
}

struct Outer: View {
  @State private var shown = false
  var body: some View {
    Button("Open") { shown = true }
      .sheet(isPresented: $shown) { Middle() }
  }
}

@main
struct MailApp: App {
  @StateObject private var draft = Draft()

  var body: some Scene {
    WindowGroup {
      Outer().environmentObject(draft)
      Outer() // want missing-environment-object(Draft)
    }
  }
}
