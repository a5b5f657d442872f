// This file imports no module of the project: a bridging header does that for all files of a program.
import SwiftUI

struct SettingsView: View {
  @EnvironmentObject private var store: Store
  var body: some View { Toggle("Block", isOn: $store.isBlocking) }
}
