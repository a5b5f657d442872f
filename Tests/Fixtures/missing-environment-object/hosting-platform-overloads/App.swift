// C11: which of several functions that a project adds to UIKit's classes a call means, the types of its arguments and of what it is
// called on tell; what an object of a class below may override is not told.
import SwiftUI
import UIKit

final class Cart: ObservableObject { @Published var count = 0 }

final class Clock: ObservableObject { @Published var time = 0 }

final class Player: ObservableObject { @Published var song = 0 }

final class Weather: ObservableObject { @Published var grade = 0 }

struct CartBadge: View { @EnvironmentObject var cart: Cart; var body: some View { Text("\(cart.count)") } }

struct ClockFace: View { @EnvironmentObject var clock: Clock; var body: some View { Text("\(clock.time)") } }

struct PlayerBar: View { @EnvironmentObject var player: Player; var body: some View { Text("\(player.song)") } }

struct WeatherRow: View { @EnvironmentObject var weather: Weather; var body: some View { Text("\(weather.grade)") } }

@main struct ShopApp: App {
  var body: some Scene {
    WindowGroup {
      VStack {
        CartBadge()
        ClockFace()
        PlayerBar()
      }
      .environmentObject(Cart()).environmentObject(Clock()).environmentObject(Player())
    }
  }
}

// The overload for text is not meant.
extension UIViewController {
  func put(_ view: AnyView) {
    addChild(UIHostingController(rootView: view.environmentObject(Cart()))) // want missing-environment-object(Clock)
  }
}

extension UINavigationController {
  func put(_ text: Text) { addChild(UIHostingController(rootView: text)) }

  func put<Content: View>(_ view: Content) {
    addChild(UIHostingController(rootView: view.environmentObject(Clock()))) // want missing-environment-object(Player)
  }
}

// A global variable is meant by code that is declared in no view.
final class Panel {
  func show(_ view: AnyView) { UIWindow().rootViewController = UIHostingController(rootView: view.environmentObject(Cart())) }
}

let window = Panel()

extension UIWindow {
  func show(_ view: AnyView) { rootViewController = UIHostingController(rootView: view) }
}

protocol Opening {}

extension Opening {
  func open(_ view: AnyView) { window.show(view) }
}

final class Cell: UIView, Opening {
  override func didMoveToWindow() { open(AnyView(CartBadge())) }
}

extension UIViewController {
  @objc var isBare: Bool { true }

  func place(_ view: AnyView) {
    if isBare {
      addChild(UIHostingController(rootView: view))
    } else {
      addChild(UIHostingController(rootView: view.environmentObject(Weather())))
    }
  }
}

extension UINavigationController {
  override var isBare: Bool { false }
}

final class ShopController: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    navigationController?.put(AnyView(CartBadge()))
    (navigationController! as UIViewController).put(AnyView(ClockFace()))
    navigationController?.put(ClockFace())
    navigationController?.put(PlayerBar())
    navigationController?.place(AnyView(WeatherRow()))
  }
}
