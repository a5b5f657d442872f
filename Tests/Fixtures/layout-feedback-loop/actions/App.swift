// E.3, inside: what is measured goes into an action, which an object that holds the state takes apart.
import SwiftUI

struct ScreenState {
  var height: CGFloat = 0
  var width: CGFloat = 0
}

enum ScreenAction {
  case measured(CGFloat)
  case resized(width: CGFloat, height: CGFloat)
  case clear
  static var initial: ScreenAction { .clear }
}

final class GrowingStore: ObservableObject {
  @Published var state = ScreenState()

  func send(_ action: ScreenAction) {
    switch action {
    case .measured(let height): state.height = height
    case .resized(let width, _): state.width = width
    case .clear: state.height = 0
    }
  }
}

struct Growing: View {
  @StateObject private var store = GrowingStore()

  var body: some View {
    Text("A").padding(.top, store.state.height)
      .onGeometryChange(for: CGFloat.self) { $0.size.height } action: { store.send(.measured($0)) } // want layout-feedback-loop(store)
  }
}

struct OtherAction: View {
  @StateObject private var store = GrowingStore()

  var body: some View {
    Text("A").padding(.top, store.state.height)
      .onGeometryChange(for: CGSize.self) { $0.size } action: {
        store.send(.resized(width: $0.width, height: $0.height))
      }
  }
}

final class LimitedStore: ObservableObject {
  @Published var state = ScreenState()

  func send(_ action: ScreenAction) {
    if case .measured(let height) = action { state.height = min(height, 100) }
  }
}

struct Limited: View {
  @StateObject private var store = LimitedStore()

  var body: some View {
    Text("A").padding(.top, store.state.height)
      .onGeometryChange(for: CGFloat.self) { $0.size.height } action: { store.send(.measured($0)) }
  }
}

final class MatchingStore: ObservableObject {
  @Published var state = ScreenState()

  func send(_ action: ScreenAction) {
    guard case .resized(_, let height) = action else { return }
    state.height = height
  }
}

struct Matching: View {
  @StateObject private var store = MatchingStore()

  var body: some View {
    Text("A").padding(.top, store.state.height)
      .onGeometryChange(for: CGSize.self) { $0.size } action: { // want layout-feedback-loop(store)
        store.send(.resized(width: $0.width, height: $0.height))
      }
  }
}
