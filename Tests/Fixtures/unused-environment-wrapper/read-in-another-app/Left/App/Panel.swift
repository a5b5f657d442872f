// Design §4: a read in another app, of a type with the same name, is none of this one.
import SwiftUI

struct Panel: View {
  @Environment(\.dismiss) var dismiss // want unused-environment-wrapper(dismiss)
  var body: some View { Text("left") }
}
