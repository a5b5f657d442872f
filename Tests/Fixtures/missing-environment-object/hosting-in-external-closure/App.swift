// §0.2: a hosting controller made in a closure that an external component takes may be contained there.
import PageKit
import SwiftUI
import UIKit

final class Pages: ObservableObject {
  @Published var current = 0
}

struct PageView: View {
  @EnvironmentObject var pages: Pages
  var body: some View { Text("\(pages.current)") }
}

struct Pager: View {
  var body: some View {
    PageContainer(count: 3) { index in
      UIHostingController(rootView: PageView())
    }
  }
}

final class Menu: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    UIView.animate(withDuration: 0.3) {
      let host = UIHostingController(rootView: PageView()) // want missing-environment-object(Pages)
      self.present(host, animated: true)
    }
  }
}

@main
struct PagesApp: App {
  var body: some Scene {
    WindowGroup { Pager().environmentObject(Pages()) }
  }
}
