// Design §4: what a wrapper of the project projects of a constant, its getter decides; `$property` is no binding then.
import SwiftUI

final class Session: ObservableObject { @Published var name = "" }
final class Theme: ObservableObject { @Published var name = "" }
final class Store: ObservableObject { @Published var name = "" }

struct Account: View {
  @EnvironmentObject var session: Session
  var body: some View { Text(session.name) }
}

struct ThemeName: View {
  @EnvironmentObject var theme: Theme
  var body: some View { Text(theme.name) }
}

struct Shop: View {
  @EnvironmentObject var store: Store
  var body: some View { Text(store.name) }
}

/// Projects the opposite.
@propertyWrapper struct Inverted {
  var wrappedValue: Bool
  var projectedValue: Bool { !wrappedValue }
}

/// Projects whether what it was given was too much.
@propertyWrapper struct Limited {
  private var value: Int
  let projectedValue: Bool
  var wrappedValue: Int { value }
  init(wrappedValue: Int, _ limit: Int) {
    value = min(wrappedValue, limit)
    projectedValue = wrappedValue > limit
  }
}

/// Projects what the run says.
@propertyWrapper struct Stored {
  var wrappedValue: Bool
  var projectedValue: Bool { UserDefaults.standard.bool(forKey: "stored") }
}

/// Projects what may change it.
@propertyWrapper struct Bound: DynamicProperty {
  @State private var value: Bool
  var wrappedValue: Bool { value }
  var projectedValue: Binding<Bool> { $value }
  init(wrappedValue: Bool) { _value = State(initialValue: wrappedValue) }
}

struct Constants: View {
  @Inverted private var isOn = true
  @Limited(3) private var count = 2
  var body: some View {
    if $isOn { Account() } else { ThemeName() }
    if isOn { ThemeName() } else { Account() }
    if $count { Account() }
    if isOn && $isOn { Account() }
  }
}

struct OfRun: View {
  @Stored private var isKept = true
  @Bound private var isShown = false
  var body: some View {
    if $isKept { Shop() }
    Toggle("shown", isOn: $isShown)
    if isShown { Shop() }
  }
}

@main
struct Main: App {
  var body: some Scene {
    WindowGroup {
      Constants()  // want missing-environment-object(Theme)
      OfRun()  // want missing-environment-object(Store)
    }
  }
}
