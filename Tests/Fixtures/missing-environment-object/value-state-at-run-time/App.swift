// Design 4: what a model that is made of no constants fills is left to run time.
import SwiftUI

final class Session: ObservableObject {}

struct Row: View { @EnvironmentObject var s: Session; let text: String; var body: some View { Text("\(s) \(text)") } }

final class Store: ObservableObject {
  @Published var replyTo: String?
  func prepare() { replyTo = "x" }
}

struct Editor: View {
  @StateObject private var store = Store()
  var body: some View {
      if let text = store.replyTo { Row(text: text) }
  }
}

func share() -> UIViewController {
  UIHostingController(rootView: Editor()) // want missing-environment-object(Session)
}
