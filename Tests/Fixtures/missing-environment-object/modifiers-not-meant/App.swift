// ROW: B, A15 — a function of the project with a modifier's name is not meant where the arguments cannot be for it
import SwiftUI

final class Model: ObservableObject {
  @Published var text = ""
  static let shared = Model()
}
@Observable final class Store { var text = "" }

protocol Service {}
protocol Theme {}

extension View {
  @ViewBuilder func modifier<Changed: View>(@ViewBuilder _ change: (Self) -> Changed) -> some View {
    change(self)
  }
  func environment(_ locale: Locale) -> some View { environment(\.locale, locale) }
  func environment<Some: Service>(_ service: Some) -> some View { padding() }
  func environmentObject(_ isShown: Binding<Bool>) -> some View { padding() }
  func tint<Some: Theme>(_ theme: Some) -> some View { environmentObject(Model.shared) }
}

struct Night: Theme {}
struct Plain {}

struct Injecting: ViewModifier {
  let model: Model
  func body(content: Content) -> some View { content.environmentObject(model) }
}

struct Doing: ViewModifier {
  func body(content: Content) -> some View { content.padding() }
}

struct ModelReader: View {
  @EnvironmentObject var model: Model
  var body: some View { Text(model.text) }
}

struct StoreReader: View {
  @Environment(Store.self) var store
  var body: some View { Text(store.text) }
}

@main
struct NamesApp: App {
  @StateObject private var model = Model()
  @State private var store = Store()
  @State private var isShown = false

  var body: some Scene {
    WindowGroup {
      ModelReader().modifier(Injecting(model: model))
      ModelReader().modifier(Doing())  // want missing-environment-object(Model)
      ModelReader().modifier { $0.environmentObject(model) }
      ModelReader().environmentObject(model)
      ModelReader().environmentObject($isShown)  // want missing-environment-object(Model)
      ModelReader().tint(Night())
      ModelReader().tint(Plain())  // want missing-environment-object(Model)
      StoreReader().environment(store)
      StoreReader().environment(Locale(identifier: "en"))  // want missing-environment-object(Store)
    }
  }
}
