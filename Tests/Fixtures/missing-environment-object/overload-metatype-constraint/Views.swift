// Swift tells a project's function from a modifier of its name by what it asks of a type that it is given.
import SwiftUI

protocol Place: Hashable {}

struct Street: Place {}

extension String: Place {}

final class Theme: ObservableObject { @Published var count = 0 }

struct Leaf: View {
  @EnvironmentObject var theme: Theme
  var body: some View { Text("\(theme.count)") }
}

extension View {
  func navigationDestination<D: Place, C: View>(
    for type: D.Type, @ViewBuilder destination: @escaping (D) -> C
  ) -> some View {
    background { Leaf() }
  }
}

struct Plain: View {
  var body: some View {
    NavigationStack {
      Text("").navigationDestination(for: Int.self) { _ in Text("") }
    }
  }
}

struct Placed: View {
  var body: some View {
    NavigationStack {
      Text("").navigationDestination(for: Street.self) { _ in Text("") }
    }
  }
}

struct Named: View {
  var body: some View {
    NavigationStack {
      Text("").navigationDestination(for: String.self) { _ in Text("") }
    }
  }
}

@main
struct ShopApp: App {
  var body: some Scene {
    WindowGroup("Plain") { Plain() }
    WindowGroup("Placed") { Placed() }  // want missing-environment-object(Theme)
    WindowGroup("Named") { Named() }  // want missing-environment-object(Theme)
  }
}
