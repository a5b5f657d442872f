// A protocol that is only called like one of SwiftUI's installs nothing.
import SwiftUI

final class Store: ObservableObject { @Published var count = 0 }

protocol Scene: AnyObject { func update() }

final class Level: Scene {
  @EnvironmentObject var store: Store  // want environment-wrapper-outside-view(Store)
  func update() { print(store.count) }
}

struct Step: Scened {
  @EnvironmentObject var store: Store  // want environment-wrapper-outside-view(Store)
  func update() { print(store.count) }
}

protocol Scened { func update() }
