// C12: a host that a representable is given, by itself, in a list, through a view that makes pages, or as state, is contained: not
// decided. One that is presented is a root, whoever holds another one like it.
import SwiftUI
import UIKit

final class Book: ObservableObject { @Published var page = 0 }

struct Leaf: View {
  @EnvironmentObject var book: Book
  var body: some View { Text("\(book.page)") }
}

struct Cover: View {
  @EnvironmentObject var book: Book
  var body: some View { Text("0 of \(book.page)") }
}

struct One: UIViewControllerRepresentable {
  let controller: UIViewController
  func makeUIViewController(context: Context) -> UIViewController { controller }
  func updateUIViewController(_ controller: UIViewController, context: Context) {}
}

struct Tabs: UIViewControllerRepresentable {
  let controllers: [UIViewController]
  func makeUIViewController(context: Context) -> UITabBarController {
    let tabs = UITabBarController()
    tabs.viewControllers = controllers
    return tabs
  }
  func updateUIViewController(_ tabs: UITabBarController, context: Context) {}
}

struct Chosen: UIViewControllerRepresentable {
  @Binding var controller: UIViewController?
  func makeUIViewController(context: Context) -> UIViewController {
    let parent = UIViewController()
    if let controller { parent.addChild(controller) }
    return parent
  }
  func updateUIViewController(_ parent: UIViewController, context: Context) {}
}

struct Drawn: UIViewRepresentable {
  let view: UIView
  func makeUIView(context: Context) -> UIView { view }
  func updateUIView(_ view: UIView, context: Context) {}
}

extension View {
  func hosted() -> UIViewController {
    UIHostingController(rootView: self) // want missing-environment-object(Book)
  }
}

extension UIViewController {
  func titled(_ title: String) -> Self {
    tabBarItem = UITabBarItem(title: title, image: nil, tag: 0)
    return self
  }
}

struct Pages<Page: View>: View {
  var controllers: [UIHostingController<Page>]
  init(_ pages: [Page]) { controllers = pages.map { UIHostingController(rootView: $0) } }
  var body: some View { Tabs(controllers: controllers) }
}

final class IndexController: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    addChild(UIHostingController(rootView: Leaf()))
  }
}

struct Shelf: View {
  @State private var first: UIViewController? = UIHostingController(rootView: Leaf())
  @State private var second: UIViewController?

  var body: some View {
    One(controller: UIHostingController(rootView: Leaf()))
    Tabs(controllers: [
      Leaf().hosted().titled("Leaf"), Cover().environmentObject(Book()).hosted(),
    ])
    Pages([Leaf()])
    One(controller: IndexController())
    Drawn(view: UIHostingController(rootView: Leaf()).view)
    Chosen(controller: $first)
    Chosen(controller: $second)
      .onAppear { second = UIHostingController(rootView: Leaf()) }
  }
}

final class Library: UIViewController {
  func open() { present(Cover().hosted(), animated: true) }

  func openLeaf() {
    let leaf = UIHostingController(rootView: Leaf()) // want missing-environment-object(Book)
    present(leaf, animated: true)
  }
}

@main struct Reading: App {
  @StateObject private var book = Book()
  var body: some Scene { WindowGroup { Shelf().environmentObject(book) } }
}
