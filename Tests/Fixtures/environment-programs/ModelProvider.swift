// A generic provider over its model, through a typealias and a constrained extension.
import SwiftUI

final class Alpha: ObservableObject { @Published var n = 1 }
final class Beta: ObservableObject { @Published var n = 2 }
final class Gamma: ObservableObject { @Published var n = 3 }

struct AlphaLine: View {
  @EnvironmentObject var alpha: Alpha
  var body: some View { Text("\(alpha.n)") }
}

struct BetaLine: View {
  @EnvironmentObject var beta: Beta
  var body: some View { Text("\(beta.n)") }
}

struct GammaLine: View {
  @EnvironmentObject var gamma: Gamma
  var body: some View { Text("\(gamma.n)") }
}

struct Provider<Model: ObservableObject, Content: View>: View {
  @ObservedObject var model: Model
  @ViewBuilder let content: (Model) -> Content

  var body: some View {
    content(model).environmentObject(model)
  }
}

typealias AlphaProvider<Content: View> = Provider<Alpha, Content>

extension Provider where Model == Gamma {
  init(@ViewBuilder content: @escaping (Model) -> Content) {
    self.init(model: Gamma(), content: content)
  }
}

struct Screen: View {
  var body: some View {
    AlphaProvider(model: Alpha()) { alpha in
      Text("\(alpha.n)")
      AlphaLine()
      Provider { _ in
        GammaLine()
        AlphaLine()
      }
      BetaLine()
    }
    Provider(model: Beta()) { _ in
      BetaLine()
    }
  }
}

@main
struct GreekApp: App {
  var body: some Scene {
    WindowGroup { Screen() }
  }
}
