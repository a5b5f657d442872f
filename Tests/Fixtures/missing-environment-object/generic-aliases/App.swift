// ROW: A4. What a generic alias names of its parameters is looked up in what they are bound to, and a message names the bound type.
import SwiftUI

protocol Reducer {
  associatedtype State: Equatable
  associatedtype Action
}

extension Reducer {
  typealias Model = Pair<Action, State>
}

final class Store<S, A>: ObservableObject {
  @Published var state: S
  init(initial: S) { state = initial }
}

final class Pair<A, B>: ObservableObject { @Published var count = 0 }

struct TimerFeature: Reducer {
  struct State: Equatable { var seconds = 0 }
  enum Action { case tick, reset }
}

struct ListFeature: Reducer {
  struct State: Equatable { var rows = 0 }
  enum Action { case add }
}

typealias StoreOf<R: Reducer> = Store<R.State, R.Action>

typealias Swapped<A, B> = Pair<B, A>

@main struct ShopApp: App {
  @StateObject private var timer = StoreOf<TimerFeature>(initial: .init())
  @StateObject private var swapped = Pair<Int, String>()
  @StateObject private var model = Pair<TimerFeature.Action, TimerFeature.State>()
  var body: some Scene {
    WindowGroup {
      VStack {  // want missing-environment-object(Store<ListFeature.State, ListFeature.Action>) missing-environment-object(Pair<Int, Int>) missing-environment-object(Pair<ListFeature.Action, ListFeature.State>)
        TimerView()
        SwappedView()
        ModelView()
      }
      .environmentObject(timer)
      .environmentObject(swapped)
      .environmentObject(model)
    }
  }
}

struct TimerView: View {
  @EnvironmentObject var store: StoreOf<TimerFeature>
  @EnvironmentObject var other: StoreOf<ListFeature>
  var body: some View { Text("\(store.state.seconds) \(other.state.rows)") }
}

struct SwappedView: View {
  @EnvironmentObject var swapped: Swapped<String, Int>
  @EnvironmentObject var other: Swapped<Int, Int>
  var body: some View { Text("\(swapped.count) \(other.count)") }
}

struct ModelView: View {
  @EnvironmentObject var model: TimerFeature.Model
  @EnvironmentObject var other: ListFeature.Model
  var body: some View { Text("\(model.count) \(other.count)") }
}
