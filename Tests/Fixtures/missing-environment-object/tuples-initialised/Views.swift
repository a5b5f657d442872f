// Design §4: an initialiser may store several values at once; all are there before the first is stored.
import SwiftUI

final class Session: ObservableObject { @Published var name = "" }
final class Theme: ObservableObject { @Published var name = "" }

struct Account: View {
  @EnvironmentObject var session: Session
  var body: some View { Text(session.name) }
}

struct ThemeName: View {
  @EnvironmentObject var theme: Theme
  var body: some View { Text(theme.name) }
}

func both() -> (AnyView, AnyView) { (AnyView(ThemeName()), AnyView(Text("plain"))) }

struct Made: View {
  let upper: AnyView
  let lower: AnyView
  init() { (self.upper, self.lower) = (AnyView(Account()), AnyView(ThemeName())) }
  var body: some View {
    upper
    lower.environmentObject(Theme())
  }
}

struct Returned: View {
  private let upper: AnyView
  private let lower: AnyView
  init() { (upper, lower) = both() }
  var body: some View {
    upper
    lower
  }
}

struct Given<Content: View>: View {
  private let title: String
  private let content: () -> Content
  init(_ title: String, @ViewBuilder content: @escaping () -> Content) {
    (self.title, self.content) = (title.uppercased(), content)
  }
  var body: some View {
    Text(title)
    content().environmentObject(Session())
  }
}

@main
struct Main: App {
  var body: some Scene {
    WindowGroup {
      Made()  // want missing-environment-object(Session)
      Returned()  // want missing-environment-object(Theme)
      Given("a") { Account() }
    }
  }
}
