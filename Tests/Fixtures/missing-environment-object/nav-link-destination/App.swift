// C4: a pushed destination has the container's environment, not that of the link.
import SwiftUI

final class Catalog: ObservableObject {
  @Published var names = ["a", "b"]
}

struct Detail: View {
  @EnvironmentObject var catalog: Catalog
  var body: some View { Text(catalog.names.joined()) }
}

struct Overview: View {
  @EnvironmentObject var catalog: Catalog

  var body: some View {
    List(catalog.names, id: \.self) { name in
      NavigationLink(name, destination: Detail()) // want missing-environment-object(Catalog)
    }
  }
}

struct ContentView: View {
  @StateObject private var catalog = Catalog()

  var body: some View {
    NavigationView {
      Overview()
        .environmentObject(catalog)
    }
  }
}

@main
struct CatalogApp: App {
  var body: some Scene {
    WindowGroup { ContentView() }
  }
}
