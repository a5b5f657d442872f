// C11: a closure that makes a host and that an object keeps is called by that later: assigned in an initialiser, given to a
// model or in a table. One whose parameter decides, or that an initialiser keeps under a condition, is left open.
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

final class HomeModel: ObservableObject {
  let onShow: () -> Void

  init(onShow: @escaping () -> Void) { self.onShow = onShow }

  func tap() { onShow() }
}

struct Home: View {
  @ObservedObject var model: HomeModel

  var body: some View { Button("Show") { model.tap() } }
}

final class Coordinator {
  let stack = UINavigationController()

  func start() {
    let model = HomeModel(onShow: { [weak self] in
      self?.stack.pushViewController(
        UIHostingController(rootView: CartBadge()), animated: true) // want missing-environment-object(Cart)
    })
    stack.setViewControllers([UIHostingController(rootView: Home(model: model))], animated: false)
  }
}

final class Router {
  var onShow: (() -> UIViewController)?

  init() {
    onShow = { UIHostingController(rootView: ClockFace()) } // want missing-environment-object(Clock)
  }
}

struct Entry {
  let title: String
  let make: () -> UIViewController
}

enum Entries {
  static let all: [Entry] = [
    Entry(
      title: "Player",
      make: { UIHostingController(rootView: PlayerBar()) }), // want missing-environment-object(Player)
    Entry(title: "Empty", make: { UIViewController() }),
  ]
}

final class Chooser {
  let choose: (Bool) -> UIViewController
  var other: (() -> UIViewController)?

  init(isOpen: Bool) {
    choose = { isWide in isWide ? UIHostingController(rootView: WeatherRow()) : UIViewController() }
    if isOpen { other = { UIHostingController(rootView: TaskList()) } }
  }
}
