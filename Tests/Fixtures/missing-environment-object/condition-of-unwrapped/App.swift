// C4: what an unwrapped object computes decides at two places, whatever name it was given where it was unwrapped.
import SwiftUI

protocol Ranked { var role: Int { get } }

extension Ranked {
  var isChief: Bool { role > 3 }
  func isNew() -> Bool { role == 0 }
}

final class User: ObservableObject, Ranked {
  @Published var role = 0
  @Published var isOpen = false
  var isAdmin: Bool { role > 2 }
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

struct OfAdmin: View {
  @ObservedObject var user: User
  var body: some View { if user.isAdmin { CartLeaf() } else { Text("") } }
}

struct OfChief: View {
  @ObservedObject var user: User
  var body: some View { if user.isChief { CartLeaf() } else { Text("") } }
}

struct OfNew: View {
  @ObservedObject var user: User
  var body: some View { if user.isNew() { CartLeaf() } else { Text("") } }
}

struct OfOpen: View {
  @ObservedObject var user: User
  var body: some View { if user.isOpen { LostLeaf() } else { Text("") } }
}

struct Home: View {
  @State private var user: User?
  var body: some View {
    if let user {
      if user.isAdmin { OfAdmin(user: user).environmentObject(Cart()) } else { OfAdmin(user: user) }
      if user.isChief { OfChief(user: user).environmentObject(Cart()) } else { OfChief(user: user) }
      if user.isNew() { OfNew(user: user).environmentObject(Cart()) } else { OfNew(user: user) }
    } else {
      Button("in") { user = User() }
    }
  }
}

struct Other: View {
  @State private var user: User?
  var body: some View {
    if let user {
      if user.isAdmin { OfOpen(user: user).environmentObject(Lost()) } else { OfOpen(user: user) }
    } else {
      Button("in") { user = User() }
    }
  }
}

struct Two: View {
  @State private var user: User?
  @State private var other: User?
  var body: some View {
    if let user, let other {
      if user.isOpen { OfOpen(user: other).environmentObject(Lost()) } else { OfOpen(user: other) }
    } else {
      Button("in") {
        user = User()
        other = User()
      }
    }
  }
}

struct Shared: View {
  @State private var first: User?
  @State private var second: User?
  var body: some View {
    if let first, let second {
      if first.isOpen { OfOpen(user: second).environmentObject(Lost()) } else { OfOpen(user: second) }
    } else {
      Button("in") {
        first = User()
        second = first
      }
    }
  }
}

@main struct TheApp: App {
  var body: some Scene {
    WindowGroup {
      Home()
      Other()  // want missing-environment-object(Lost)
      Two()  // want missing-environment-object(Lost)
      Shared()
    }
  }
}
