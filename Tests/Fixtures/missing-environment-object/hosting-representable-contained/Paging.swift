// C12: a hosting controller contained under a representable may inherit; not decided, so silent.
import SwiftUI
import UIKit

final class Pages: ObservableObject {
  @Published var current = 0
}

struct PageView: View {
  @EnvironmentObject var pages: Pages
  var body: some View { Text("\(pages.current)") }
}

struct Pager: UIViewControllerRepresentable {
  func makeUIViewController(context: Context) -> UIPageViewController {
    let controller = UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal)
    controller.setViewControllers(
      [UIHostingController(rootView: PageView())], direction: .forward, animated: false)
    controller.dataSource = context.coordinator
    return controller
  }

  func updateUIViewController(_ controller: UIPageViewController, context: Context) {}

  func makeCoordinator() -> Coordinator { Coordinator() }

  final class Coordinator: NSObject, UIPageViewControllerDataSource {
    func pageViewController(
      _ pages: UIPageViewController, viewControllerBefore current: UIViewController
    ) -> UIViewController? { nil }

    func pageViewController(
      _ pages: UIPageViewController, viewControllerAfter current: UIViewController
    ) -> UIViewController? {
      UIHostingController(rootView: PageView())
    }
  }
}

@main
struct PagesApp: App {
  var body: some Scene {
    WindowGroup { Pager().environmentObject(Pages()) }
  }
}
