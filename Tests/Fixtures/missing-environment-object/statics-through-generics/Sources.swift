// What a generic parameter's type holds or makes is that of the type it is bound to, and what a type makes is there, although an
// optional is asked for. A static member that only an extension adds is the extension's.
import SwiftUI

final class Store: ObservableObject {
  static let shared = Store()
  @Published var count = 0
}

struct Row: View {
  @EnvironmentObject private var store: Store
  var body: some View { Text("\(store.count)") }
}

protocol Setup {
  static var store: Store? { get }
  static func make() -> Store?
}

extension Setup {
  static func row() -> some View { Row().environmentObject(Store.shared) }
}

enum Live: Setup {
  static var store: Store? { Store.shared }
  static func make() -> Store? { Store() }
  static func row() -> some View { Row() }
}

enum Off: Setup {
  static var store: Store? { nil }
  static func make() -> Store? { nil }
}

struct Host<S: Setup>: View {
  var body: some View {
    if let store = S.store { Row().environmentObject(store) } else { Row() }
  }
}

struct Maker<S: Setup>: View {
  let store = S.make()

  var body: some View {
    if let store { Row().environmentObject(store) } else { Row() }
  }
}

struct Plain<S: Setup>: View {
  var body: some View { S.row() }
}

@main
struct SetupApp: App {
  var body: some Scene {
    WindowGroup("Live") {
      Host<Live>()
      Maker<Live>()
      Plain<Live>()
    }
    WindowGroup("Own") {
      Live.row() // want missing-environment-object(Store)
    }
    WindowGroup("Off") {
      Host<Off>() // want missing-environment-object(Store)
    }
    WindowGroup("Nothing made") {
      Maker<Off>() // want missing-environment-object(Store)
    }
  }
}
