// A2: a cast decides the type under which the object is registered.
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

struct Both: View {
  var body: some View {
    AccountName()
    Points()
  }
}

@main
struct BankApp: App {
  private let premium = PremiumAccount()
  private let stored: Account = PremiumAccount()

  var body: some Scene {
    WindowGroup {
      Both().environmentObject(premium as Account) // want missing-environment-object(PremiumAccount)
      Both().environmentObject(stored as! PremiumAccount) // want missing-environment-object(Account)
    }
  }
}
