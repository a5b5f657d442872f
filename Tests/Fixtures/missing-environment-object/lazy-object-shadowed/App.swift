// A7: a local, a parameter or a closure's parameter of the same name is no read of the wrapper.
import SwiftUI

final class Score: ObservableObject { @Published var points = 0 }

struct ByLocal: View {
  @EnvironmentObject var score: Score // want unused-environment-wrapper(Score)
  var body: some View {
    let score = 5
    Text("\(score)")
  }
}

struct ByParameter: View {
  @EnvironmentObject var score: Score // want unused-environment-wrapper(Score)
  var body: some View {
    ForEach([1, 2], id: \.self) { score in
      Text("\(score)").font(font(for: score))
    }
  }
  private func font(for score: Int) -> Font { score > 1 ? .title : .body }
}

struct ByLabel: View {
  @EnvironmentObject var score: Score // want unused-environment-wrapper(Score)
  var body: some View { Text(label(score: 3)) }
  private func label(score points: Int) -> String { "score: \(points)" }
}

@main
struct GameApp: App {
  var body: some Scene {
    WindowGroup {
      ByLocal()
      ByParameter()
      ByLabel()
    }
  }
}
