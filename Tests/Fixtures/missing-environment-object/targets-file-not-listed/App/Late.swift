import SwiftUI

struct Late: View {
  @EnvironmentObject private var store: Store
  @EnvironmentObject private var theme: Theme
  var body: some View { Text(store.name + theme.name) }
}
