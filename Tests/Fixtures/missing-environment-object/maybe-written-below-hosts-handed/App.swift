// ROW: C12. A modifier that is handed on as a function may write any object: what a representable shows is not decided.
import SwiftUI
import UIKit

final class Tasks: ObservableObject { @Published var count = 0 }

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
  var body: some View { Text("\(tasks.count)") }
}

func apply<Value, Result>(_ value: Value, _ change: (Value) -> Result) -> Result { change(value) }

@main struct TestApp: App {
  var body: some Scene {
    WindowGroup { apply(Tasks(), Pager().environmentObject) }
  }
}
