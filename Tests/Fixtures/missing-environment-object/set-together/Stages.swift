// What an object is asked chooses which view is shown.
import SwiftUI

final class Experience: ObservableObject {
  @Published var stage = Stage.loading
  @Published var container: Container?

  func finish() {
    container = Container()
    stage = .active
  }
}

final class Container: ObservableObject { @Published var unit = 0 }

protocol StageView: View { var stage: Stage { get } }

struct Stages: View {
  @EnvironmentObject var experience: Experience
  let stages: [any StageView]

  init(_ stages: [any StageView]) { self.stages = stages }

  var body: some View {
    if let active = stages.first(where: { $0.stage == experience.stage }) {
      if let container = experience.container {
        AnyView(active).environmentObject(container)
      } else {
        AnyView(active)
      }
    }
  }
}

struct LoadingView: StageView {
  let stage = Stage.loading
  @EnvironmentObject var experience: Experience

  var body: some View { Button("Go") { experience.finish() } }
}

struct ContainerView: StageView {
  let stage = Stage.active
  @EnvironmentObject var container: Container

  var body: some View { Text("\(container.unit)") }
}

struct StagesWindow: View {
  @StateObject private var experience = Experience()

  var body: some View {
    Stages([LoadingView(), ContainerView()]).environmentObject(experience)
  }
}
