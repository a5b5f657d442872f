// The pin that is compiled.
import SwiftUI

struct Pin: View {
  @EnvironmentObject var camera: Camera
  var body: some View { Text("\(camera.n)") }
}
