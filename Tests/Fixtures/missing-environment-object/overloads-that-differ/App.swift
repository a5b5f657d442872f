// Design §4: which of two overloads is meant that only differ in their effects is not told; where one of them injects, nothing is said.
import SwiftUI

final class Store: ObservableObject { @Published var count = 0 }

struct Home: View {
  @EnvironmentObject var store: Store

  var body: some View { Text("\(store.count)") }
}

final class Counter: ObservableObject { @Published var count = 0 }

struct Badge: View {
  @EnvironmentObject var counter: Counter

  var body: some View { Text("\(counter.count)") }
}

struct Loader: View {
  var body: some View { Text("loading") }

  func show(_ action: () -> Void) -> some View { Home() }

  func show(_ action: () throws -> Void) -> some View { Home().environmentObject(Store()) }
}

struct Box<T>: View {
  let value: T

  var body: some View { Text("box") }
}

extension Box<String> {
  func shown() -> some View { Home() }
}

extension Box<Int> {
  func shown() -> some View { Home().environmentObject(Store()) }
}

struct Worker {
  var task: Task<Void, Never>?
  var modifier = 0
}

struct OnLoad: ViewModifier {
  let action: () -> Void

  func body(content: Content) -> some View { content.onAppear { action() } }
}

struct OnLoadAsync: ViewModifier {
  let action: () async -> Void

  func body(content: Content) -> some View { content.task { await action() } }
}

extension View {
  func loaded(_ action: @escaping () -> Void) -> some View { onAppear { action() } }

  func loaded(_ action: @escaping () async -> Void) -> some View {
    environmentObject(Store()).task { await action() }
  }

  func given() async -> some View { self }

  func given() -> some View { environmentObject(Store()) }

  func onLoad(_ action: @escaping () -> Void) -> some View { modifier(OnLoad(action: action)) }

  func onLoad(_ action: @escaping () async -> Void) -> some View {
    modifier(OnLoadAsync(action: action))
  }
}

func fetch() async {}

struct Panel: View {
  var body: some View { Badge().onLoad { await fetch() } }
}

// Which of two methods runs that are given nothing is not told, nor what code does with what it is given.
struct Refreshing: View {
  @EnvironmentObject var store: Store

  var body: some View { Text("refresh").onAppear { refresh() } }

  func refresh() async { store.count += 1 }

  func refresh() {}
}

struct Running: View {
  @EnvironmentObject var store: Store

  var body: some View { Text("run").onAppear { run { store.count += 1 } } }

  func run(_ action: @escaping () async -> Void) { Task { await action() } }

  func run(_ action: () -> Void) { _ = action }
}

struct Showing: View {
  @EnvironmentObject var store: Store

  var body: some View { Text("show") }

  func shown(_ action: @escaping () -> Void) -> some View { self.onAppear { store.count += 1 } }

  func shown(_ action: @escaping () async -> Void) -> some View { self.task { await action() } }
}

struct Counting: ViewModifier {
  @EnvironmentObject var store: Store
  let action: () -> Void

  func body(content: Content) -> some View {
    content.onAppear {
      store.count += 1
      action()
    }
  }
}

struct Awaiting: ViewModifier {
  let action: () async -> Void

  func body(content: Content) -> some View { content.task { await action() } }
}

extension View {
  func counting(_ action: @escaping () -> Void) -> some View { modifier(Counting(action: action)) }

  func counting(_ action: @escaping () async -> Void) -> some View {
    modifier(Awaiting(action: action))
  }
}

@main
struct LoadApp: App {
  var body: some Scene {
    WindowGroup {
      Home().loaded { await fetch() }
      Home().given()
      Loader().show { print("shown") }
      Box(value: 3).shown()
      Refreshing()
      Running()
      Showing().shown { await fetch() }
      Text("count").counting { await fetch() }
      Panel() // want missing-environment-object(Counter)
    }
  }
}
