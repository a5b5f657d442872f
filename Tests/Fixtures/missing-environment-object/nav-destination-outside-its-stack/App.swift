// C5: what is declared on a stack is outside of it. Whether the container around both ever shows it is not told.
import SwiftUI

final class Model: ObservableObject { @Published var path: [Page] = [] }

final class Theme: ObservableObject { @Published var name = "" }

struct Page: Hashable { var id: Int }

@main
struct PageApp: App {
  var body: some Scene {
    WindowGroup {
      NavigationSplitView { // want missing-environment-object(Theme)
        Text("side")
      } detail: {
        Pages()
      }
    }
  }
}

struct Pages: View {
  @StateObject private var model = Model()

  var body: some View {
    NavigationStack(path: $model.path) {
      Button("open") { model.path.append(Page(id: 1)) }
      Themed()
    }
    .padding()
    .navigationDestination(for: Page.self) { _ in PageView() }
    .environmentObject(model)
  }
}

struct PageView: View {
  @EnvironmentObject private var model: Model
  var body: some View { Button("more") { model.path.append(Page(id: 2)) } }
}

struct Themed: View {
  @EnvironmentObject private var theme: Theme
  var body: some View { Text(theme.name) }
}
