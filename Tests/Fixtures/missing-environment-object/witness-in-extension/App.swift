// A6: a protocol of the project brings the body, and views only describe themselves by another member of that name.
import SwiftUI

final class Theme: ObservableObject { @Published var color = Color.red }
final class Store: ObservableObject { @Published var n = 0 }

protocol ConnectedView: View {
  associatedtype Props
  associatedtype V: View
  func map(n: Int) -> Props
  func body(props: Props) -> V
}

struct Connector<V: View>: View {
  @EnvironmentObject var store: Store
  let content: (Int) -> V
  var body: V { content(store.n) }
}

extension ConnectedView {
  var body: some View {
    Connector { self.body(props: self.map(n: $0)) }.environmentObject(Theme())
  }
}

struct Swatch: View {
  @EnvironmentObject var theme: Theme
  var body: some View { theme.color }
}

struct Home: ConnectedView {
  func map(n: Int) -> String { "\(n)" }
  func body(props: String) -> some View { VStack { Text(props); Swatch() } }
}

@main struct DemoApp: App {
  @StateObject private var store = Store()
  @State private var isShown = false
  var body: some Scene {
    WindowGroup {
      Home().environmentObject(store)
      Text("more").sheet(isPresented: $isShown) { Home() } // want missing-environment-object(Store)
    }
  }
}
