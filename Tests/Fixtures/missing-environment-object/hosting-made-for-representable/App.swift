// C12: what a function makes for a representable is contained, whether the controller's own type makes it or another object. What
// the same object presents, and a controller that is only presented, are roots.
import SwiftUI
import UIKit

final class Session: ObservableObject { @Published var name = "" }

struct Greeting: View {
  @EnvironmentObject var session: Session
  var body: some View { Text(session.name) }
}

final class HomeController: UIViewController {
  static func instantiate() -> HomeController {
    let controller = HomeController()
    return controller
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    let host = UIHostingController(rootView: Greeting())
    addChild(host)
    view.addSubview(host.view)
  }
}

final class MapController: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    let host = UIHostingController(rootView: Greeting())
    addChild(host)
  }
}

final class NoteController: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    let host = UIHostingController(rootView: Greeting()) // want missing-environment-object(Session)
    addChild(host)
  }
}

final class Screens {
  func map() -> UIViewController {
    let controller = MapController()
    return UINavigationController(rootViewController: controller)
  }

  func list() -> UIViewController { UIHostingController(rootView: Greeting()) }

  func showNote(from controller: UIViewController) {
    controller.present(NoteController(), animated: true)
  }

  func showGreeting(from controller: UIViewController) {
    let host = UIHostingController(rootView: Greeting()) // want missing-environment-object(Session)
    controller.present(host, animated: true)
  }
}

struct Home: UIViewControllerRepresentable {
  func makeUIViewController(context: Context) -> UIViewController { HomeController.instantiate() }
  func updateUIViewController(_ controller: UIViewController, context: Context) {}
}

struct Map: UIViewControllerRepresentable {
  let screens: Screens
  func makeUIViewController(context: Context) -> UIViewController {
    let tabs = UITabBarController()
    tabs.viewControllers = [screens.map(), screens.list()]
    return tabs
  }
  func updateUIViewController(_ controller: UIViewController, context: Context) {}
}

final class DeskController: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    addChild(UIHostingController(rootView: Greeting()))
  }
}

final class Desk {
  func open() -> UIViewController { DeskController() }
}

struct Office: UIViewControllerRepresentable {
  let desk = Desk()
  func makeUIViewController(context: Context) -> UIViewController {
    let controller = desk.open()
    return controller
  }
  func updateUIViewController(_ controller: UIViewController, context: Context) {}
}

@main struct Touring: App {
  @StateObject private var session = Session()
  private let screens = Screens()
  var body: some Scene {
    WindowGroup {
      Home().environmentObject(session)
      Map(screens: screens).environmentObject(session)
      Office().environmentObject(session)
    }
  }
}
