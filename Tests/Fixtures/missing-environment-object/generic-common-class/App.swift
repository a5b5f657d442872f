// ROW: A2. A generic parameter to which arguments of two classes bind is the class that they have in common, for all of them.
import SwiftUI

class Store: ObservableObject { @Published var count = 0 }

final class CartStore: Store {}

final class OrderStore: Store {}

class Feed: ObservableObject { @Published var count = 0 }

final class News: Feed {}

struct StoreView: View {
  @EnvironmentObject var store: Store
  var body: some View { Text("\(store.count)") }
}

struct CartView: View {
  @EnvironmentObject var store: CartStore
  var body: some View { Text("\(store.count)") }
}

struct FeedView: View {
  @EnvironmentObject var feed: Feed
  var body: some View { Text("\(feed.count)") }
}

struct NewsView: View {
  @EnvironmentObject var news: News
  var body: some View { Text("\(news.count)") }
}

struct Holder<T: ObservableObject, Content: View>: View {
  let make: () -> T
  let other: () -> T
  let content: Content
  var body: some View { content.environmentObject(make()) }
}

struct Pair<T: ObservableObject, Content: View>: View {
  let first: T
  let content: Content

  init(_ first: T, _ second: T, content: Content) {
    self.first = first
    self.content = content
  }

  var body: some View { content.environmentObject(first) }
}

func makeCart() -> CartStore { CartStore() }

func makeOrder() -> OrderStore { OrderStore() }

func makeStore() -> Store { Store() }

func give<T: ObservableObject>(_ first: T, or second: T?, to content: some View) -> some View {
  content.environmentObject(second ?? first)
}

@main struct ShopApp: App {
  private let news = News()
  private let feed = Feed()
  var body: some Scene {
    WindowGroup("Healthy") {
      VStack {
        Holder(make: makeCart, other: makeStore, content: StoreView())
        Holder(make: makeCart, other: makeOrder, content: StoreView())
        Holder(make: makeCart, other: makeCart, content: CartView())
        Pair(CartStore(), OrderStore(), content: StoreView())
        give(news, or: feed, to: FeedView())
        give(news, or: news, to: NewsView())
      }
    }
    WindowGroup("Functions") {
      VStack {  // want missing-environment-object(CartStore)
        Holder(make: makeCart, other: makeStore, content: CartView())
      }
    }
    WindowGroup("Initialisers") {
      VStack {  // want missing-environment-object(CartStore)
        Pair(CartStore(), OrderStore(), content: CartView())
      }
    }
    WindowGroup("Arguments") {
      give(news, or: feed, to: NewsView())  // want missing-environment-object(News)
    }
  }
}
