// C12: what a representable's controller makes to show it stands in the representable, however many controllers are between; what such
// a controller presents begins anew (C15).
import SwiftUI
import UIKit

@main
struct MailApp: App {
  @StateObject private var store = Store()

  var body: some Scene {
    WindowGroup {
      Columns().environmentObject(store)
      Presenting().environmentObject(store)
    }
  }
}

final class Store: ObservableObject { @Published var count = 0 }

struct Count: View {
  @EnvironmentObject private var store: Store
  var body: some View { Text("\(store.count)") }
}

struct Columns: UIViewControllerRepresentable {
  func makeUIViewController(context: Context) -> Split { Split(style: .doubleColumn) }
  func updateUIViewController(_ controller: Split, context: Context) {}
}

final class Split: UISplitViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    let compact = UINavigationController(rootViewController: Compact(title: "Mail"))
    setViewController(compact, for: .compact)
  }
}

final class Compact: UIHostingController<AnyView> {
  init(title: String) { super.init(rootView: AnyView(Count())) }
  required init?(coder: NSCoder) { fatalError() }
}

struct Presenting: UIViewControllerRepresentable {
  func makeUIViewController(context: Context) -> Opener { Opener() }
  func updateUIViewController(_ controller: Opener, context: Context) {}
}

final class Opener: UIViewController {
  func open() { present(Details(title: "More"), animated: true) }
}

final class Details: UIHostingController<AnyView> {
  init(title: String) { super.init(rootView: AnyView(Count())) } // want missing-environment-object(Store)
  required init?(coder: NSCoder) { fatalError() }
}
