// The app's store, and what only the app shows.
import SwiftUI

final class Store: ObservableObject { @Published var n = 0 }

final class Theme: ObservableObject { @Published var n = 0 }

struct Footer: View {
  var body: some View { Text("app") }
}
