// C12: whatever a representable's controllers make of the views that it is given, what these write themselves holds; what they do
// not write is undecided.
import SwiftUI
import UIKit

final class Cart: ObservableObject { @Published var count = 0 }

final class Session: ObservableObject { @Published var name = "" }

struct Row: View {
  @EnvironmentObject var cart: Cart
  var body: some View { Text("\(cart.count)") }
}

struct Head: View {
  @EnvironmentObject var session: Session
  var body: some View { Text(session.name) }
}

final class Pager<Item, Page: View>: UIPageViewController, UIPageViewControllerDataSource {
  var make: ((Item) -> Page)?
  var items: [Item] = []
  func pageViewController(_ c: UIPageViewController, viewControllerBefore v: UIViewController) -> UIViewController? {
    guard let item = items.first, let make else { return nil }
    return UIHostingController(rootView: make(item))
  }
  func pageViewController(_ c: UIPageViewController, viewControllerAfter v: UIViewController) -> UIViewController? { nil }
}

struct Pages<Item, Page: View>: UIViewControllerRepresentable {
  let items: [Item]
  let page: (Item) -> Page
  init(items: [Item], @ViewBuilder page: @escaping (Item) -> Page) {
    self.items = items
    self.page = page
  }
  func makeUIViewController(context: Context) -> UIViewController {
    let pager = Pager<Item, Page>()
    pager.items = items
    pager.make = page
    return pager
  }
  func updateUIViewController(_ controller: UIViewController, context: Context) {}
}

struct Content: View {
  @EnvironmentObject var cart: Cart
  var body: some View {
    Pages(items: [1, 2]) { _ in Row().environmentObject(cart) }
    Pages(items: [3]) { _ in Head() }
  }
}

@main struct A: App {
  @StateObject var cart = Cart()
  var body: some Scene {
    WindowGroup { Content().environmentObject(cart).environmentObject(Session()) }
  }
}
