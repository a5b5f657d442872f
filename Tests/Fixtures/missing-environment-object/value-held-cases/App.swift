// C1, design "what makes a step decided": a presented optional holds the cases that somebody puts into it.
// Cases of the same name of another enumeration, and those that another property holds, are not among them.
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

enum Route: Identifiable {
  case user(name: String)
  case friend(name: String)
  case clock
  case settings

  var id: Int { 0 }

  @ViewBuilder
  func makeView() -> some View {
    switch self {
    case .user: NeedsSession()
    case .friend: NeedsTheme()
    case .clock: NeedsClock()
    case .settings: Text("settings")
    }
  }
}

enum Contact: Identifiable {
  case friend(name: String, age: Int)
  case none

  var id: Int { 0 }
}

final class Navigation: ObservableObject {
  @Published var presented: Route?
  @Published var searched: Route? {
    didSet { if searched != nil { isSearching = true } }
  }
  @Published var isSearching = false
  @Published var contact: Contact?
}

struct Home: View {
  @EnvironmentObject var navigation: Navigation

  var body: some View {
    Button("User") { navigation.presented = .user(name: "me") }
    Button("Settings") { navigation.presented = navigation.isSearching ? .settings : nil }
    Button("Search") { navigation.searched = .clock }
    Button("Friend") { navigation.contact = .friend(name: "you", age: 7) }
  }
}

struct Shell: View {
  @StateObject private var navigation = Navigation()
  @StateObject private var theme = Theme()
  @StateObject private var session = Session()
  @StateObject private var clock = Clock()

  var body: some View {
    Home()
      .environmentObject(navigation)
      .environmentObject(theme)
      .environmentObject(session)
      .environmentObject(clock)
      .sheet(item: $navigation.presented) { $0.makeView() } // want missing-environment-object(Session)
  }
}

enum Step: Identifiable {
  case friend(name: String)
  case next

  var id: Int { 0 }
}

final class Wizard: ObservableObject {
  @Published var step: Step?

  func decide(_ step: Step) { self.step = step }
}

struct WizardView: View {
  @StateObject private var wizard = Wizard()
  @StateObject private var theme = Theme()
  @StateObject private var clock = Clock()

  var body: some View {
    Button("next") { wizard.decide(.next) }
      .environmentObject(theme)
      .environmentObject(clock)
      .sheet(item: $wizard.step) { step in // want missing-environment-object(Clock)
        switch step {
        case .friend: NeedsTheme()
        case .next: NeedsClock()
        }
      }
  }
}

@main
struct NotesApp: App {
  var body: some Scene {
    WindowGroup {
      Shell()
      WizardView()
    }
  }
}
