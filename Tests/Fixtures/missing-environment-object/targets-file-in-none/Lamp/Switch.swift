// Compiled; what it takes from a file that a tool makes at build time is read where the file stands.
import SwiftUI

final class Bulb: ObservableObject { @Published var isOn = false }

struct Switch: View {
  @EnvironmentObject var bulb: Bulb
  var body: some View {
    VStack {
      Text(bulb.isOn ? "on" : "off")
      Generated().environmentObject(Wire())
    }
  }
}
