// An injected object chosen by an `if` expression: its type is that of the branches, not of another subclass.
import SwiftUI

class User: ObservableObject {
  @Published var name = ""
  required init() {}
}

final class Admin: User {
  @Published var rights = 0
}

struct UserLine: View {
  @EnvironmentObject var user: User
  var body: some View { Text(user.name) }
}

struct AdminLine: View {
  @EnvironmentObject var admin: Admin
  var body: some View { Text("\(admin.rights)") }
}

struct Page: View {
  private let admin = Admin()
  private let guest = User()

  var body: some View {
    let user: User = if flag(0) { admin } else { guest }
    let chosen = flag(1) ? admin : Admin()
    return VStack {
      UserLine().environmentObject(user)
      AdminLine().environmentObject(chosen)
      AdminLine().environmentObject(user)
    }
  }
}

@main
struct AdminApp: App {
  var body: some Scene {
    WindowGroup { Page() }
  }
}

func flag(_ bit: Int) -> Bool { flagBits & (1 << bit) != 0 }

var flagBits = 0
