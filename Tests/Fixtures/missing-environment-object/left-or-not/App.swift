// ROW: B4. Code behind a `return`: in loops over elements that stand in the sources each round has its own, what is certainly there is
// mapped, and behind a branch of which it is not told whether it is taken nothing is told.
import SwiftUI

final class Session: ObservableObject {
  @Published var name = ""
  static let shared = Session()
}
final class Cart: ObservableObject { @Published var count = 0 }
final class Theme: ObservableObject { @Published var name = "" }
final class Store: ObservableObject { @Published var count = 0 }
final class Draft: ObservableObject { @Published var count = 0 }
final class Prize: ObservableObject { @Published var count = 0 }

struct SessionView: View {
  @EnvironmentObject var session: Session
  var body: some View { Text(session.name) }
}
struct CartView: View {
  @EnvironmentObject var cart: Cart
  var body: some View { Text("\(cart.count)") }
}
struct ThemeView: View {
  @EnvironmentObject var theme: Theme
  var body: some View { Text(theme.name) }
}
struct StoreView: View {
  @EnvironmentObject var store: Store
  var body: some View { Text("\(store.count)") }
}
struct DraftView: View {
  @EnvironmentObject var draft: Draft
  var body: some View { Text("\(draft.count)") }
}

struct PrizeView: View {
  @EnvironmentObject var prize: Prize
  var body: some View { Text("\(prize.count)") }
}

func mapped() -> AnyView {
  let session: Session? = .shared
  return session.map { AnyView(SessionView().environmentObject($0)) } ?? AnyView(CartView())
}

func first() -> AnyView {
  for view in [AnyView(ThemeView()), AnyView(CartView())] { return view }
  return AnyView(CartView())
}

func second() -> AnyView {
  for index in 0..<3 {
    if index == 1 { return AnyView(StoreView()) }
  }
  return AnyView(CartView())
}

func fill(_ session: inout Session?) { session = .shared }

func filled() -> AnyView {
  var session: Session?
  fill(&session)
  if let session { return AnyView(SessionView().environmentObject(session)) }
  return AnyView(CartView())
}

func asked(_ flag: Bool) -> AnyView {
  for view in [AnyView(Text("A")), AnyView(DraftView())] {
    if flag { continue }
    return view
  }
  return AnyView(DraftView())
}

/// A set has its elements in any order.
func drawn() -> AnyView {
  let numbers: Set<Int> = [1, 2]
  for number in numbers { return number == 2 ? AnyView(PrizeView()) : AnyView(Text("A")) }
  return AnyView(Text("B"))
}

struct Screen: View {
  @State var flag = false
  var body: some View {
    VStack {
      mapped()
      first()
      second()
      filled()
      asked(flag)
      drawn()
    }
  }
}

@main struct TestApp: App {
  var body: some Scene {
    WindowGroup { Screen() } // want missing-environment-object(Theme) missing-environment-object(Store) missing-environment-object(Draft) missing-environment-object(Prize)
  }
}
