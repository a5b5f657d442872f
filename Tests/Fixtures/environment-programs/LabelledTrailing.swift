// Several builder parameters as labelled trailing closures; each is placed under something else.
import SwiftUI

final class Left: ObservableObject { @Published var n = 1 }
final class Right: ObservableObject { @Published var n = 2 }

struct LeftView: View {
  @EnvironmentObject var left: Left
  var body: some View { Text("\(left.n)") }
}

struct RightView: View {
  @EnvironmentObject var right: Right
  var body: some View { Text("\(right.n)") }
}

struct Triple<Lead: View, Main: View, Trail: View>: View {
  private let lead: Lead
  private let main: () -> Main
  private let trail: (String) -> Trail
  private let left = Left()

  init(
    @ViewBuilder lead: () -> Lead, @ViewBuilder main: @escaping () -> Main,
    @ViewBuilder trail: @escaping (String) -> Trail
  ) {
    self.lead = lead()
    self.main = main
    self.trail = trail
  }

  var body: some View {
    HStack {
      lead.environmentObject(left)
      main().overlay { trail("over").environmentObject(Right()) }
    }
  }
}

struct Screen: View {
  var body: some View {
    Triple {
      LeftView()
    } main: {
      RightView()
    } trail: { title in
      Text(title)
      RightView()
    }
    .environmentObject(Right())
    Triple(lead: { LeftView() }, main: { Text("main") }) { _ in
      RightView()
      LeftView()
    }
  }
}

@main
struct TripleApp: App {
  var body: some Scene {
    WindowGroup { Screen() }
  }
}
