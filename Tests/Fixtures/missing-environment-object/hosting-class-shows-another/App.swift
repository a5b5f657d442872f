// C11, C12: a class of hosts that sets its own root view shows something else than it is given.
import SwiftUI
import UIKit

final class Store: ObservableObject { @Published var count = 0 }

struct Home: View {
  @EnvironmentObject var store: Store

  var body: some View { Text("\(store.count)") }
}

class Host: UIHostingController<AnyView> {
  var inner: AnyView = AnyView(Home().environmentObject(Store()))

  override func viewDidLoad() {
    super.viewDidLoad()
    rootView = inner
  }
}

struct Modal<Content: View>: UIViewControllerRepresentable {
  let view: Content

  func makeUIViewController(context: Context) -> Host { Host(rootView: AnyView(view)) }

  func updateUIViewController(_ controller: Host, context: Context) {}
}

@main
struct ModalApp: App {
  var body: some Scene {
    WindowGroup { Modal(view: Home()) }
  }
}
