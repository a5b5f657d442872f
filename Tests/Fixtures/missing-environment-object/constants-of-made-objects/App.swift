// Design 4: a constant of an object that all code which makes one gives a constant is no value of the run; one that some
// code gives another value is.
import SwiftUI

final class Session: ObservableObject { @Published var name = "" }
final class Theme: ObservableObject { @Published var name = "" }

struct Avatar: View {
  @EnvironmentObject var session: Session
  var body: some View { Text(session.name) }
}

struct Swatch: View {
  @EnvironmentObject var theme: Theme
  var body: some View { Text(theme.name) }
}

final class Model: ObservableObject {
  let isDemo: Bool
  let isThemed: Bool
  init(isDemo: Bool = false, isThemed: Bool) {
    self.isDemo = isDemo
    self.isThemed = isThemed
  }
}

struct Root: View {
  @StateObject private var model = Model(isThemed: UserDefaults.standard.bool(forKey: "themed"))
  var body: some View {
    if model.isDemo { Avatar() } else { Text("a") }
    if model.isThemed { Swatch() }
  }
}

@main struct DemoApp: App {
  var body: some Scene {
    WindowGroup { Root() }  // want missing-environment-object(Theme)
  }
}
