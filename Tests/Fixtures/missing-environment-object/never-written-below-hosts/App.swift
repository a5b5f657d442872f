// ROW: C12. What a representable shows may inherit or not, in whatever way it is shown: objects that nothing in the project writes are
// missing. What some code writes, also by a variable, a function or in a preview only, is another matter.
import SwiftUI
import UIKit

final class Tasks: ObservableObject { @Published var count = 0 }
final class Drafts: ObservableObject { @Published var count = 0 }
final class Session: ObservableObject { @Published var name = "" }
final class Themes: ObservableObject { @Published var name = "" }

struct Splitter<Content: View>: View {
  @ViewBuilder var content: Content
  var body: some View {
    _VariadicView.Tree(Root { children in SplitController(children: children) }) { content }
  }
}

struct Root<Result: View>: _VariadicView_UnaryViewRoot {
  var make: (_VariadicView.Children) -> Result
  func body(children: _VariadicView.Children) -> some View { make(children) }
}

struct SplitController: UIViewControllerRepresentable {
  var children: _VariadicView.Children
  func makeUIViewController(context: Context) -> UIViewController { UIViewController() }
  func updateUIViewController(_ controller: UIViewController, context: Context) {
    for child in children { controller.addChild(UIHostingController(rootView: child)) }
  }
}

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
      UIHostingController(rootView: DraftList()) // want missing-environment-object(Drafts)
    }
  }
}

struct TaskList: View {
  @EnvironmentObject var tasks: Tasks
  var body: some View { Text("\(tasks.count)") }
}

struct DraftList: View {
  @EnvironmentObject var drafts: Drafts
  @EnvironmentObject var session: Session
  @EnvironmentObject var themes: Themes
  var body: some View { Text("\(drafts.count) \(session.name) \(themes.name)") }
}

struct Shell: View {
  func start() -> some View {
    let session = Session()
    return Pager().environmentObject(session)
  }
  var body: some View {
    Splitter {
      Text("A")
      TaskList()
    }
    start()
  }
}

#Preview { TaskList().environmentObject(Tasks()) }

@main struct TestApp: App {
  var body: some Scene {
    WindowGroup { Shell().providing(Themes()) } // want missing-environment-object(Tasks)
  }
}

extension View {
  func providing(_ themes: Themes?) -> some View { environmentObject(themes ?? Themes()) }
}
