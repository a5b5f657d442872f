// A2, A3: the key is the static type of the argument; a subclass or a superclass is another key.
import SwiftUI

class Account: ObservableObject {
  @Published var name = "guest"
}

final class PremiumAccount: Account {
  @Published var points = 0
}

struct AccountName: View {
  @EnvironmentObject var account: Account
  var body: some View { Text(account.name) }
}

struct Points: View {
  @EnvironmentObject var account: PremiumAccount
  var body: some View { Text("\(account.points)") }
}

struct BaseOnly: View {
  let account: Account = PremiumAccount()

  var body: some View {
    AccountName().environmentObject(account)
    Points().environmentObject(account)
  }
}

struct SubclassOnly: View {
  let account = PremiumAccount()

  var body: some View {
    AccountName().environmentObject(account)
    Points().environmentObject(account)
  }
}

@main
struct BankApp: App {
  var body: some Scene {
    WindowGroup {
      BaseOnly() // want missing-environment-object(PremiumAccount)
      SubclassOnly() // want missing-environment-object(Account)
    }
  }
}
