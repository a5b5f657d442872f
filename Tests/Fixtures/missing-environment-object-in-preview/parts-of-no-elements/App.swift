// ROW: A4, design §4. Of a collection that holds nothing no part holds anything: no row stands for it.
import SwiftUI

final class Session: ObservableObject { @Published var name = "" }

struct Item: Identifiable { let id: Int }

struct Basket { let items: [Item] }

struct ItemView: View {
  @EnvironmentObject var object: Session
  var body: some View { Text(object.name) }
}

struct FilteredView: View {
  let basket: Basket
  var body: some View {
    ForEach(basket.items.filter { $0.id != 7 }) { _ in ItemView() }
  }
}

struct FirstItemsView: View {
  let basket: Basket
  var body: some View {
    ForEach(basket.items.prefix(3)) { _ in ItemView() }
  }
}

struct JoinedView: View {
  let basket: Basket
  let others: [Item]
  var body: some View {
    ForEach(basket.items + others) { _ in ItemView() }
  }
}

@main
struct TheApp: App {
  @StateObject private var session = Session()
  let items: [Item]
  var body: some Scene {
    WindowGroup {
      FilteredView(basket: Basket(items: items)).environmentObject(session)
      FirstItemsView(basket: Basket(items: items)).environmentObject(session)
      JoinedView(basket: Basket(items: items), others: items).environmentObject(session)
    }
  }
}

#Preview("filtered") {
  FilteredView(basket: Basket(items: []))
}

#Preview("first") {
  FirstItemsView(basket: Basket(items: []))
}

#Preview("one") {
  FilteredView(basket: Basket(items: [Item(id: 1)]))  // want missing-environment-object-in-preview(Session)
}

#Preview("joined") {
  JoinedView(basket: Basket(items: []), others: [Item(id: 2)])  // want missing-environment-object-in-preview(Session)
}
