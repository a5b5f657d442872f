// Objects have other values than they were made with once code has changed them: what is replaced in them is not shown.
import SwiftUI

@main
struct ShopApp: App {
  var body: some Scene {
    WindowGroup {
      Mended().environmentObject(Theme())
      Renamed()
      Prepared()
      Paged()
      Numbered()
      Nested()
      Closed()
      Shut()
      Wired()
    }
  }
}

final class Cart: ObservableObject {
  static let shared = Cart()
}

final class Theme: ObservableObject {}

struct Basket: View {
  @EnvironmentObject var cart: Cart

  var body: some View { Text("\(ObjectIdentifier(cart))") }
}

final class Holder: Identifiable {
  var view: AnyView

  init(_ view: some View) { self.view = AnyView(view) }
}

struct Mended: View {
  var body: some View { make() }

  private func make() -> AnyView {
    let holder = Holder(Basket())
    holder.view = AnyView(holder.view.environmentObject(Cart.shared))
    return holder.view
  }
}

struct Renamed: View {
  var body: some View { make() }

  private func make() -> AnyView {
    let first = Holder(Basket())
    let second = first
    second.view = AnyView(second.view.environmentObject(Cart.shared))
    return first.view
  }
}

struct Prepared: View {
  let holder = Holder(Basket())

  init() { Self.prepare(holder) }

  private static func prepare(_ holder: Holder) {
    holder.view = AnyView(holder.view.environmentObject(Cart.shared))
  }

  var body: some View { holder.view }
}

struct Paged: View {
  private let pages: [Holder]

  init() {
    pages = [Holder(Text("a")), Holder(Basket())]
    for page in pages {
      page.view = AnyView(page.view.environmentObject(Cart.shared))
    }
  }

  var body: some View { ForEach(pages) { $0.view } }
}

struct Numbered: View {
  private var views: [AnyView] {
    var views = [AnyView(Basket()), AnyView(Text("a"))]
    for index in views.indices {
      views[index] = AnyView(views[index].environmentObject(Cart.shared))
    }
    return views
  }

  var body: some View {
    ForEach(views.indices, id: \.self) { views[$0] }
  }
}

struct Page {
  var content: AnyView
}

final class Book {
  var page: Page

  init(_ page: Page) { self.page = page }
}

struct Nested: View {
  var body: some View { make() }

  private func make() -> AnyView {
    let book = Book(Page(content: AnyView(Basket())))
    book.page.content = AnyView(book.page.content.environmentObject(Cart.shared))
    return book.page.content
  }
}

// Another type's property of the same name, and a value that it had before, change nothing.

final class Model {
  var isOpen: Bool

  init(isOpen: Bool) { self.isOpen = isOpen }
}

final class Door {
  var isOpen = false

  func open() { isOpen = true }
}

struct Closed: View {
  let model = Model(isOpen: false)
  let door = Door()

  var body: some View {
    Button("Open") { door.open() }
    if model.isOpen { Basket() }
  }
}

final class Gate {
  var isLocked: Bool

  init(isLocked: Bool) { self.isLocked = isLocked }

  func lock() { isLocked = true }
}

struct Shut: View {
  let gate = Gate(isLocked: true)

  var body: some View {
    Button("Lock") { gate.lock() }
    if !gate.isLocked { Basket() }
  }
}

// A closure in an initialiser may run when everything is made.

final class Wire {
  var end: AnyView

  init(_ end: AnyView) {
    self.end = end
    let connect = { [unowned self] in
      self.end = AnyView(self.end.environmentObject(Cart.shared))
    }
    connect()
  }
}

struct Wired: View {
  let wire = Wire(AnyView(Basket()))

  var body: some View { wire.end }
}
