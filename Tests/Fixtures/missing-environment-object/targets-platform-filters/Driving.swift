import SwiftUI

struct Driving: View {
  @EnvironmentObject private var wheel: Wheel
  var body: some View { Text("\(wheel.count)") }
}
