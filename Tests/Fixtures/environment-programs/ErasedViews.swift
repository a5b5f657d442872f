// AnyView(erasing:), reduce over views, ternaries of erased views and EmptyView on the way.
import SwiftUI

final class Wind: ObservableObject { @Published var speed = 0 }
final class Rain: ObservableObject { @Published var amount = 0 }

struct WindView: View {
  @EnvironmentObject var wind: Wind
  var body: some View { Text("\(wind.speed)") }
}

struct RainView: View {
  @EnvironmentObject var rain: Rain
  var body: some View { Text("\(rain.amount)") }
}

struct Report: View {
  private let parts = [AnyView(erasing: RainView()), AnyView(EmptyView())]

  private var joined: AnyView {
    parts.reduce(AnyView(Text("report"))) { head, part in
      AnyView(erasing: VStack { head; part })
    }
  }

  private func warning(_ on: Bool) -> AnyView {
    on ? AnyView(WindView()) : AnyView(erasing: EmptyView())
  }

  var body: some View {
    joined.environmentObject(Rain())
    warning(flag(0))
    warning(flag(1)).environmentObject(Wind())
  }
}

@main
struct WeatherApp: App {
  var body: some Scene {
    WindowGroup { Report() }
  }
}

func flag(_ bit: Int) -> Bool { flagBits & (1 << bit) != 0 }

var flagBits = 0
