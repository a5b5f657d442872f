// What there is to know about observable-object-in-environment-key.

extension RuleDocumentation {
  static let observableObjectInEnvironmentKey = RuleDocumentation(
    proves: """
      It proves that the value of a key of the environment is a class that conforms to `ObservableObject` and
      is not `@Observable`.
      """,
    reasons: [Reason(name: "not-observed", meaning: "the key does not observe the object")],
    why: """
      `@Environment(\\.player)` is updated when another player is set, not when the player changes. The view
      shows an old state until something else updates it.
      """,
    symptom: .silence,
    consequences: [
      """
      The environment observes `@Observable` objects, and those of `@EnvironmentObject`. The default value is
      one instance for all who stand below no `.environment(\\.player, …)`: a forgotten injection is not a
      crash, but a second player.
      """
    ],
    example: Example(
      file: "Player.swift",
      before: """
        import SwiftUI

        """,
      wrong: """
        final class Player: ObservableObject {
          @Published var isPlaying = false
        }

        struct PlayerKey: EnvironmentKey {
          static let defaultValue = Player()
        }
        """,
      right: """
        @Observable final class Player {
          var isPlaying = false
        }

        struct PlayerKey: EnvironmentKey {
          static let defaultValue = Player()
        }
        """,
      after: """

        extension EnvironmentValues {
          var player: Player {
            get { self[PlayerKey.self] }
            set { self[PlayerKey.self] = newValue }
          }
        }

        struct PlayButton: View {
          @Environment(\\.player) private var player

          var body: some View {
            Image(systemName: player.isPlaying ? "pause" : "play")
          }
        }

        struct Screen: View {
          let player: Player

          var body: some View {
            PlayButton().environment(\\.player, player)
          }
        }
        """),
    advice: [
      """
      Or inject the object with `.environmentObject(player)`, and read it with `@EnvironmentObject`.
      """
    ],
    limits: [
      "Protocols, and classes from outside the project.",
      """
      Keys whose readers only call methods of the object that give nothing, set its properties, subscribe to
      what it publishes, or ask it in actions: they show nothing that could be old.
      """,
      """
      A view that passes the object on to an `@ObservedObject` observes it there: suppress the finding where
      that is the plan.
      """,
    ])
}
