// C4: an injection on the container, above it or inside the destination reaches the destination.
import SwiftUI

final class Catalog: ObservableObject {
  @Published var names = ["a", "b"]
}

struct Detail: View {
  @EnvironmentObject var catalog: Catalog
  var body: some View { Text(catalog.names.joined()) }
}

struct ContentView: View {
  @StateObject private var catalog = Catalog()

  var body: some View {
    NavigationStack {
      NavigationLink {
        Detail()
      } label: {
        Text("on the stack")
      }
    }
    .environmentObject(catalog)
    NavigationStack {
      NavigationLink("in the destination") {
        Detail().environmentObject(catalog)
      }
    }
  }
}

struct Outer: View {
  var body: some View {
    NavigationView {
      NavigationLink(destination: Detail()) { Text("above") }
    }
  }
}

@main
struct CatalogApp: App {
  @StateObject private var catalog = Catalog()

  var body: some Scene {
    WindowGroup {
      ContentView()
      Outer().environmentObject(catalog)
    }
  }
}
