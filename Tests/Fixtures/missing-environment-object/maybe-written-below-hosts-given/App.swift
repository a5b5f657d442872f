// ROW: C12. A generic modifier writes what it is given, and a container from outside may write an object that it is given: what a
// representable shows is not decided.
import Containers
import SwiftUI
import UIKit

final class Tasks: ObservableObject { @Published var count = 0 }
final class Drafts: ObservableObject { @Published var count = 0 }

struct Pager: UIViewControllerRepresentable {
  func makeUIViewController(context: Context) -> UIPageViewController {
    let pages = UIPageViewController()
    pages.dataSource = context.coordinator
    return pages
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
      UIHostingController(rootView: TaskList())
    }
  }
}

struct TaskList: View {
  @EnvironmentObject var tasks: Tasks
  @EnvironmentObject var drafts: Drafts
  var body: some View { Text("\(tasks.count) \(drafts.count)") }
}

extension View {
  func giving<Object: ObservableObject>(_ object: Object) -> some View { environmentObject(object) }
}

@main struct TestApp: App {
  var body: some Scene {
    WindowGroup { Provider(Drafts()) { Pager().giving(Tasks()) } }
  }
}
