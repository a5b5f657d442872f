// An enum whose cases carry closures that make views, and one that carries objects in a struct.
import SwiftUI

final class Steps: ObservableObject { @Published var count = 0 }
final class Pulse: ObservableObject { @Published var rate = 0 }

struct StepView: View {
  @EnvironmentObject var steps: Steps
  var body: some View { Text("\(steps.count)") }
}

struct PulseView: View {
  @EnvironmentObject var pulse: Pulse
  var body: some View { Text("\(pulse.rate)") }
}

struct Context {
  let pulse: Pulse
}

enum Slot {
  case view(() -> AnyView)
  case labelled(title: String, make: (Int) -> AnyView)
  case pulse(Context)
  case empty

  @ViewBuilder func build() -> some View {
    switch self {
    case .view(let make):
      make()
    case let .labelled(title, make):
      Text(title)
      make(2)
    case .pulse(let context):
      PulseView().environmentObject(context.pulse)
    case .empty:
      EmptyView()
    }
  }
}

struct Health: View {
  private let slots: [Slot] = [
    .view { AnyView(Text("health")) },
    .labelled(title: "steps") { _ in AnyView(StepView()) },
    .pulse(Context(pulse: Pulse())),
    .empty,
  ]

  var body: some View {
    ForEach(slots.indices, id: \.self) { slots[$0].build() }
  }
}

@main
struct HealthApp: App {
  var body: some Scene {
    WindowGroup { Health() }
  }
}
