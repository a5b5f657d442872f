// Design 4: a state of any view shows what it begins with, or what closures in the view's body assign to it in the open. What a condition,
// a method's callers, a binding or one of several objects may keep from a place is left undecided.
import SwiftUI

final class Cart: ObservableObject { @Published var count = 0 }

struct Checkout: View {
  @EnvironmentObject var cart: Cart
  var body: some View { Text("\(cart.count)") }
}

struct Shown: View {
  @State private var screen = AnyView(Text("none"))
  var body: some View {
    VStack {
      screen
      Button("Go") { screen = AnyView(Checkout()) }
    }
  }
}

struct Optional: View {
  @State private var top: AnyView?
  let cart = Cart()
  var body: some View {
    VStack {
      if let top { top.environmentObject(cart) }
      Button("Top") { top = AnyView(Checkout()) }
      Button("None") { top = nil }
    }
  }
}

struct Appeared: View {
  @State private var late: AnyView?
  var body: some View {
    VStack { late }
      .onAppear { late = AnyView(Checkout()) }
  }
}

struct Card: View {
  @State private var page: AnyView?
  let isBuyer: Bool
  var body: some View {
    VStack {
      Button("Go") { if isBuyer { page = AnyView(Checkout()) } }
      page
    }
  }
}

struct Called: View {
  @State private var opened: AnyView?
  let isBuyer: Bool
  var body: some View {
    VStack { opened }
      .onAppear { if isBuyer { open() } }
  }

  func open() { opened = AnyView(Checkout()) }
}

struct Never: View {
  @State private var hidden: AnyView?
  var body: some View { VStack { hidden } }

  func show() { hidden = AnyView(Checkout()) }

  func never() { show() }
}

final class Model: ObservableObject { @Published var part: AnyView? }

struct Models: View {
  @StateObject private var first = Model()
  @StateObject private var second = Model()
  let cart = Cart()
  var body: some View {
    VStack {
      Button("First") { first.part = AnyView(Checkout()) }
      Button("Second") { second.part = AnyView(Text("second")) }
      first.part.environmentObject(cart)
      second.part
    }
  }
}

struct Picker: View {
  @Binding var bound: AnyView
  var body: some View { Button("Pick") { bound = AnyView(Checkout()) } }
}

struct Bound: View {
  @State private var bound = AnyView(Text("none"))
  var body: some View {
    VStack {
      bound
      Picker(bound: $bound)
    }
  }
}

@main struct A: App {
  var body: some Scene {
    WindowGroup { Shown() } // want missing-environment-object(Cart)
    WindowGroup { Optional() }
    WindowGroup { Appeared() } // want missing-environment-object(Cart)
    WindowGroup { Card(isBuyer: false) }
    WindowGroup { Called(isBuyer: false) }
    WindowGroup { Called(isBuyer: true).environmentObject(Cart()) }
    WindowGroup { Never() }
    WindowGroup { Models() }
    WindowGroup { Bound() }
  }
}
