// C11, C19: a host of which code draws a picture and nothing else shows no view that anybody operates: what stands behind its links,
// sheets and actions is not reached. What the picture itself reads is missing there as in any host.
import SwiftUI

final class Album: ObservableObject { @Published var titles: [String] = [] }

final class Frame: ObservableObject { @Published var width = 1.0 }

struct AlbumPage: View {
  @EnvironmentObject private var album: Album
  var body: some View { Text("\(album.titles.count)") }
}

struct Card: View {
  @EnvironmentObject private var album: Album
  @State private var showsPage = false

  var body: some View {
    List {
      NavigationLink("Album") { AlbumPage() }
      Button("Clear") { album.titles = [] }
      Text("Add").onTapGesture { album.titles.append("") }
    }
    .sheet(isPresented: $showsPage) { AlbumPage() }
  }
}

struct FramedCard: View {
  @EnvironmentObject private var frame: Frame
  var body: some View { Card().padding(frame.width) }
}

extension View {
  func asImage() -> UIImage {
    let controller = UIHostingController(rootView: self)
    controller.view.frame = CGRect(x: 0, y: 0, width: 350, height: 650)
    return UIGraphicsImageRenderer(size: controller.view.bounds.size).image { _ in
      controller.view.drawHierarchy(in: controller.view.bounds, afterScreenUpdates: true)
    }
  }

  func snapshot() -> UIImage {
    let controller = UIHostingController(rootView: self) // want missing-environment-object(Frame)
    let view = controller.view
    let targetSize = controller.view.intrinsicContentSize
    view?.bounds = CGRect(origin: .zero, size: targetSize)
    view?.backgroundColor = .clear
    let renderer = UIGraphicsImageRenderer(size: targetSize)
    return renderer.image { _ in
      view?.drawHierarchy(in: controller.view.bounds, afterScreenUpdates: true)
    }
  }
}

extension UIView {
  func picture() -> UIImage {
    let renderer = UIGraphicsImageRenderer(bounds: bounds)
    return renderer.image { context in layer.render(in: context.cgContext) }
  }

  var sized: UIImage {
    self.sizeToFit()
    let view = self
    return view.picture()
  }
}

struct Printer {
  func layerOfUnwrappedView() -> UIImage? {
    let controller = UIHostingController(rootView: Card())
    _ = controller.view
    guard let view = controller.view else { return nil }
    view.frame.size = controller.sizeThatFits(in: UIScreen.main.bounds.size)
    view.layoutIfNeeded()
    UIGraphicsBeginImageContextWithOptions(view.bounds.size, false, 0)
    defer { UIGraphicsEndImageContext() }
    let layer = view.layer
    layer.render(in: UIGraphicsGetCurrentContext()!)
    return UIGraphicsGetImageFromCurrentImageContext()
  }

  func ownMembersOfTheView() -> UIImage {
    let host = UIHostingController(rootView: Card())
    host.view.widthAnchor.constraint(equalToConstant: 200).isActive = true
    return host.view.sized
  }

  func withoutConstant() -> UIImage {
    UIHostingController(rootView: Card()).view!.picture()
  }

  func drawnLater(_ done: @escaping (UIImage) -> Void) {
    let host = UIHostingController(rootView: Card())
    DispatchQueue.main.async {
      if let view = host.viewIfLoaded { done(view.picture()) }
    }
  }
}

struct Share: View {
  let printer = Printer()
  @State private var images: [UIImage?] = []

  var body: some View {
    Button("Share") {
      images = [
        NavigationStack { Card().environmentObject(Album()) }.asImage(),
        FramedCard().snapshot(),
        printer.layerOfUnwrappedView(), printer.ownMembersOfTheView(), printer.withoutConstant(),
      ]
      printer.drawnLater { images.append($0) }
    }
  }
}

@main struct AlbumApp: App {
  @StateObject private var album = Album()

  var body: some Scene {
    WindowGroup {
      NavigationStack {
        Share()
        Card()
      }
      .environmentObject(album)
    }
  }
}
