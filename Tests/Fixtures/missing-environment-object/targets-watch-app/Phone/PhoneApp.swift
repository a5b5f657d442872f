// Design §4: a watch app compiles a folder of the phone's app; each root sees its own target.
import SwiftUI

struct Dashboard: View {
  var body: some View { StepsView() }
}

@main
struct PhoneApp: App {
  @StateObject private var steps = Steps()
  var body: some Scene {
    WindowGroup { Dashboard().environmentObject(steps) }
  }
}
