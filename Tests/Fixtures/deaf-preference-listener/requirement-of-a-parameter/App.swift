// D5: a requirement that is called on a value of a generic parameter means the member of every conformer, also where the
// protocol has a default. The listeners hear what one conformer sets; one around a view that all share is deaf.
import SwiftUI

struct BarKey: PreferenceKey {
  static let defaultValue = 0
  static func reduce(value: inout Int, nextValue: () -> Int) { value += nextValue() }
}

protocol Library {
  func makeBody(@ViewBuilder content: @escaping () -> some View) -> AnyView
  var header: AnyView { get }
  var footer: AnyView { get }
}

extension Library {
  func makeBody(@ViewBuilder content: @escaping () -> some View) -> AnyView { AnyView(content()) }
  var header: AnyView { AnyView(Text("header")) }
  var footer: AnyView { AnyView(Text("footer")) }
}

struct ItemLibrary: Library {
  func makeBody(@ViewBuilder content: @escaping () -> some View) -> AnyView {
    AnyView(content().preference(key: BarKey.self, value: 1))
  }

  var header: AnyView { AnyView(Text("items").preference(key: BarKey.self, value: 2)) }
}

struct PlainLibrary: Library {}

struct Page<Content: Library>: View {
  let library: Content

  var body: some View {
    library.makeBody { Text("content") }.onPreferenceChange(BarKey.self) { print($0) }
    VStack { library.header }.onPreferenceChange(BarKey.self) { print($0) }
    VStack { library.footer }.onPreferenceChange(BarKey.self) { print($0) } // want deaf-preference-listener(BarKey)
  }
}

enum Pages {
  static func items() -> AnyView { AnyView(Page(library: ItemLibrary())) }
  static func plain() -> AnyView { AnyView(Page(library: PlainLibrary())) }
}

struct Root: View {
  let page: AnyView

  var body: some View { page }
}

@main
struct ReaderApp: App {
  let page: AnyView

  var body: some Scene {
    WindowGroup { Root(page: page) }
  }
}
