// §4: constants decide as the language says, or it is left open what they decide: an enumeration that says itself which case is less, one
// with the name of a view, raw values of what a view is given, initialisers that may fail, and what a type holds while a program runs.
import SwiftUI

final class Cart: ObservableObject { @Published var count = 0 }
final class Card: ObservableObject { @Published var count = 0 }
final class Coupon: ObservableObject { @Published var count = 0 }

struct CartView: View {
  @EnvironmentObject private var cart: Cart
  var body: some View { Text("\(cart.count)") }
}

struct CardView: View {
  @EnvironmentObject private var card: Card
  var body: some View { Text("\(card.count)") }
}

struct CouponView: View {
  @EnvironmentObject private var coupon: Coupon
  var body: some View { Text("\(coupon.count)") }
}

enum Severity: Int, Comparable {
  case error, warning, info
  static func < (left: Severity, right: Severity) -> Bool { left.rawValue > right.rawValue }
}

struct BySeverity: View {
  let severity: Severity
  var body: some View {
    if severity > .warning { CartView() }
  }
}

enum Tab: String, CaseIterable {
  case home = "home"
  case cart = "cart"
  static var visible: [Tab] { allCases.filter { $0 != .cart } }
}

struct ByTab: View {
  private let tab = Tab(rawValue: "home") ?? .cart
  var body: some View {
    if tab == .cart { CartView() }
    ForEach(Tab.visible, id: \.self) { tab in
      if tab == .cart { CartView() }
    }
  }
}

enum Level: Int {
  case low = 1
  case high = 7
}

struct ByLevel: View {
  let score: Int
  private var level: Level { Level(rawValue: score) ?? .high }
  var body: some View {
    if level == .high { CartView() }
  }
}

enum Mode {
  case plain
  init?(text: String) {
    guard text == "plain" else { return nil }
    self = .plain
  }
}

struct ByMode: View {
  var body: some View {
    if let _ = Mode(text: "other") { CartView() }
  }
}

// While a program runs.

enum Config {
  static let isTest = ProcessInfo.processInfo.environment["TEST"] == "1"
}

struct ByConfig: View {
  @StateObject private var cart = Cart()
  var body: some View {
    if Config.isTest { ConfigHome().environmentObject(cart) } else { ConfigHome() }
  }
}

struct ConfigHome: View {
  var body: some View {
    if Config.isTest { CartView() } else { Text("free") }
  }
}

/// What the environment of the process says is no constant, whatever stands for what is not there.
struct ByProcess: View {
  private let mode = ProcessInfo.processInfo.environment["MODE"] ?? "free"
  var body: some View {
    if mode == "paid" { CardView() }
  }
}

struct ByScore: View {
  var body: some View {
    Panel(level: .high)
  }
}

struct Panel: View {
  let level: Level
  var body: some View {
    if level == .high { CouponView() }
  }
}

@main
struct ShopApp: App {
  var body: some Scene {
    WindowGroup {
      VStack {
        BySeverity(severity: .info)
        ByTab()
        ByLevel(score: 1)
        ByMode()
        ByConfig()
      }
    }
    WindowGroup {
      ByProcess()  // want missing-environment-object(Card)
    }
    WindowGroup {
      ByScore()  // want missing-environment-object(Coupon)
    }
  }
}
