// B2, C4: an injection on a link reaches its label, not its destination.
import SwiftUI

final class Catalog: ObservableObject {
  @Published var names = ["a", "b"]
}

struct Names: View {
  @EnvironmentObject var catalog: Catalog
  var body: some View { Text(catalog.names.joined()) }
}

struct ContentView: View {
  @StateObject private var catalog = Catalog()

  var body: some View {
    NavigationStack {
      NavigationLink { Text("detail") } label: { Names() }
        .environmentObject(catalog)
      NavigationLink { Names() } label: { Text("names") } // want missing-environment-object(Catalog)
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
