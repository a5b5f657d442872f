// Design §4: an enum that conforms to View, also as a stored value.
import SwiftUI

final class Account: ObservableObject {
  @Published var name = "guest"
}

struct AccountScreen: View {
  @EnvironmentObject var account: Account
  var body: some View { Text(account.name) }
}

enum Sheet: Identifiable, View {
  case account
  case help(topic: String)

  var id: String { "\(self)" }

  var body: some View {
    switch self {
    case .account:
      AccountScreen()
    case let .help(topic):
      Text(topic)
    }
  }
}

struct ContentView: View {
  @StateObject private var account = Account()
  @State private var sheet: Sheet?

  var body: some View {
    VStack {
      Text("outside")
        .environmentObject(account)
        .sheet(item: $sheet) { $0 } // want missing-environment-object(Account)
      Text("inside")
        .sheet(item: $sheet) { sheet in sheet }
        .environmentObject(account)
    }
  }
}

@main
struct SheetApp: App {
  var body: some Scene {
    WindowGroup { ContentView() }
  }
}
