// A host that is put into a window to be drawn, and taken away again: nobody taps its links.
// Semantics: C11, C19

import SwiftUI

final class Model: ObservableObject { var title = "" }

extension View {
  func asImage() -> UIImage {
    let controller = UIHostingController(rootView: self)
    UIApplication.shared.windows.first!.rootViewController?.view.addSubview(controller.view)
    controller.view.sizeToFit()
    let image = controller.view.asImage()
    controller.view.removeFromSuperview()
    return image
  }
}

extension UIView {
  func asImage() -> UIImage {
    UIGraphicsBeginImageContext(bounds.size)
    drawHierarchy(in: bounds, afterScreenUpdates: true)
    let image = UIGraphicsGetImageFromCurrentImageContext()
    UIGraphicsEndImageContext()
    return image ?? UIImage()
  }
}

struct Card: View {
  var body: some View {
    NavigationView { page }
      .toolbar { Button("Share") { print(NavigationView { page }.asImage()) } }
  }
  var page: some View {
    List { NavigationLink(destination: Detail()) { Text("item") } }
  }
}

struct Detail: View {
  @EnvironmentObject var model: Model
  var body: some View { Text(model.title) }
}

@main struct Main: App {
  @StateObject private var model = Model()
  var body: some Scene { WindowGroup { Card().environmentObject(model); Placed(); Covered() } }
}

// One that stays where it was put.
extension View {
  func placed() {
    let controller = UIHostingController(rootView: self) // want missing-environment-object(Other)
    UIApplication.shared.windows.first!.rootViewController?.view.addSubview(controller.view)
    controller.view.sizeToFit()
  }
}

struct Placed: View {
  var body: some View {
    Button("Place") { page.placed() }
  }
  var page: some View {
    NavigationView { NavigationLink(destination: Shown()) { Text("item") } }
  }
}

final class Other: ObservableObject { var title = "" }

struct Shown: View {
  @EnvironmentObject var model: Other
  var body: some View { Text(model.title) }
}

// One that goes when somebody taps, and one that is only moved.
extension View {
  func covered(_ button: Closing) {
    let controller = UIHostingController(rootView: self) // want missing-environment-object(Other)
    UIApplication.shared.windows.first!.rootViewController?.view.addSubview(controller.view)
    controller.view.sizeToFit()
    button.onTap = { controller.view.removeFromSuperview() }
  }

  func moved() {
    let controller = UIHostingController(rootView: self) // want missing-environment-object(Other)
    controller.view.removeFromSuperview()
    UIApplication.shared.windows.first!.rootViewController?.view.addSubview(controller.view)
  }
}

final class Closing { var onTap = {} }

struct Covered: View {
  var body: some View {
    Button("Cover") { page.covered(Closing()) }
    Button("Move") { page.moved() }
  }
  var page: some View {
    NavigationView { NavigationLink(destination: Shown()) { Text("item") } }
  }
}
