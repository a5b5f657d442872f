// E8: a part of a published structure.
import SwiftUI

struct PartOfPublishedForm { var name = "" }

final class PartOfPublishedModel: ObservableObject { @Published var form = PartOfPublishedForm() }

struct PartOfPublishedEditor: View {
  @Binding var text: String
  var body: some View {
    text = "a" // want state-write-during-update(text)
    return Text("a")
  }
}

struct PartOfPublishedScreen: View {
  @StateObject var model = PartOfPublishedModel()
  var body: some View {
    PartOfPublishedEditor(text: $model.form.name)
  }
}
