// A5: a class that is not observable is read by the project's own initialiser; of one that is, it is not told which of the two
// reads it. Other wrappers are what they are.
import SwiftUI

protocol Service: AnyObject { static var shared: Self { get } }

struct ServiceTag<S>: Hashable {}

struct ServiceKey<S: Service>: EnvironmentKey { static var defaultValue: S { S.shared } }

extension EnvironmentValues {
  subscript<S: Service>(service tag: ServiceTag<S>) -> S {
    get { self[ServiceKey<S>.self] }
    set { self[ServiceKey<S>.self] = newValue }
  }
}

extension Environment where Value: Service {
  init(_ type: Value.Type) { self.init(\EnvironmentValues.[service: ServiceTag<Value>()]) }
}

final class Sounds: Service {
  static let shared = Sounds()
  var name = ""
}

@Observable
final class Player { var title = "" }

final class Clock: ObservableObject { @Published var time = "" }

@main
struct KeyboardApp: App {
  var body: some Scene { WindowGroup { KeyView() } }  // want missing-environment-object(Clock)
}

struct KeyView: View {
  @Environment(Sounds.self) private var sounds
  @Environment(Player.self) private var player
  @EnvironmentObject private var clock: Clock
  var body: some View { Text(sounds.name + player.title + clock.time) }
}
