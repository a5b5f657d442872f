// Compiled into both targets.
import SwiftUI

struct NoteView: View {
  @EnvironmentObject var store: Store
  var body: some View {
    VStack {
      Text("\(store.objectWillChange)")
      Footer()
    }
  }
}
