// Design §4: what extensions of texts, numbers and lists make of constants, constants decide: told where the standard library's
// answer is, and else both branches are left open. What they make of values of the run takes both.
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

extension String {
  var isBare: Bool { isEmpty }
  var isBlank: Bool { trimmingCharacters(in: .whitespaces).isEmpty }
  var isShouted: Bool { uppercased() == self }
  var isHeld: Bool { hasPrefix("@") }
  func opens(with start: String) -> Bool { hasPrefix(start) }
}

extension Int {
  var isEven: Bool { isMultiple(of: 2) }
}

func launches() -> Int { UserDefaults.standard.integer(forKey: "launches") }

enum Tip: Int {
  case first = 3
  /// A function of the project's asks the run.
  var isDue: Bool { launches() >= rawValue }
}

extension Array where Element == Int {
  var total: Int { reduce(0, +) }
}

struct Constants: View {
  private let title = "a"
  private let sizes = [1, 2, 3]
  var body: some View {
    if title.isBare { Account() } else { ThemeName() }
    if title.isBlank { Account() }
    if title.isShouted { Account() }
    if sizes.total > 10 { Account() }
    if title.isHeld { Account() }
    if title.opens(with: "b") { Account() }
    if title.opens(with: "a") { ThemeName() } else { Account() }
    if sizes[0].isEven { Account() }
  }
}

struct OfRun: View {
  let title: String
  let sizes: [Int]
  var body: some View {
    if title.isBlank { Shop() }
    if sizes.total > 10 { Shop() }
    if Tip.first.isDue { Shop() }
  }
}

@main
struct Main: App {
  var body: some Scene {
    WindowGroup {
      Constants()  // want missing-environment-object(Theme)
      OfRun(title: UserDefaults.standard.string(forKey: "title") ?? "", sizes: [Int.random(in: 0...9)])  // want missing-environment-object(Store)
    }
  }
}
