// A1, A3: members that a superclass or a protocol extension declares keep the type that they declare.
import SwiftUI

class Account: ObservableObject { @Published var name = "guest" }
final class Premium: Account { var points = 0 }

final class Probe: ObservableObject { @Published var hits = 0 }

class Coordinator {
  let account: Account = Premium()
  func makePremium() -> Premium { Premium() }
}

final class AppCoordinator: Coordinator {
  var title = "app"
}

protocol HasPremium {}

extension HasPremium {
  var premium: Premium { Premium() }
}

struct AccountName: View {
  @EnvironmentObject var account: Account
  var body: some View { Text(account.name) }
}

struct Points: View {
  @EnvironmentObject var premium: Premium
  var body: some View { Text("\(premium.points)") }
}

struct Inherited: View {
  let coordinator = AppCoordinator()
  var body: some View {
    AccountName().environmentObject(coordinator.account)
    Points().environmentObject(coordinator.makePremium())
  }
}

struct InheritedWrong: View {
  let coordinator = AppCoordinator()
  var body: some View {
    Points().environmentObject(coordinator.account)
  }
}

struct FromExtension: View, HasPremium {
  var body: some View {
    Points().environmentObject(premium)
    AccountName().environmentObject(premium as Account)
  }
}

struct FromExtensionWrong: View, HasPremium {
  var body: some View {
    AccountName().environmentObject(premium)
  }
}

@main
struct BankApp: App {
  var body: some Scene {
    WindowGroup {
      Inherited()
      InheritedWrong() // want missing-environment-object(Premium)
      FromExtension()
      FromExtensionWrong() // want missing-environment-object(Account)
    }
  }
}
