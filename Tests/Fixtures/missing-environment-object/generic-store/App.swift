// A4: generic types are keyed by their full specialisation; a typealias is transparent.
import SwiftUI

struct AppState { var count = 0 }
struct SettingsState { var sound = true }

final class Store<State>: ObservableObject {
  @Published var state: State
  init(_ state: State) { self.state = state }
}

typealias AppStore = Store<AppState>

struct CountView: View {
  @EnvironmentObject var store: AppStore
  var body: some View { Text("\(store.state.count)") }
}

struct SoundView: View {
  @EnvironmentObject var store: Store<SettingsState>
  var body: some View { Text(store.state.sound ? "on" : "off") }
}

@main
struct CounterApp: App {
  @StateObject private var store = Store(AppState())

  var body: some Scene {
    WindowGroup {
      VStack { // want missing-environment-object(Store<SettingsState>)
        CountView()
        SoundView()
      }
      .environmentObject(store)
    }
  }
}
