// Where the focus is, is not what is shown: a variable of the focus of the same enumeration leaves it decided which
// cases a tab is.
import SwiftUI

final class Monitor: ObservableObject { @Published var count = 0 }

enum Tab { case files, models }

struct Content: View {
  @State private var tab: Tab = .files
  @FocusState private var focus: Tab?
  var body: some View {
    Layout(tab: $tab, focus: _focus)
      .onAppear { tab = .models }
  }
}

struct Layout: View {
  @Binding var tab: Tab
  @FocusState var focus: Tab?
  private var shows: Bool {
    switch tab {
    case .models: return true
    case .files: return false
    }
  }
  var body: some View {
    if shows {
      Text("x").focused($focus, equals: .files)
    } else {
      Side()
    }
  }
}

struct Side: View {
  @EnvironmentObject var monitor: Monitor
  var body: some View { Text("\(monitor.count)") }
}

@main struct ShopApp: App {
  var body: some Scene {
    WindowGroup { Content() }  // want missing-environment-object(Monitor)
  }
}
