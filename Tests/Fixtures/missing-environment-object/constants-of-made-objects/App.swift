// Design 4: a constant of an object that all code which makes one gives a constant is no value of the run; one that some
// code gives another value is, also by an alias, or where the place tells the type.
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

final class Settings: ObservableObject {
  let isDemo: Bool
  init(isDemo: Bool) { self.isDemo = isDemo }
  static let plain = Settings(isDemo: false)
}

struct Screen: View {
  @StateObject private var settings: Settings = .init(
    isDemo: UserDefaults.standard.bool(forKey: "demo"))
  var body: some View {
    if settings.isDemo { Swatch() }
  }
}

final class Options: ObservableObject {
  let isDemo: Bool
  init(isDemo: Bool) { self.isDemo = isDemo }
  static let plain = Options(isDemo: false)
}

typealias Choices = Options

struct Panel: View {
  @StateObject private var options = Choices(isDemo: UserDefaults.standard.bool(forKey: "panel"))
  var body: some View {
    if options.isDemo { Swatch() }
  }
}

@main struct DemoApp: App {
  var body: some Scene {
    WindowGroup { Root() }  // want missing-environment-object(Theme)
    WindowGroup { Screen() }  // want missing-environment-object(Theme)
    WindowGroup { Panel() }  // want missing-environment-object(Theme)
  }
}
