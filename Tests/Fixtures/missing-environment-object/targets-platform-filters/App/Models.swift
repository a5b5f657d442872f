// §4: a target for several platforms may compile a file for some of them only: each app here is in builds for its own
// platform, and each shows the screen of its folder.
import SwiftUI

final class Wrist: ObservableObject { var count = 0 }
final class Wheel: ObservableObject { var count = 0 }

struct Trail: View {
  #if os(macOS)
    @EnvironmentObject private var wheel: Wheel
  #else
    @EnvironmentObject private var wrist: Wrist
  #endif

  var body: some View {
    #if os(macOS)
      Text("\(wheel.count)")
    #else
      Text("\(wrist.count)")
    #endif
  }
}
