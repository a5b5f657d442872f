// Nothing of the other project reaches this one.
import Core
import SwiftUI

final class Points: ObservableObject { @Published var n = 0 }

struct Badge: View {
  @EnvironmentObject var points: Points
  var body: some View { Text("\(points.n)") }
}

struct Screen: View {
  @EnvironmentObject var account: Account
  var body: some View {
    VStack {
      Text(account.name).card()
      Badge().environmentObject(Points())
    }
  }
}

@main
struct RightApp: App {
  var body: some Scene {
    WindowGroup {
      Screen() // want missing-environment-object(Account)
    }
  }
}
