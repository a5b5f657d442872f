// C9: a result builder with expressions, branches and loops collects values that hold views.
import SwiftUI

final class Cart: ObservableObject {}

struct Badge: View { @EnvironmentObject var cart: Cart; var body: some View { Text("\(cart)") } }

struct Page: Identifiable { let id: Int; let view: AnyView }

@resultBuilder struct Pages {
  static func buildExpression(_ p: Page) -> [Page] { [p] }
  static func buildExpression<V: View>(_ v: V) -> [Page] { [Page(id: 0, view: AnyView(v))] }
  static func buildBlock(_ p: [Page]...) -> [Page] { p.flatMap { $0 } }
  static func buildOptional(_ p: [Page]?) -> [Page] { p ?? [] }
  static func buildEither(first: [Page]) -> [Page] { first }
  static func buildEither(second: [Page]) -> [Page] { second }
  static func buildArray(_ p: [[Page]]) -> [Page] { p.flatMap { $0 } } }

struct Pager: View {
  private let pages: [Page]
  init(@Pages pages: () -> [Page]) { self.pages = pages() }
  var body: some View { TabView { ForEach(pages) { $0.view } } } }

@main struct A: App {
  @StateObject var cart = Cart()
  @State var on = false
  var body: some Scene {
   WindowGroup { Pager { Badge(); Page(id: 1, view: AnyView(Badge())); if on { Badge() } else { Text("") }; for i in 0..<3 { Page(id: i, view: AnyView(Badge())) } }.environmentObject(cart) }
   WindowGroup { Pager { Page(id: 1, view: AnyView(Badge().environmentObject(cart))); Text("") } }
  } }
