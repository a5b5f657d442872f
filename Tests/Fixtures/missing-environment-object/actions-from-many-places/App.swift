// A8: an action that a view hands to another reads when the other calls it, whichever of several places it comes from;
// one that nobody calls, or not there, reads nothing.
import SwiftUI

final class Cart: ObservableObject { func add(_ item: String) {} }

final class Log: ObservableObject { func note() {} }

struct Confirm: View {
  let title: String
  let action: () -> Void
  var cancel: (() -> Void)? = nil

  var body: some View {
    Button(title) { action() }
  }
}

struct Apples: View {
  @EnvironmentObject var cart: Cart
  let weight: Int

  var body: some View { Confirm(title: "Apples") { cart.add("\(weight)") } }
}

struct Pears: View {
  @EnvironmentObject var cart: Cart

  var body: some View { Confirm(title: "Pears") { cart.add("pears") } }
}

struct Plums: View {
  @EnvironmentObject var log: Log

  var body: some View { Confirm(title: "Plums", action: {}, cancel: { log.note() }) }
}

struct Offer: View {
  let isOpen: Bool
  let action: () -> Void

  var body: some View {
    if isOpen { Button("Buy") { action() } }
  }
}

struct Cherries: View {
  @EnvironmentObject var cart: Cart
  let isOpen: Bool

  var body: some View { Offer(isOpen: isOpen) { cart.add("cherries") } }
}

@main
struct ShopApp: App {
  @StateObject private var cart = Cart()

  var body: some Scene {
    WindowGroup {
      Apples(weight: 1).environmentObject(cart)
      Apples(weight: 2) // want missing-environment-object(Cart)
      Pears() // want missing-environment-object(Cart)
      Plums()
      Cherries(isOpen: true).environmentObject(cart)
      Cherries(isOpen: false)
    }
  }
}
