// `switch` and `if` as expressions, assigned to locals and returned from helpers.
import SwiftUI

final class Radar: ObservableObject { @Published var echo = 0 }
final class Sonar: ObservableObject { @Published var depth = 0 }

enum Mode { case air, sea, land }

struct RadarView: View {
  @EnvironmentObject var radar: Radar
  var body: some View { Text("\(radar.echo)") }
}

struct SonarView: View {
  @EnvironmentObject var sonar: Sonar
  var body: some View { Text("\(sonar.depth)") }
}

struct Screen: View {
  let mode: Mode

  var body: some View {
    let main: AnyView =
      switch mode {
      case .air: AnyView(RadarView())
      case .sea: AnyView(SonarView().environmentObject(Sonar()))
      case .land: AnyView(EmptyView())
      }
    let title = if mode == .land { "land" } else { "vehicle" }
    return VStack {
      Text(title)
      main
    }
  }
}

struct Frame: View {
  var body: some View {
    Screen(mode: flag(0) ? .air : .sea)
    Screen(mode: .land)
  }
}

@main
struct VehicleApp: App {
  var body: some Scene {
    WindowGroup { Frame() }
  }
}

func flag(_ bit: Int) -> Bool { flagBits & (1 << bit) != 0 }

var flagBits = 0
