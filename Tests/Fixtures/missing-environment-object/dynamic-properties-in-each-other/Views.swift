// A16: a dynamic property is installed with the one that holds it, and what it reads, the view reads that holds the outer one.
import SwiftUI

final class Session: ObservableObject { @Published var name = "" }
final class Theme: ObservableObject { @Published var name = "" }

struct Account: DynamicProperty {
  @EnvironmentObject private var session: Session
  var name: String { session.name }
}

struct Colours: DynamicProperty {
  @EnvironmentObject private var theme: Theme
  var name: String { theme.name }
}

struct Surroundings: DynamicProperty {
  var account = Account()
  private let colours = Colours()
  var title: String { account.name }
  var colour: String { colours.name }
}

struct Outermost: DynamicProperty {
  private var surroundings = Surroundings()
  var title: String { surroundings.title }
}

struct Titled: View {
  private var surroundings = Surroundings()
  var body: some View { Text(surroundings.title) }
}

struct Coloured: View {
  private var surroundings = Surroundings()
  var body: some View { Text(surroundings.colour) }
}

struct Deep: View {
  private var outermost = Outermost()
  var body: some View { Text(outermost.title) }
}

@main
struct Main: App {
  var body: some Scene {
    WindowGroup {
      Titled().environmentObject(Theme())  // want missing-environment-object(Session)
      Coloured().environmentObject(Session())  // want missing-environment-object(Theme)
      Deep().environmentObject(Session())
      Deep().environmentObject(Theme())  // want missing-environment-object(Session)
    }
  }
}
