// E8: @ObservedObject var model = SharedObjectModel.shared.
import SwiftUI

final class SharedObjectModel: ObservableObject { static let shared = SharedObjectModel(); @Published var text = "" }

struct SharedObjectEditor: View {
  @Binding var text: String
  var body: some View {
    text = "a" // want state-write-during-update(text)
    return Text("a")
  }
}

struct SharedObjectScreen: View {
  @ObservedObject var model = SharedObjectModel.shared
  var body: some View {
    SharedObjectEditor(text: $model.text)
  }
}
