// A6: an injection that no view below it reads; one that a nearer injection hides is not read either. Read below, in
// a sheet, as an optional or by a pushed view, it is.
import SwiftUI

final class Cart: ObservableObject { @Published var count = 0 }

final class Clock: ObservableObject { @Published var hour = 0 }

@Observable final class Library { var count = 0 }

struct Badge: View {
  @EnvironmentObject var cart: Cart
  var body: some View { Text("\(cart.count)") }
}

struct Time: View {
  @EnvironmentObject var clock: Clock
  var body: some View { Text("\(clock.hour)") }
}

struct Shelf: View {
  @Environment(Library.self) private var library: Library?
  var body: some View { Text("\(library?.count ?? 0)") }
}

struct ContentView: View {
  @StateObject private var cart = Cart()
  @StateObject private var clock = Clock()
  @State private var library = Library()
  @State private var shown = false

  var body: some View {
    NavigationStack {
      VStack {
        Text("Title").environmentObject(cart) // want unread-environment-object(Cart)
        Text("Sheet").sheet(isPresented: $shown) { Badge() }
        NavigationLink("Time") { Time() }
        Shelf()
          .environment(library)
          .environment(Library()) // want unread-environment-object(Library)
      }
      .environmentObject(cart)
    }
    .environmentObject(clock)
  }
}

@main
struct ShopApp: App {
  var body: some Scene {
    WindowGroup { ContentView() }
  }
}
