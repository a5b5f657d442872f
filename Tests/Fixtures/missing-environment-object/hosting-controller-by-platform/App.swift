// ROW: C12. A controller that a platform has a class of its own for is contained below the representable that makes it, as are both where
// an extension is for all platforms.
import SwiftUI

@main
struct ReaderApp: App {
  @State private var state = AppState()

  var body: some Scene {
    WindowGroup {
      VStack {
        FeedBridge()
        PageBridge()
      }
      .environment(state)
    }
  }
}

@Observable
final class AppState { var count = 0 }

struct Loading: View {
  @Environment(AppState.self) private var state

  var body: some View { Text("\(state.count)") }
}

#if os(iOS)
  final class Feed: UIViewController {
    var collectionView: UICollectionView!
  }

  extension Feed {
    func update() {
      let host = UIHostingController(rootView: Loading())
      collectionView.backgroundView = host.view
    }
  }

  final class Page: UIViewController {}

  struct FeedBridge: UIViewControllerRepresentable {
    func makeUIViewController(context: Context) -> Feed {
      let feed = Feed()
      return feed
    }
    func updateUIViewController(_ feed: Feed, context: Context) { feed.update() }
  }

  struct PageBridge: UIViewControllerRepresentable {
    func makeUIViewController(context: Context) -> Page {
      let page = Page()
      return page
    }
    func updateUIViewController(_ page: Page, context: Context) { page.fill() }
  }

  typealias Host = UIHostingController
#else
  final class Feed: NSViewController {}

  final class Page: NSViewController {}

  struct FeedBridge: View {
    var body: some View { Text("Feed") }
  }

  struct PageBridge: NSViewControllerRepresentable {
    func makeNSViewController(context: Context) -> Page {
      let page = Page()
      return page
    }
    func updateNSViewController(_ page: Page, context: Context) { page.fill() }
  }

  typealias Host = NSHostingController
#endif

extension Page {
  func fill() {
    let host = Host(rootView: Loading())
    view.addSubview(host.view)
  }
}
