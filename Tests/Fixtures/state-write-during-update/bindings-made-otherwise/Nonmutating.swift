// E8, design §4: the structure's setter is nonmutating: no state is written.
import SwiftUI

struct NonmutatingSettings {
  var name: String {
    get { UserDefaults.standard.string(forKey: "a") ?? "" }
    nonmutating set { UserDefaults.standard.set(newValue, forKey: "a") }
  }
}

struct NonmutatingEditor: View {
  @Binding var text: String
  var body: some View {
    text = "a"
    return Text("a")
  }
}

struct NonmutatingScreen: View {
  @State private var settings = NonmutatingSettings()
  var body: some View {
    NonmutatingEditor(text: Binding(get: { settings.name }, set: { settings.name = $0 }))
  }
}
