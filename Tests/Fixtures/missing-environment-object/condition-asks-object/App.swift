// C4: what a function, an operator, a cast or a collection tells of an object at one place it may tell of it at another. Of
// objects of other classes it tells nothing.
import SwiftUI

enum Right { case buy, read }

class User: ObservableObject, Hashable {
  @Published var rights: [Right] = []
  static func == (left: User, right: User) -> Bool { left === right }
  func hash(into hasher: inout Hasher) {}
  func can(_ right: Right) -> Bool { rights.contains(right) }
}

final class Admin: User {}

final class Account: ObservableObject, Equatable {
  @Published var number = 0
  static func == (left: Account, right: Account) -> Bool { left.number == right.number }
}

final class Cart: ObservableObject { @Published var count = 0 }

final class Lost: ObservableObject { @Published var count = 0 }

struct CartLeaf: View {
  @EnvironmentObject var cart: Cart
  var body: some View { Text("\(cart.count)") }
}

struct LostLeaf: View {
  @EnvironmentObject var lost: Lost
  var body: some View { Text("\(lost.count)") }
}

infix operator <?>

func <?> (user: User, count: Int) -> Bool { user.rights.count > count }

func mayShop(_ user: User) -> Bool { user.rights.contains(.buy) }

struct ByFunction: View {
  @ObservedObject var user: User
  var body: some View { if mayShop(user) { CartLeaf() } }
}

struct ByMethod: View {
  @ObservedObject var user: User
  var body: some View { if user.can(.buy) { CartLeaf() } }
}

struct ByOperator: View {
  let user: User
  var body: some View { if user <?> 1 { CartLeaf() } }
}

struct ByCast: View {
  let user: User
  var body: some View { if user is Admin { CartLeaf() } }
}

struct ByPattern: View {
  let user: User
  var body: some View {
    switch user {
    case is Admin: Text("admin")
    default: CartLeaf()
    }
  }
}

struct ByList: View {
  let user: User
  let allowed: [User]
  var body: some View { if allowed.contains(user) { CartLeaf() } }
}

struct ByTable: View {
  let user: User
  let carts: [User: Cart]
  var body: some View { if carts[user] != nil { CartLeaf() } }
}

struct ByLocal: View {
  let user: User
  let owner: User
  var body: some View {
    let isOwner = user == owner
    if isOwner { CartLeaf() }
  }
}

struct OfOther: View {
  let account: Account
  let current: Account
  var body: some View { if account == current { LostLeaf() } }
}

struct Home: View {
  let user: User
  let owner: User
  let allowed: [User]
  let carts: [User: Cart]
  let account: Account
  let current: Account
  var body: some View {
    if mayShop(user) {
      ByFunction(user: user).environmentObject(Cart())
    } else {
      ByFunction(user: user)
    }
    if user.can(.buy) {
      ByMethod(user: user).environmentObject(Cart())
    } else {
      ByMethod(user: user)
    }
    if user <?> 1 { ByOperator(user: user).environmentObject(Cart()) } else { ByOperator(user: user) }
    if user is Admin { ByCast(user: user).environmentObject(Cart()) } else { ByCast(user: user) }
    switch user {
    case is Admin: ByPattern(user: user)
    default: ByPattern(user: user).environmentObject(Cart())
    }
    if allowed.contains(user) {
      ByList(user: user, allowed: allowed).environmentObject(Cart())
    } else {
      ByList(user: user, allowed: allowed)
    }
    if let cart = carts[user] {
      ByTable(user: user, carts: carts).environmentObject(cart)
    } else {
      ByTable(user: user, carts: carts)
    }
    let isOwner = user == owner
    if isOwner {
      ByLocal(user: user, owner: owner).environmentObject(Cart())
    } else {
      ByLocal(user: user, owner: owner)
    }
    if mayShop(user) {
      OfOther(account: account, current: current).environmentObject(Lost())
    } else {
      OfOther(account: account, current: current)
    }
  }
}

struct Top: View {
  @StateObject private var user = User()
  @StateObject private var owner = User()
  @StateObject private var account = Account()
  @StateObject private var current = Account()
  @State private var allowed: [User] = []
  @State private var carts: [User: Cart] = [:]
  var body: some View {
    Home(
      user: user, owner: owner, allowed: allowed, carts: carts, account: account, current: current
    )
    .onTapGesture {
      allowed.append(user)
      carts[user] = Cart()
    }
  }
}

@main struct TheApp: App {
  var body: some Scene {
    WindowGroup {
      Top()  // want missing-environment-object(Lost)
    }
  }
}
