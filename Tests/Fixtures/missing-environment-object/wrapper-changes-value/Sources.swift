// A property is worth what its wrapper gives, not what it was given: one that negates shows the other branch, one that keeps
// what it gets holds it, and of one that computes it is not told which branch is shown.
import SwiftUI

final class Store: ObservableObject {
  static let shared = Store()
  @Published var count = 0
}

final class Theme: ObservableObject {
  @Published var name = ""
}

struct Row: View {
  @EnvironmentObject private var store: Store
  var body: some View { Text("\(store.count)") }
}

struct ThemeView: View {
  @EnvironmentObject private var theme: Theme
  var body: some View { Text(theme.name) }
}

@propertyWrapper
struct Negated {
  private var value: Bool
  init(wrappedValue: Bool) { value = !wrappedValue }
  var wrappedValue: Bool { value }
}

@propertyWrapper
struct Kept<Value> {
  let wrappedValue: Value?
  init(wrappedValue: Value?) { self.wrappedValue = wrappedValue }
}

@propertyWrapper
struct Dropped<Value> {
  let wrappedValue: Value?
  init(wrappedValue: Value?) { self.wrappedValue = nil }
}

@propertyWrapper
struct Limited {
  private var value: Int
  private let limit: Int

  init(wrappedValue: Int, _ limit: Int) {
    value = min(wrappedValue, limit)
    self.limit = limit
  }

  var wrappedValue: Int {
    get { value }
    set { value = min(newValue, limit) }
  }
}

@propertyWrapper
struct Stored {
  private let key: String
  private let standard: Bool

  init(wrappedValue: Bool, _ key: String) {
    standard = wrappedValue
    self.key = key
  }

  var wrappedValue: Bool { UserDefaults.standard.object(forKey: key) as? Bool ?? standard }
}

struct Right: View {
  @Negated private var isRow = true
  @Kept private var store: Store? = Store.shared
  @Limited(2) private var level = 5

  var body: some View {
    if isRow { Row() } else { Text("no row") }
    if let store { Row().environmentObject(store) } else { Row() }
    if level > 3 { Row() }
  }
}

struct Shown: View {
  @Negated private var isHidden = false
  var body: some View {
    if isHidden { Row() }
  }
}

struct Lost: View {
  @Dropped private var store: Store? = Store.shared
  var body: some View {
    if let store { Row().environmentObject(store) } else { Row() }
  }
}

struct Settings: View {
  @Stored("isThemed") private var isThemed = false
  var body: some View {
    if isThemed { ThemeView() }
  }
}

@main
struct WrapperApp: App {
  var body: some Scene {
    WindowGroup("Right") {
      Right()
    }
    WindowGroup("Shown") {
      Shown() // want missing-environment-object(Store)
    }
    WindowGroup("Lost") {
      Lost() // want missing-environment-object(Store)
    }
    WindowGroup("Settings") {
      Settings() // want missing-environment-object(Theme)
    }
  }
}
