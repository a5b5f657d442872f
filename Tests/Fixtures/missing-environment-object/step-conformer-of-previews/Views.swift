// C17: a conformer that only previews build stands for others there, and nowhere else.
import SwiftUI

final class Session: ObservableObject { @Published var count = 0 }

struct Leaf: View {
  @EnvironmentObject var session: Session
  var body: some View { Text("\(session.count)") }
}

protocol Service { func view() -> AnyView }

struct Live: Service {
  func view() -> AnyView { AnyView(Leaf().environmentObject(Session())) }
}

struct Mock: Service {
  func view() -> AnyView { AnyView(Leaf()) }
}

protocol Source { func view() -> AnyView }

struct Local: Source {
  func view() -> AnyView { AnyView(Leaf()) }
}

struct Remote: Source {
  func view() -> AnyView { AnyView(Leaf()) }
}

final class Services {
  var service: any Service = Live()
  var source: any Source = Local()
  static let shared = Services()
  func reset() { source = Remote() }
}

struct Home: View {
  var body: some View { Services.shared.service.view() }
}

struct Sources: View {
  var body: some View { Services.shared.source.view() }
}

#Preview {
  let _ = (Services.shared.service = Mock())
  Home()  // want missing-environment-object-in-preview(Session)
}

@main
struct ShopApp: App {
  var body: some Scene {
    WindowGroup("Home") { Home() }
    WindowGroup("Sources") { Sources() }  // want missing-environment-object(Session)
  }
}
