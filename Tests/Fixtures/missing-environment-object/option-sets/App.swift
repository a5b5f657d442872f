// Design §4: what the library says of sets of options that the project declares, and leaves of them, is told where the options are.
import SwiftUI

final class Cart: ObservableObject { @Published var count = 0 }

final class Profile: ObservableObject { @Published var name = "" }

struct CartLeaf: View {
  @EnvironmentObject var cart: Cart
  var body: some View { Text("\(cart.count)") }
}

struct ProfileLeaf: View {
  @EnvironmentObject var profile: Profile
  var body: some View { Text(profile.name) }
}

struct Parts: OptionSet {
  let rawValue: Int
  static let cart = Parts(rawValue: 1 << 0)
  static let profile = Parts(rawValue: 1 << 1)
  static let all: Parts = [.cart, .profile]
}

struct Small: OptionSet {
  let rawValue: UInt8
  init(rawValue: UInt8) { self.rawValue = rawValue }
  static let cart = Small(rawValue: 1 << 7)
  static let other = Small(rawValue: 1)
}

/// One that says itself what it contains.
struct Odd: OptionSet {
  let rawValue: Int
  static let cart = Odd(rawValue: 1)
  func contains(_ member: Odd) -> Bool { self != member }
}

/// One that makes something else of what is written.
struct Full: OptionSet {
  let rawValue: Int
  init(rawValue: Int) { self.rawValue = rawValue }
  init(arrayLiteral elements: Full...) { rawValue = 3 }
  static let cart = Full(rawValue: 1)
  static let profile = Full(rawValue: 2)
}

struct Page: View {
  let parts: Parts
  var body: some View {
    VStack {
      if parts.contains(.cart) { CartLeaf() }
      if parts.contains(.profile) { ProfileLeaf() }
    }
  }
}

struct OnePage: View {
  let parts: Parts
  var body: some View {
    switch parts {
    case .cart: CartLeaf()
    case [.cart, .profile]: ProfileLeaf()
    default: Text("none")
    }
  }
}

struct SmallPage: View {
  let parts: Small
  var body: some View { if parts.contains(.cart) { CartLeaf() } else { ProfileLeaf() } }
}

struct OddPage: View {
  let parts: Odd
  var body: some View { if parts.contains(.cart) { CartLeaf() } else { Text("none") } }
}

struct FullPage: View {
  let parts: Full
  var body: some View { if parts.contains(.cart) { Text("cart") } else { CartLeaf() } }
}

struct StatePage: View {
  @State private var parts: Parts = [.profile]
  var body: some View {
    Button("Cart") { parts.insert(.cart) }
    if parts.contains(.cart) { CartLeaf() } else { Text("none") }
  }
}

func inserted() -> Parts {
  var parts: Parts = []
  parts.insert(.cart)
  return parts
}

func removed() -> Parts {
  var parts = Parts.all
  parts.remove(.profile)
  return parts
}

func formed() -> Parts {
  var parts = Parts()
  for part in [Parts.cart, .profile] { parts.formUnion(part) }
  return parts.subtracting(.cart)
}

func given(_ parts: inout Parts) { parts.insert(.profile) }

func maybe(_ isOn: Bool) -> Parts {
  var parts: Parts = [.cart]
  if isOn { parts.remove(.cart) }
  given(&parts)
  return parts
}

struct MaybePage: View {
  @State private var isOn = false
  var body: some View { Page(parts: maybe(isOn)) }
}

@main struct ShopApp: App {
  var body: some Scene {
    WindowGroup("None") { Page(parts: []) }
    WindowGroup("Cart") { Page(parts: .cart) }  // want missing-environment-object(Cart)
    WindowGroup("Profile") { Page(parts: [.profile]).environmentObject(Cart()) }  // want missing-environment-object(Profile)
    WindowGroup("All") { Page(parts: .all).environmentObject(Cart()).environmentObject(Profile()) }
    WindowGroup("Inserted") { Page(parts: inserted()) }  // want missing-environment-object(Cart)
    WindowGroup("Removed") { Page(parts: removed()).environmentObject(Cart()) }
    WindowGroup("Union") { Page(parts: Parts.cart.union(.profile)).environmentObject(Profile()) }  // want missing-environment-object(Cart)
    WindowGroup("Formed") { Page(parts: formed()).environmentObject(Profile()) }
    WindowGroup("One") { OnePage(parts: .all).environmentObject(Profile()) }
    WindowGroup("Other") { OnePage(parts: .cart).environmentObject(Profile()) }  // want missing-environment-object(Cart)
    WindowGroup("Small") { SmallPage(parts: [.cart, .other]) }  // want missing-environment-object(Cart)
    WindowGroup("Odd") { OddPage(parts: .cart) }
    WindowGroup("Full") { FullPage(parts: [.profile]) }
    WindowGroup("State") { StatePage() }  // want missing-environment-object(Cart)
    WindowGroup("Maybe") { MaybePage().environmentObject(Cart()).environmentObject(Profile()) }
  }
}
