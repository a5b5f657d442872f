// A1, A7: handing on `@EnvironmentObject` as an injection reads it.
import SwiftUI

final class Session: ObservableObject {
  @Published var user = "guest"
}

struct Profile: View {
  @EnvironmentObject var session: Session
  var body: some View { Text(session.user) }
}

struct Forwarder: View {
  @EnvironmentObject private var session: Session
  @State private var shown = false

  var body: some View {
    Button("Show") { shown = true }
      .sheet(isPresented: $shown) {
        Profile().environmentObject(session)
      }
  }
}

struct AsArgument: View {
  @ObservedObject var session: Session
  var body: some View { Text(session.user) }
}

struct Hands: View {
  @EnvironmentObject private var session: Session
  var body: some View { AsArgument(session: session) }
}

@main
struct ChatApp: App {
  @StateObject private var session = Session()

  var body: some Scene {
    WindowGroup {
      Forwarder().environmentObject(session)
      Forwarder() // want missing-environment-object(Session)
      Hands() // want missing-environment-object(Session)
    }
  }
}
