import SwiftUI

final class Store: ObservableObject { @Published var count = 0 }

struct Stock: View {
  @EnvironmentObject var store: Store
  var body: some View { Text("\(store.count)") }
}
