// Design §4: what an initialiser reads of a property before it assigns to it is what that begins with; afterwards what it assigned.
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

struct Before {
  var isOpen = true
  let wasOpen: Bool
  init() {
    wasOpen = isOpen
    isOpen = false
  }
}

struct Behind {
  var isOpen = true
  let isStillOpen: Bool
  init() {
    isOpen = false
    isStillOpen = self.isOpen
    isOpen = true
  }
}

struct Nested {
  var before = Before()
  let isOpen: Bool
  let wasOpen: Bool
  init() {
    isOpen = self.before.isOpen
    wasOpen = self.before.wasOpen
  }
}

struct Toggled {
  var isUp = true
  var isClosed = false
  init() {
    close()
    isClosed = !isUp
  }
  mutating func close() { isUp = false }
}

struct Home: View {
  private let before = Before()
  private let behind = Behind()
  private let nested = Nested()
  private let toggled = Toggled()
  var body: some View {
    if before.wasOpen { ThemeName() } else { Account() }
    if behind.isStillOpen { Account() }
    if nested.isOpen { Account() }
    if nested.wasOpen { Text("was open") } else { Account() }
    if toggled.isClosed { Text("closed") }
  }
}

@main
struct Main: App {
  var body: some Scene {
    WindowGroup {
      Home()  // want missing-environment-object(Theme)
    }
  }
}
