// C4: a constant of a type from outside decides a path where its name does: two cases of an enumeration are two values, and of
// two names of another type it is not told whether they are.
import Kit
import SwiftUI

final class Cart: ObservableObject { @Published var count = 0 }

final class Lost: ObservableObject { @Published var count = 0 }

struct CartLeaf: View {
  @EnvironmentObject var cart: Cart
  var body: some View { Text("\(cart.count)") }
}

struct LostLeaf: View {
  @EnvironmentObject var lost: Lost
  var body: some View { Text("\(lost.count)") }
}

struct Schemed: View {
  let scheme: ColorScheme
  var body: some View { if scheme == .dark { CartLeaf() } else { Text("light") } }
}

struct Edged: View {
  var edge: Edge = .top
  var body: some View {
    switch edge {
    case .bottom: CartLeaf()
    default: Text("other")
    }
  }
}

struct Maybe: View {
  let scheme: ColorScheme?
  var body: some View { if let scheme, scheme == ColorScheme.dark { CartLeaf() } }
}

struct Styled: View {
  let style: KitStyle
  var body: some View { if style == .shop { CartLeaf() } }
}

struct Flagged: View {
  let flags: KitFlags
  var body: some View { if flags == [.shop, .list] { CartLeaf() } }
}

struct Axes: View {
  let axes: Axis.Set
  var body: some View { if axes.contains(.vertical) { CartLeaf() } }
}

struct Losing: View {
  let scheme: ColorScheme
  var body: some View { if scheme == .dark { LostLeaf() } else { Text("light") } }
}

struct Changing: View {
  @State private var scheme = ColorScheme.light
  var body: some View { Losing(scheme: scheme).onTapGesture { scheme = .dark } }
}

struct Never: View {
  let style: KitStyle
  var body: some View { if style == .shop { LostLeaf() } }
}

@main struct TheApp: App {
  var body: some Scene {
    WindowGroup {
      VStack {
        Schemed(scheme: .light)
        Edged()
        Maybe(scheme: .light)
        Maybe(scheme: .none)
        Styled(style: .plain)
        Flagged(flags: [.shop])
        Axes(axes: .horizontal)
        VStack {
          Schemed(scheme: .dark)
          Edged(edge: .bottom)
          Maybe(scheme: .dark)
          Styled(style: .shop)
          Flagged(flags: [.shop, .list])
          Axes(axes: .vertical)
        }
        .environmentObject(Cart())
      }
    }
    WindowGroup("dark") { Losing(scheme: .dark) }  // want missing-environment-object(Lost)
    WindowGroup("changing") { Changing() }  // want missing-environment-object(Lost)
    WindowGroup("shop") { Never(style: .shop) }  // want missing-environment-object(Lost)
  }
}
