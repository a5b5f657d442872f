// A11: a key holds a value; it does not observe an `ObservableObject`. It does observe an `@Observable`, and other
// classes and values are nothing to observe.
import SwiftUI

final class Player: ObservableObject { @Published var isPlaying = false }

class Base: ObservableObject {}

final class Derived: Base { @Published var count = 0 }

@Observable final class Library { var count = 0 }

@Observable final class Both: ObservableObject { var count = 0 }

final class Cache { var count = 0 }

struct PlayerKey: EnvironmentKey {
  static let defaultValue = Player() // want observable-object-in-environment-key(Player)
}

struct DerivedKey: EnvironmentKey {
  static var defaultValue: Derived? { nil } // want observable-object-in-environment-key(Derived)
}

struct LibraryKey: EnvironmentKey { static let defaultValue = Library() }

struct BothKey: EnvironmentKey { static let defaultValue = Both() }

struct CacheKey: EnvironmentKey { static let defaultValue: Cache? = nil }

struct PlayersKey: EnvironmentKey { static let defaultValue: [String] = [] }

extension EnvironmentValues {
  var player: Player {
    get { self[PlayerKey.self] }
    set { self[PlayerKey.self] = newValue }
  }

  var derived: Derived? {
    get { self[DerivedKey.self] }
    set { self[DerivedKey.self] = newValue }
  }

  @Entry var main = Player() // want observable-object-in-environment-key(Player)

  @Entry var library = Library()
}

struct Reader: View {
  @Environment(\.player) private var player
  @Environment(\.derived) private var derived
  @Environment(\.main) private var main
  @Environment(\.library) private var library

  var body: some View {
    Text("\(player.isPlaying) \(derived?.count ?? 0) \(main.isPlaying) \(library.count)")
  }
}

struct Outer: View {
  @StateObject private var player = Player()

  var body: some View {
    Reader()
      .environment(\.player, player)
      .environment(\.derived, Derived())
      .environment(\.main, player)
      .environment(\.library, Library())
  }
}
