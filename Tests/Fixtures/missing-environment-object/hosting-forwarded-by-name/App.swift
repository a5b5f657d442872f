// C11: whatever leads to the code that makes a host is followed, also by the name of the maker itself, by an initialiser that a
// class inherits, as a value, and by a subscript or an operator.
import SwiftUI
import UIKit

final class Cart: ObservableObject { @Published var count = 0 }

final class Clock: ObservableObject { @Published var time = 0 }

final class Player: ObservableObject { @Published var song = 0 }

final class Weather: ObservableObject { @Published var grade = 0 }

final class Tasks: ObservableObject { @Published var open = 0 }

struct CartBadge: View { @EnvironmentObject var cart: Cart; var body: some View { Text("\(cart.count)") } }

struct ClockFace: View { @EnvironmentObject var clock: Clock; var body: some View { Text("\(clock.time)") } }

struct PlayerBar: View { @EnvironmentObject var player: Player; var body: some View { Text("\(player.song)") } }

struct WeatherRow: View { @EnvironmentObject var weather: Weather; var body: some View { Text("\(weather.grade)") } }

struct TaskList: View { @EnvironmentObject var tasks: Tasks; var body: some View { Text("\(tasks.open)") } }

// What is also shown where everything is there, so that no place where a view is built tells of the hosts.
enum Screens {
  static func cart() -> some View { CartBadge() }

  static func clock() -> some View { ClockFace() }

  static func player() -> some View { PlayerBar() }

  static func weather() -> some View { WeatherRow() }

  static func tasks() -> some View { TaskList() }
}

struct Home: View {
  var body: some View {
    VStack {
      Screens.cart()
      Screens.clock()
      Screens.player()
      Screens.weather()
      Screens.tasks()
    }
  }
}

@main struct ShopApp: App {
  var body: some Scene {
    WindowGroup {
      Home().environmentObject(Cart()).environmentObject(Clock()).environmentObject(Player())
        .environmentObject(Weather()).environmentObject(Tasks())
    }
  }
}

enum Presenter {
  static func present<Content: View>(_ view: Content) { present(view, on: UIWindow()) }

  static func present<Content: View>(_ view: Content, on window: UIWindow) {
    window.rootViewController = UIHostingController(rootView: view) // want missing-environment-object(Cart)
  }
}

class Panel {
  let controller: UIViewController

  init(view: AnyView, animated: Bool = true) {
    controller = UIHostingController(rootView: view) // want missing-environment-object(Clock)
  }
}

final class ClockPanel: Panel {}

final class Stage {
  func show(_ view: AnyView) {
    UIWindow().rootViewController = UIHostingController(rootView: view) // want missing-environment-object(Player)
  }
}

final class Gallery {
  subscript(view: AnyView) -> UIViewController {
    UIHostingController(rootView: view) // want missing-environment-object(Weather)
  }
}

extension View {
  var controller: UIViewController {
    UIHostingController(rootView: self) // want missing-environment-object(Tasks)
  }
}

final class ShopController: UIViewController {
  let gallery = Gallery()

  override func viewDidLoad() {
    super.viewDidLoad()
    Presenter.present(Screens.cart())
    Presenter.present(Screens.clock().environmentObject(Clock()))
    addChild(ClockPanel(view: AnyView(Screens.clock())).controller)
    let show = Stage().show
    show(AnyView(Screens.player()))
    show(AnyView(Screens.cart().environmentObject(Cart())))
    addChild(gallery[AnyView(Screens.weather())])
    addChild(Screens.tasks().controller)
    addChild(Screens.cart().environmentObject(Cart()).controller)
  }
}
