// C11, C19: a host is no picture if code that draws it gives it, its view or its layer to anything else: somebody may operate what it
// shows. Neither is one that nothing draws.
import SwiftUI

final class Album: ObservableObject { @Published var titles: [String] = [] }

struct AlbumPage: View {
  @EnvironmentObject private var album: Album
  var body: some View { Text("\(album.titles.count)") }
}

struct Card: View {
  var body: some View { NavigationStack { NavigationLink("Album") { AlbumPage() } } }
}

extension UIView {
  func picture() -> UIImage {
    UIGraphicsImageRenderer(bounds: bounds).image { context in layer.render(in: context.cgContext) }
  }

  func shownPicture(in other: UIView) -> UIImage {
    other.addSubview(self)
    return picture()
  }

  func remembered(by shelf: Shelf) -> UIImage {
    shelf.keep { [self] in self }
    return picture()
  }
}

extension UIViewController {
  var drawnSelf: UIViewController {
    print(view.picture())
    return self
  }
}

final class Shelf {
  var controllers: [UIViewController] = []
  var controller: UIViewController?
  func keep(_ view: () -> UIView?) {}
}

struct Presenter {
  let window: UIWindow
  let root: UIViewController
  let shelf: Shelf

  func subview() -> UIImage {
    let controller = UIHostingController(rootView: Card()) // want missing-environment-object(Album)
    root.view.addSubview(controller.view)
    return controller.view.picture()
  }

  func subviewByConstant() -> UIImage {
    let controller = UIHostingController(rootView: Card()) // want missing-environment-object(Album)
    let view: UIView = controller.view
    root.view.addSubview(view)
    return view.picture()
  }

  func ownMember() -> UIImage {
    let controller = UIHostingController(rootView: Card()) // want missing-environment-object(Album)
    return controller.view.shownPicture(in: root.view)
  }

  func ownMemberKeeps() -> UIImage {
    let controller = UIHostingController(rootView: Card()) // want missing-environment-object(Album)
    return controller.view.remembered(by: shelf)
  }

  func sublayer() -> UIImage {
    let controller = UIHostingController(rootView: Card()) // want missing-environment-object(Album)
    root.view.layer.addSublayer(controller.view.layer)
    return controller.view.picture()
  }

  func child() -> UIImage {
    let controller = UIHostingController(rootView: Card()) // want missing-environment-object(Album)
    root.addChild(controller)
    return controller.view.picture()
  }

  func presented() -> UIImage {
    let controller = UIHostingController(rootView: Card()) // want missing-environment-object(Album)
    let image = controller.view.picture()
    root.present(controller, animated: true)
    return image
  }

  func rootOfWindow() -> UIImage {
    let controller = UIHostingController(rootView: Card()) // want missing-environment-object(Album)
    window.rootViewController = controller
    return controller.view.picture()
  }

  func returned() -> (UIImage, UIViewController) {
    let controller = UIHostingController(rootView: Card()) // want missing-environment-object(Album)
    return (controller.view.picture(), controller)
  }

  func stored() -> UIImage {
    let controller = UIHostingController(rootView: Card()) // want missing-environment-object(Album)
    shelf.controller = controller
    return controller.view.picture()
  }

  func appended() -> UIImage {
    let controller = UIHostingController(rootView: Card()) // want missing-environment-object(Album)
    shelf.controllers.append(controller)
    return controller.view.picture()
  }

  func capturedAndShown() -> UIImage {
    let controller = UIHostingController(rootView: Card()) // want missing-environment-object(Album)
    DispatchQueue.main.async { root.present(controller, animated: true) }
    return controller.view.picture()
  }

  func capturedByName() -> UIImage {
    let controller = UIHostingController(rootView: Card()) // want missing-environment-object(Album)
    shelf.keep { [weak controller] in controller?.view }
    return controller.view.picture()
  }

  func givenByClosure() -> UIImage {
    let controller = UIHostingController(rootView: Card()) // want missing-environment-object(Album)
    shelf.keep { controller.view }
    return controller.view.picture()
  }

  func shownByForeignMember() -> UIImage {
    let controller = UIHostingController(rootView: Card()) // want missing-environment-object(Album)
    controller.view.fillSuperview()
    return controller.view.picture()
  }

  func chosen(_ isShown: Bool) -> UIImage {
    let controller = UIHostingController(rootView: Card()) // want missing-environment-object(Album)
    let shown = isShown ? controller : nil
    if let shown { root.present(shown, animated: true) }
    return controller.view.picture()
  }

  func returnedByOwnMember() -> UIViewController {
    let controller = UIHostingController(rootView: Card()) // want missing-environment-object(Album)
    return controller.drawnSelf
  }

  func variable() -> UIImage {
    var controller = UIHostingController(rootView: Card()) // want missing-environment-object(Album)
    defer { root.present(controller, animated: true) }
    return controller.view.picture()
  }

  func givenToLocalFunction() -> UIImage {
    let controller = UIHostingController(rootView: Card()) // want missing-environment-object(Album)
    func present() { root.present(controller, animated: true) }
    present()
    return controller.view.picture()
  }

  func shadowed(_ others: [UIViewController]) -> UIImage {
    let controller = UIHostingController(rootView: Card())
    for controller in others { root.present(controller, animated: true) }
    return controller.view.picture()
  }

  func measured() -> CGSize {
    let controller = UIHostingController(rootView: Card()) // want missing-environment-object(Album)
    return controller.view.intrinsicContentSize
  }

  func drawn() -> UIImage {
    let controller = UIHostingController(rootView: Card())
    return controller.view.picture()
  }

  func onePerPlatform() -> UIViewController {
    #if os(iOS)
      let controller = UIHostingController(rootView: Card()) // want missing-environment-object(Album)
      print(controller.view.picture())
    #else
      let controller = UIHostingController(rootView: Card()) // want missing-environment-object(Album)
      print(controller.view.picture())
    #endif
    return controller
  }
}

@main struct AlbumApp: App {
  @StateObject private var album = Album()
  var body: some Scene { WindowGroup { Card().environmentObject(album) } }
}
