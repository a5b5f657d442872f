// The other app reads its own.
import SwiftUI

struct Panel: View {
  @Environment(\.dismiss) var dismiss
  var body: some View { Text("right") }
}

func close(_ panel: Panel) { panel.dismiss() }
