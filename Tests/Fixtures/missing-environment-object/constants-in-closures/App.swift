// Design §4: what constants alone decide, in a way that is not told, leaves both branches undecided, also where a closure, a key path or
// an operator of the project's own asks them; what a run decides takes both.
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

struct Item {
  let number: Int
  var isOn = false
}

struct Version: Comparable {
  let number: Int
  static func < (first: Version, second: Version) -> Bool { first.number < second.number }
}

struct Constants: View {
  private let items = [Item(number: 1), Item(number: 2, isOn: true)]
  private let table = ["a": 1]
  private let numbers = [1, 2]
  private let version = Version(number: 1)

  var body: some View {
    if items.contains(where: \.isOn) { Text("On") } else { Account() }
    if items.reduce(0) { $0 + $1.number } == 3 { Text("Three") } else { Account() }
    if table.map { $0.value } == [1] { Text("One") } else { Account() }
    if zip(numbers, numbers).allSatisfy { $0 == $1 } { Text("Same") } else { Account() }
    if numbers.compactMap { Int($0) } == [1, 2] { Text("Both") } else { Account() }
    if version < Version(number: 2) { Text("Old") } else { Account() }
    if items.first(where: \.isOn)?.number == 2 { Text("Second") } else { Account() }
    if type(of: numbers) == [Int].self { Text("Numbers") } else { Account() }
  }
}

final class Settings {
  static let shared = Settings()
  var limit = UserDefaults.standard.integer(forKey: "limit")
}

struct OfRun: View {
  let count: Int
  private let items = [Item(number: 1), Item(number: 2)]

  var body: some View {
    if items.contains(where: { $0.number == Settings.shared.limit }) { ThemeName() }
    if items.reduce(0) { $0 + $1.number * count } == 3 { ThemeName() }
  }
}

@main struct ShopApp: App {
  var body: some Scene {
    WindowGroup("Constants") { Constants() }
    WindowGroup("Of the run") { OfRun(count: Int.random(in: 0...3)) }  // want missing-environment-object(Theme)
  }
}
