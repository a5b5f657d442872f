// B3, C1: a helper with the name of one of SwiftUI's modifiers calls that modifier on itself, by labels
// that only SwiftUI's takes; what stands before the helper in the chain is still there.
import SwiftUI

final class Session: ObservableObject { @Published var user = "guest" }

final class Theme: ObservableObject { @Published var name = "light" }

struct Row: View {
  @EnvironmentObject var session: Session
  @EnvironmentObject var theme: Theme
  var body: some View { Text(session.user + theme.name) }
}

struct Failure: Identifiable {
  let id: String
}

extension View {
  func alert<Value>(using value: Binding<Value?>, content: (Value) -> Alert) -> some View {
    let isShown = Binding<Bool>(
      get: { value.wrappedValue != nil },
      set: { _ in value.wrappedValue = nil })
    return alert(isPresented: isShown) { content(value.wrappedValue!) }
  }

  func sheet(during flag: Binding<Bool>) -> some View {
    sheet(isPresented: flag) { Row() } // want missing-environment-object(Theme)
  }
}

struct Home: View {
  @State private var failure: Failure?
  @State private var isShown = false
  @StateObject private var theme = Theme()

  var body: some View {
    Row()
      .environmentObject(theme)
      .alert(using: $failure) { Alert(title: Text($0.id)) }
      .sheet(during: $isShown)
  }
}

@main
struct NotesApp: App {
  var body: some Scene {
    WindowGroup {
      Home() // want missing-environment-object(Session)
    }
  }
}
