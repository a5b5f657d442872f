// A number is no key path: the project's `padding` is not meant where SwiftUI's is, least of all in the modifier that it applies.
import SwiftUI

final class Store: ObservableObject {
  @Published var count = 0
}

struct Spacing {
  var small = 4.0
  var large = 16.0
}

struct Reader: View {
  @EnvironmentObject var store: Store
  var body: some View { Text("\(store.count)") }
}

struct SpacedPadding: ViewModifier {
  let edges: Edge.Set
  let path: KeyPath<Spacing, Double>

  func body(content: Content) -> some View {
    let length = Spacing()[keyPath: path]
    return content
      .padding(edges, length)
      .environmentObject(Store())
  }
}

extension View {
  func padding(_ edges: Edge.Set = .all, _ path: KeyPath<Spacing, Double>) -> some View {
    modifier(SpacedPadding(edges: edges, path: path))
  }
}

@main
struct SpacedApp: App {
  @State private var path: KeyPath<Spacing, Double> = \.small

  var body: some Scene {
    WindowGroup {
      Reader().padding(.top, \.large)
      Reader().padding(.top, path)
      Reader().padding(.top, 8) // want missing-environment-object(Store)
      Reader().padding(.top, Spacing().large) // want missing-environment-object(Store)
    }
  }
}
