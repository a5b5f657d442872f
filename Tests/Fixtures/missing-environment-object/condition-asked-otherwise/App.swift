// A3: two conditions that ask one value in ways which are not compared may exclude each other, and prove nothing; of values that
// have nothing to do with each other both may hold.
import SwiftUI

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

extension View {
  @ViewBuilder func providing(_ isOn: Bool) -> some View {
    if isOn { environmentObject(Cart()) } else { self }
  }
  @ViewBuilder func losing(_ isOn: Bool) -> some View {
    if isOn { environmentObject(Lost()) } else { self }
  }
}

final class Login: ObservableObject {
  @Published var user: String?
  var isLoggedIn: Bool { user != nil }
}

struct Account: View {
  @ObservedObject var login: Login
  var body: some View { if let user = login.user { VStack { Text(user); CartLeaf() } } }
}

struct Themed: View {
  @Environment(\.colorScheme) private var scheme
  var body: some View { if scheme == .dark { CartLeaf() } }
}

struct Steps: View {
  let step: Int
  var body: some View {
    switch step {
    case 0: Text("0")
    case 1: Text("1")
    default: CartLeaf()
    }
  }
}

var bits = 0

func flag(_ bit: Int) -> Bool { bits & (1 << bit) != 0 }

struct Flagged: View {
  var body: some View { if flag(2) { CartLeaf() } }
}

struct Home: View {
  @StateObject private var login = Login()
  @Environment(\.colorScheme) private var scheme
  @State private var step = 0
  @State private var items: [Int] = []
  @State private var others: [Int] = []
  private let titles = ["a", "b"]
  var body: some View {
    Button("next") {
      login.user = "x"
      step += 1
      items.append(1)
      others.append(1)
    }
    Account(login: login).providing(login.isLoggedIn)
    Themed().providing(scheme == .dark)
    Steps(step: step).providing(step >= 2)
    Group { if let first = items.first { VStack { Text("\(first)"); CartLeaf() } } }
      .providing(!items.isEmpty)
    Group { if titles[step] == "b" { CartLeaf() } }.providing(step == 1)
    Flagged().providing(flag(2))
    Group { if items.count > 2 { LostLeaf() } }.losing(others.count > 1)
  }
}

@main
struct FixtureApp: App {
  var body: some Scene {
    WindowGroup {
      Home() // want missing-environment-object(Lost)
    }
  }
}
