// Left out by name; nearer by folder to nothing.
import SwiftUI

struct Pin: View {
  var body: some View { Text("old") }
}
