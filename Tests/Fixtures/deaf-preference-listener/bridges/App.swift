// D11: a representable whose code hosts no view, and that is given none, brings up nothing but the default. Where views are
// hosted elsewhere that set the key, that is said only of one that holds nothing but data.
import SwiftUI
import WebKit

struct TitleKey: PreferenceKey {
  static let defaultValue = ""
  static func reduce(value: inout String, nextValue: () -> String) { value += nextValue() }
}

struct HostedKey: PreferenceKey {
  static let defaultValue = ""
  static func reduce(value: inout String, nextValue: () -> String) { value += nextValue() }
}

struct Page: UIViewRepresentable {
  let url: URL

  func makeUIView(context: Context) -> WKWebView { WKWebView() }

  func updateUIView(_ view: WKWebView, context: Context) { view.load(URLRequest(url: url)) }
}

final class NoteStore {
  var height: CGFloat = 0
}

struct Note: UIViewRepresentable {
  final class Coordinator {
    var open: ((URL) -> Void)?
  }

  let store: NoteStore

  func makeCoordinator() -> Coordinator { Coordinator() }

  func makeUIView(context: Context) -> UITextView { UITextView() }

  func updateUIView(_ view: UITextView, context: Context) { store.height = view.frame.height }
}

class Coordinator {
  func start(in controller: UIViewController) { BannerPresenter().present(from: controller) }
}

struct Frame: UIViewRepresentable {
  let view: UIView

  func makeUIView(context: Context) -> UIView { view }

  func updateUIView(_ view: UIView, context: Context) {}
}

struct Slot: UIViewRepresentable {
  let fill: (UIView) -> Void

  func makeUIView(context: Context) -> UIView { UIView() }

  func updateUIView(_ view: UIView, context: Context) { fill(view) }
}

struct Swipe: UIGestureRecognizerRepresentable {
  func makeUIGestureRecognizer(context: Context) -> UIPanGestureRecognizer { UIPanGestureRecognizer() }
}

struct Banner: View {
  var body: some View { Text("banner").preference(key: HostedKey.self, value: "banner") }
}

final class BannerPresenter {
  func present(from controller: UIViewController) {
    controller.present(UIHostingController(rootView: Banner()), animated: true)
  }
}

struct Screen: View {
  @State private var title = ""
  let url: URL

  var body: some View {
    VStack {
      Page(url: url).onPreferenceChange(TitleKey.self) { title = $0 } // want deaf-preference-listener(TitleKey)
      Page(url: url).onPreferenceChange(HostedKey.self) { title = $0 } // want deaf-preference-listener(HostedKey)
      Note(store: NoteStore()).onPreferenceChange(HostedKey.self) { title = $0 } // want deaf-preference-listener(HostedKey)
      Frame(view: UIView()).onPreferenceChange(HostedKey.self) { title = $0 }
      Slot(fill: { _ in }).onPreferenceChange(HostedKey.self) { title = $0 }
      Text(title.capitalized)
        .gesture(Swipe())
        .onPreferenceChange(HostedKey.self) { title = $0 } // want deaf-preference-listener(HostedKey)
      Text("set").preference(key: TitleKey.self, value: "set") // want non-child-preference(TitleKey)
    }
  }
}

@main
struct ReaderApp: App {
  var body: some Scene {
    WindowGroup { Screen(url: URL(filePath: "/")) }
  }
}
