// A16: a requirement with a default is the conformer's on a value of the protocol's type, also where a
// protocol refines the one that declares it; a conformer without its own has the default. Only conformers
// of the refined protocol stand behind it.
import SwiftUI

final class Session: ObservableObject { @Published var user = "guest" }

final class Theme: ObservableObject { @Published var name = "light" }

final class Clock: ObservableObject { @Published var time = 0 }

struct NeedsSession: View {
  @EnvironmentObject var session: Session
  var body: some View { Text(session.user) }
}

struct NeedsTheme: View {
  @EnvironmentObject var theme: Theme
  var body: some View { Text(theme.name) }
}

struct NeedsClock: View {
  @EnvironmentObject var clock: Clock
  var body: some View { Text("\(clock.time)") }
}

protocol Coordinator: AnyObject {
  var banner: AnyView { get }
  func toPresentable() -> AnyView
}

extension Coordinator {
  var banner: AnyView { AnyView(Text("none")) }
  func toPresentable() -> AnyView { AnyView(Text("not configured")) }
}

protocol IndicatorCoordinator: Coordinator {
  func show()
}

final class Indicator: ObservableObject, IndicatorCoordinator {
  func show() {}
  func toPresentable() -> AnyView { AnyView(NeedsSession()) }
}

final class QuietIndicator: IndicatorCoordinator {
  func show() {}
  var banner: AnyView { AnyView(NeedsTheme()) }
}

final class ClockCoordinator: Coordinator {
  func toPresentable() -> AnyView { AnyView(NeedsClock()) }
}

final class Locator {
  static let shared = Locator()
  private(set) var indicator: IndicatorCoordinator!
  var coordinator: (any Coordinator)?
}

@main
struct ChatApp: App {
  @StateObject private var theme = Theme()
  @StateObject private var session = Session()

  var body: some Scene {
    WindowGroup {
      Locator.shared.indicator.toPresentable() // want missing-environment-object(Session)
    }
    WindowGroup {
      Locator.shared.indicator.banner // want missing-environment-object(Theme)
    }
    WindowGroup {
      Group { // want missing-environment-object(Clock)
        Locator.shared.coordinator?.toPresentable()
      }
      .environmentObject(theme)
      .environmentObject(session)
    }
  }
}
