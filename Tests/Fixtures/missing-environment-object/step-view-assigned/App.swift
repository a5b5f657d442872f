// Design 4: what a property shows whose type is any view is what it begins with, or what code assigns to it: in the view, in its model,
// in other views, one by one in a list. Where a binding or a parameter may bring others in, nothing is said.
import SwiftUI

final class Cart: ObservableObject { @Published var count = 0 }

struct Checkout: View {
  @EnvironmentObject var cart: Cart
  var body: some View { Text("\(cart.count)") }
}

final class Router: ObservableObject {
  @Published var screen: AnyView
  let cart = Cart()
  init() { screen = AnyView(Text("loading")) }
  func good() { screen = AnyView(Checkout().environmentObject(cart)) }
}

struct Routed: View {
  @StateObject var router = Router()
  var body: some View {
    VStack {
      router.screen
      Button("Go") { router.good() }
    }
  }
}

final class BadRouter: ObservableObject {
  @Published var page = AnyView(Text("loading"))
  func bad() {
    let next = AnyView(Checkout())
    page = next
  }
}

struct BadRouted: View {
  @StateObject var router = BadRouter()
  var body: some View {
    VStack {
      router.page
      Button("Go") { router.bad() }
    }
  }
}

struct Stack: View {
  @State private var pages: [AnyView] = []
  @State private var top: AnyView?
  let cart = Cart()
  var body: some View {
    VStack {
      ForEach(pages.indices, id: \.self) { pages[$0] }
      if let top { top.environmentObject(cart) }
      Button("Push") { pages.append(AnyView(Checkout().environmentObject(cart))) }
      Button("Pop") { pages.removeLast() }
      Button("Top") { top = AnyView(Checkout()) }
    }
  }
}

struct BadStack: View {
  @State private var sheets: [AnyView] = []
  var body: some View {
    VStack {
      ForEach(sheets.indices, id: \.self) { sheets[$0] }
      Button("Push") { sheets.append(AnyView(Checkout())) }
    }
  }
}

struct Picker: View {
  @Binding var shown: AnyView
  var body: some View { Button("Pick") { shown = AnyView(Checkout()) } }
}

struct Bound: View {
  @State private var shown = AnyView(Text("none"))
  var body: some View {
    VStack {
      shown
      Picker(shown: $shown)
    }
  }
}

@main struct A: App {
  var body: some Scene {
    WindowGroup { Routed() }
    WindowGroup { BadRouted() } // want missing-environment-object(Cart)
    WindowGroup { Stack() }
    WindowGroup { BadStack() } // want missing-environment-object(Cart)
    WindowGroup { Bound() }
  }
}
