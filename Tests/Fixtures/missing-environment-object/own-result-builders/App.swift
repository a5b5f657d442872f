// Design §4: what a result builder of the project makes of a closure, its functions tell (SE-0289, SE-0348).
import SwiftUI

final class Cart: ObservableObject { @Published var count = 0 }
final class Theme: ObservableObject { @Published var count = 0 }

struct CartLeaf: View {
  @EnvironmentObject var cart: Cart
  var body: some View { Text("\(cart.count)") }
}

struct ThemeLeaf: View {
  @EnvironmentObject var theme: Theme
  var body: some View { Text("\(theme.count)") }
}

@resultBuilder enum Boxed {
  static func buildExpression(_ view: some View) -> AnyView { AnyView(view.environmentObject(Cart())) }
  static func buildBlock(_ views: AnyView...) -> AnyView {
    AnyView(VStack { ForEach(views.indices, id: \.self) { views[$0] } })
  }
  static func buildOptional(_ view: AnyView?) -> AnyView { view ?? AnyView(ThemeLeaf()) }
}

@resultBuilder enum Stepwise {
  static func buildPartialBlock(first: some View) -> AnyView { AnyView(first) }
  static func buildPartialBlock(accumulated: AnyView, next: some View) -> AnyView {
    AnyView(HStack { accumulated; next.environmentObject(Cart()) })
  }
}

@resultBuilder enum Ended {
  static func buildExpression(_ view: some View) -> AnyView { AnyView(view) }
  static func buildBlock(_ views: AnyView...) -> [AnyView] { views }
  static func buildEither(first views: [AnyView]) -> AnyView { AnyView(views[0].environmentObject(Theme())) }
  static func buildEither(second views: [AnyView]) -> AnyView { AnyView(views[0]) }
  static func buildFinalResult(_ views: [AnyView]) -> AnyView {
    AnyView(VStack { ForEach(views.indices, id: \.self) { views[$0] } }.padding())
  }
}

func boxed(@Boxed _ content: () -> AnyView) -> some View { content() }
func stepwise(@Stepwise _ content: () -> AnyView) -> some View { content() }

struct Page: View {
  let isOpen = Bool.random()
  @Boxed var content: AnyView { CartLeaf() }
  @Boxed var maybe: AnyView { if isOpen { CartLeaf() } }
  @Ended var list: AnyView {
    CartLeaf()
    ThemeLeaf()
  }
  @Ended var either: AnyView {
    if isOpen { ThemeLeaf() } else { Text("closed") }
  }
  @Ended var other: AnyView {
    if isOpen { Text("open") } else { ThemeLeaf() }
  }
  var body: some View { content }
}

@main struct TheApp: App {
  var body: some Scene {
    WindowGroup { Page() }
    WindowGroup("boxed") { boxed { Text("a"); CartLeaf(); ThemeLeaf() } }  // want missing-environment-object(Theme)
    WindowGroup("first") { stepwise { CartLeaf(); Text("a") } }  // want missing-environment-object(Cart)
    WindowGroup("next") { stepwise { Text("a"); CartLeaf() } }
    WindowGroup("list") { Page().list }  // want missing-environment-object(Cart) missing-environment-object(Theme)
    WindowGroup("maybe") { Page().maybe }  // want missing-environment-object(Theme)
    WindowGroup("either") { Page().either }
    WindowGroup("other") { Page().other }  // want missing-environment-object(Theme)
  }
}
