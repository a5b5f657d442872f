// Design §4: a wrapper of the project gives the view that it keeps; `Any` and `any Hashable` hold what they were given.
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

@propertyWrapper struct Kept {
  let wrappedValue: AnyView
  init(wrappedValue: AnyView) { self.wrappedValue = wrappedValue }
}

@propertyWrapper struct Framed {
  private var view: AnyView
  init(wrappedValue: AnyView) { view = AnyView(wrappedValue.environmentObject(Cart())) }
  var wrappedValue: AnyView { view }
}

struct Wrap: Hashable {
  var id = 0
  func around(_ view: some View) -> some View { view.padding() }
}

@dynamicMemberLookup struct Lens {
  subscript(dynamicMember name: String) -> (AnyView) -> AnyView { { AnyView($0.padding()) } }
}

struct Page: View {
  @Kept var part = AnyView(CartLeaf())
  @Framed var framed = AnyView(CartLeaf())
  let any: Any = AnyView(CartLeaf())
  let hashable: any Hashable = Wrap()
  let nested: AnyView?? = .some(.some(AnyView(ThemeLeaf())))
  var shown: AnyView { part }
  var body: some View { framed }
}

struct Held: View {
  let page = Page()
  var body: some View { if let view = page.any as? AnyView { view } }
}

struct Nested: View {
  let page = Page()
  var body: some View { if let outer = page.nested, let inner = outer { inner } }
}

@main struct TheApp: App {
  var body: some Scene {
    WindowGroup { Page() }
    WindowGroup("kept") { Page().shown }  // want missing-environment-object(Cart)
    WindowGroup("any") { Held() }  // want missing-environment-object(Cart)
    WindowGroup("hashable") { (Page().hashable as? Wrap)!.around(ThemeLeaf()) }  // want missing-environment-object(Theme)
    WindowGroup("nested") { Nested() }  // want missing-environment-object(Theme)
    WindowGroup("lens") { Lens().around(AnyView(ThemeLeaf())) }  // want missing-environment-object(Theme)
  }
}
