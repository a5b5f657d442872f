// C4: objects that were unwrapped are still compared where a branch that injects compares them.
import SwiftUI

final class User: ObservableObject, Equatable {
  @Published var number = 0
  static func == (left: User, right: User) -> Bool { left.number == right.number }
}

final class Account: ObservableObject {
  @Published var number = 0
}

final class Cart: ObservableObject { @Published var count = 0 }

struct Reader: View {
  @EnvironmentObject var cart: Cart
  var body: some View { Text("\(cart.count)") }
}

struct ForOwner: ViewModifier {
  let user: User
  let owner: User
  func body(content: Content) -> some View {
    if user == owner { content.environmentObject(Cart()) } else { content }
  }
}

struct ForCurrent: ViewModifier {
  let account: Account
  let current: Account
  func body(content: Content) -> some View {
    if account === current { content.environmentObject(Cart()) } else { content }
  }
}

struct Home: View {
  @State private var user: User?
  @State private var owner: User?
  var body: some View {
    if let user, let owner {
      Group { if user == owner { Reader() } else { Text("other") } }
        .modifier(ForOwner(user: user, owner: owner))
        .onTapGesture { self.user = nil; self.owner = User() }
    }
  }
}

struct Accounts: View {
  @State private var account: Account?
  @State private var current: Account?
  var body: some View {
    if let account, let current {
      Group { if account === current { Reader() } else { Text("other") } }
        .modifier(ForCurrent(account: account, current: current))
        .onTapGesture { self.account = nil; self.current = Account() }
    }
  }
}

struct Never: View {
  var body: some View { Reader() }
}

@main struct TheApp: App {
  var body: some Scene {
    WindowGroup {
      Home()
      Accounts()
      Never()  // want missing-environment-object(Cart)
    }
  }
}
