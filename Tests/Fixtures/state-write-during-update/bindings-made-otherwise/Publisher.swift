// E8, design §4: own setter; an object with a publisher of its own, and state that a class declares, say nothing.
import Combine
import SwiftUI

final class PublisherModel: ObservableObject {
  let objectWillChange = PassthroughSubject<Void, Never>()
  @Published var text = ""
}

struct PublisherEditor: View {
  @Binding var text: String
  var body: some View {
    text = "a"
    return Text("a")
  }
}

struct PublisherScreen: View {
  @StateObject private var model = PublisherModel()
  var body: some View { PublisherEditor(text: $model.text) }
}

final class PublisherHolder {
  @State var text = ""
  func make() -> some View { PublisherEditor(text: $text) }
}
