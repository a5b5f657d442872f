// Design §4: what is only set under a case of an enumeration is not on the path of a store that was made with another
// case, though it is set in another type; with the case it is.
import SwiftUI

final class Badge: ObservableObject { @Published var text = "" }

struct Quoted: View {
  @EnvironmentObject var badge: Badge
  var body: some View { Text(badge.text) }
}

@Observable
final class Store {
  enum Mode {
    case new, reply(String), share([String])
    var quoted: String? {
      switch self {
      case .reply(let text): text
      default: nil
      }
    }
  }

  var mode: Mode
  var quoted: String?

  init(mode: Mode) { self.mode = mode }

  func prepare() { Service().apply(Service().changes(for: mode), to: self) }
}

struct Service {
  struct Changes {
    var text: String?
    var quoted: String?
  }

  func changes(for mode: Store.Mode) -> Changes {
    switch mode {
    case .new: Changes(text: nil, quoted: nil)
    case .reply(let text): Changes(text: nil, quoted: text)
    case .share(let items): Changes(text: items.first, quoted: nil)
    }
  }

  func apply(_ changes: Changes, to store: Store) {
    if let quoted = changes.quoted { store.quoted = quoted }
  }
}

struct Editor: View {
  @State private var store: Store
  init(mode: Store.Mode) { _store = State(initialValue: Store(mode: mode)) }
  @State private var others: [Store] = []
  var body: some View {
    VStack {
      EditorContent(store: store).onAppear { store.prepare() }
      // With which case each of them was made, no place tells.
      ForEach(others, id: \.self) { EditorContent(store: $0) }
      Button("") { others.append(Store(mode: .new)) }
    }
  }
}

struct EditorContent: View {
  @Bindable var store: Store
  var body: some View {
    if let text = store.quoted { Quoted().accessibilityLabel(text) } else { Text("") }
  }
}

final class ShareController: UIViewController {
  let items: [String] = []
  override func viewDidLoad() {
    super.viewDidLoad()
    addChild(UIHostingController(rootView: Editor(mode: .share(items))))
  }
}

final class ReplyController: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    addChild(UIHostingController(rootView: Editor(mode: .reply("")))) // want missing-environment-object(Badge)
  }
}
