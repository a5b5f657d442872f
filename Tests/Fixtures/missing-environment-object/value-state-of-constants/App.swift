// Design 4: a model that is made with a case of an enumeration fills its optionals for some cases
// only: whether it does is not told.
import SwiftUI

final class Session: ObservableObject {}

struct Row: View { @EnvironmentObject var s: Session; let text: String; var body: some View { Text("\(s) \(text)") } }

enum Mode { case new, reply(text: String), share }

final class Store: ObservableObject {
  var mode: Mode
  @Published var replyTo: String?
  var quoted: String?
  @Published var isBusy = false
  init(mode: Mode) { self.mode = mode }
  func prepare() {
    switch mode {
    case .reply(let text): replyTo = text; quoted = text
    case .new, .share: break
    }
  }
}

struct Editor: View {
  @StateObject private var store: Store
  init(mode: Mode) { _store = StateObject(wrappedValue: Store(mode: mode)) }
  var body: some View {
    VStack {
      if let text = store.replyTo { Row(text: text) }
      if store.quoted != nil { Row(text: "") }
    }.onAppear { store.prepare() }
  }
}

func share() -> UIViewController { UIHostingController(rootView: Editor(mode: .share)) }

func reply(_ s: Session) -> UIViewController { UIHostingController(rootView: Editor(mode: .reply(text: "")).environmentObject(s)) }
