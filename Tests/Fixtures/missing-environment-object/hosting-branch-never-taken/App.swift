// C11: what every caller passes as one constant decides which host is made: no other branch is on a path. What callers differ in,
// or code elsewhere may pass, decides nothing.
import SwiftUI
import UIKit

final class Model: ObservableObject { @Published var count = 0 }

enum Screens {
  static func page(isPlain: Bool) -> UIViewController {
    if isPlain { return UIHostingController(rootView: Page()) }
    return UIHostingController(rootView: Page().environmentObject(Model()))
  }

  static func list(isPlain: Bool = false, model: Model? = nil) -> UIViewController {
    guard let model, !isPlain else { return UIHostingController(rootView: Rows()) }
    return UIHostingController(rootView: Page().environmentObject(model))
  }

  static func card(isPlain: Bool) -> UIViewController {
    if isPlain { return UIHostingController(rootView: Card()) }  // want missing-environment-object(Model)
    return UIHostingController(rootView: Card().environmentObject(Model()))
  }

  static func sheet(isPlain: Bool) -> UIViewController {
    if isPlain { return UIHostingController(rootView: Sheet()) }  // want missing-environment-object(Model)
    return UIHostingController(rootView: Sheet().environmentObject(Model()))
  }
}

final class Start: UIViewController {
  private var make: (Bool) -> UIViewController = Screens.sheet

  func open() {
    present(Screens.page(isPlain: false), animated: true)
    present(Screens.page(isPlain: false), animated: true)
    present(Screens.list(), animated: true)
    present(Screens.card(isPlain: false), animated: true)
    present(Screens.sheet(isPlain: false), animated: true)
    present(make(true), animated: true)
  }

  func openPlain() { present(Screens.card(isPlain: true), animated: true) }
}

struct Page: View {
  @EnvironmentObject private var model: Model
  var body: some View { Text("\(model.count)") }
}

struct Rows: View {
  var body: some View { Text("Rows") }
}

struct Card: View {
  @EnvironmentObject private var model: Model
  var body: some View { Text("\(model.count)") }
}

struct Sheet: View {
  @EnvironmentObject private var model: Model
  var body: some View { Text("\(model.count)") }
}
