// C9, B1: modifiers that only decorate, and closures without a view, change nothing on the path.
import SwiftUI

final class Session: ObservableObject { @Published var user = "guest" }

struct Profile: View {
  @EnvironmentObject var session: Session
  var body: some View { Text(session.user) }
}

struct Decorated: View {
  @State private var width = 0.0
  @Environment(\.scenePhase) private var phase

  var body: some View {
    Profile()
      .id("profile")
      .equatable(by: 3)
      .font(.title)
      .onAppear {}
      .task { await Task.yield() }
      .onChange(of: phase) { _, _ in }
      .animation(.default, value: width)
      .transaction { $0.animation = nil }
      .environment(\.font, .body)
      .transformEnvironment(\.lineLimit) { $0 = 3 }
      .accessibilityIdentifier("profile")
      .navigationTitle("Profile")
  }
}

extension View {
  func equatable(by value: Int) -> some View { tag(value) }
}

@main
struct ChatApp: App {
  @StateObject private var session = Session()

  var body: some Scene {
    WindowGroup {
      Decorated().environmentObject(session)
      Decorated() // want missing-environment-object(Session)
    }
  }
}
