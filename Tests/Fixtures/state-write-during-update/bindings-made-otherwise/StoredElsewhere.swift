// E8, design §4: the structure's property has a wrapper with a nonmutating setter (AppStorage): no state is written.
import SwiftUI

struct StoredElsewherePrefs { @AppStorage("name") var name = "" }

struct StoredElsewhereEditor: View {
  @Binding var text: String
  var body: some View {
    text = "a"
    return Text("a")
  }
}

struct StoredElsewhereScreen: View {
  @State private var prefs = StoredElsewherePrefs()
  var body: some View {
    StoredElsewhereEditor(text: Binding(get: { prefs.name }, set: { prefs.name = $0 }))
  }
}
