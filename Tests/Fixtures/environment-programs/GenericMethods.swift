// Generic methods that make a model and hand it to a builder, with and without injecting it.
import SwiftUI

protocol Makeable: ObservableObject { init() }

final class Queue: Makeable { @Published var length = 0 }
final class Cache: Makeable { @Published var hits = 0 }

struct QueueView: View {
  @EnvironmentObject var queue: Queue
  var body: some View { Text("\(queue.length)") }
}

struct CacheView: View {
  @EnvironmentObject var cache: Cache
  var body: some View { Text("\(cache.hits)") }
}

struct Lab: View {
  private func providing<Model: Makeable, Content: View>(
    _ type: Model.Type, @ViewBuilder content: (Model) -> Content
  ) -> some View {
    let model = Model()
    return content(model).environmentObject(model)
  }

  private func using<Model: Makeable, Content: View>(
    _ type: Model.Type, @ViewBuilder content: (Model) -> Content
  ) -> some View {
    content(type.init())
  }

  var body: some View {
    providing(Cache.self) { cache in
      Text("\(cache.hits)")
      CacheView()
    }
    using(Queue.self) { queue in
      Text("\(queue.length)")
      QueueView()
    }
    using(Cache.self) { CacheView().environmentObject($0) }
  }
}

@main
struct LabApp: App {
  var body: some Scene {
    WindowGroup { Lab() }
  }
}
