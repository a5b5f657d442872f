// Design §4: what an initialiser reads of a property is what it has assigned to it before, by its name or as a member of `self`.
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

struct Behind {
  var isOpen = true
  let isStillOpen: Bool
  init() {
    isOpen = false
    isStillOpen = self.isOpen
    isOpen = true
  }
}

struct Outer {
  var inner: Behind
  let isOpen: Bool
  init() {
    inner = Behind()
    isOpen = self.inner.isStillOpen
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
  private let behind = Behind()
  private let outer = Outer()
  private let toggled = Toggled()
  var body: some View {
    if behind.isStillOpen { Account() } else { ThemeName() }
    if outer.isOpen { Account() }
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
