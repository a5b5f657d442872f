// Design §4: a value that equals one constant equals no other below that branch. What another branch leaves open is taken.
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

enum Kind { case first, second }

struct Right: View {
  @State var name = "a"
  @State var count = 1
  @State var kind = Kind.first
  var body: some View {
    if name != "a" {
      if name == "a" { CartLeaf() }
    }
    if name == "a" {
      switch name {
      case "b": CartLeaf()
      default: Text("")
      }
    } else if name == "a" {
      CartLeaf()
    }
    if count > 3 {
      if count < 2 { CartLeaf() }
    }
    switch kind {
    case .first: if kind == .second { CartLeaf() }
    case .second: Text("")
    }
    Button("change") {
      name = "b"
      count = 5
      kind = .second
    }
  }
}

struct Wrong: View {
  @State var name = "a"
  var body: some View {
    if name != "a" {
      if name != "b" { LostLeaf() }
    }
    Button("change") { name = "c" }
  }
}

@main
struct FixtureApp: App {
  var body: some Scene {
    WindowGroup("Right") { Right() }
    WindowGroup("Wrong") { Wrong() }  // want missing-environment-object(Lost)
  }
}
