// Design, "a conditional read is judged with what reaches it": a function of which all callers are known hosts what these ask for.
// Where one of them is not told, or others may call the function, any argument counts.
import SwiftUI
import UIKit

final class Cart: ObservableObject { @Published var count = 0 }

enum Mode { case all, one(Int), none }

struct Picker: View {
  var mode: Mode
  @EnvironmentObject private var cart: Cart

  var body: some View {
    if case .all = mode { Text("\(cart.count)") }
  }

  static func controller(mode: Mode) -> UIViewController {
    UIHostingController(rootView: Picker(mode: mode))
  }

  static func openController(mode: Mode) -> UIViewController {
    UIHostingController(rootView: Picker(mode: mode)) // want missing-environment-object(Cart)
  }

  static func storedController(mode: Mode) -> UIViewController {
    UIHostingController(rootView: Picker(mode: mode)) // want missing-environment-object(Cart)
  }

  static func anyController(mode: Mode) -> UIViewController {
    UIHostingController(rootView: Picker(mode: mode)) // want missing-environment-object(Cart)
  }
}

func plainController(isPlain: Bool) -> UIViewController {
  if isPlain {
    return UIHostingController(rootView: Picker(mode: .all))
  }
  return UIHostingController(rootView: Picker(mode: .all).environmentObject(Cart()))
}

func otherController(isPlain: Bool) -> UIViewController {
  if isPlain {
    return UIHostingController(rootView: Picker(mode: .all)) // want missing-environment-object(Cart)
  }
  return UIHostingController(rootView: Picker(mode: .all).environmentObject(Cart()))
}

struct Router {
  private func show(mode: Mode, in controller: UIViewController) {
    controller.present(Picker.controller(mode: mode), animated: true)
  }

  func showOne(in controller: UIViewController) { show(mode: .one(1), in: controller) }
  func showNone(in controller: UIViewController) { show(mode: .none, in: controller) }

  func open(in controller: UIViewController) {
    controller.present(Picker.openController(mode: .one(1)), animated: true)
    controller.present(Picker.openController(mode: .all), animated: true)
  }

  func store() -> (Mode) -> UIViewController { Picker.storedController }

  func showAny(_ mode: Mode, in controller: UIViewController) {
    controller.present(Picker.anyController(mode: mode), animated: true)
  }

  func showPlain(in controller: UIViewController) {
    controller.present(plainController(isPlain: false), animated: true)
    controller.present(otherController(isPlain: true), animated: true)
  }
}

struct Content: View {
  @StateObject private var cart = Cart()
  var body: some View { Picker(mode: .all).environmentObject(cart) }
}

@main struct Shop: App {
  var body: some Scene { WindowGroup { Content() } }
}
