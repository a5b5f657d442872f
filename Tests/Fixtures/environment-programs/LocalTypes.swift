// Types declared inside functions and types, some with the name of a type outside.
import SwiftUI

final class Meter: ObservableObject { @Published var value = 0 }
final class Gauge: ObservableObject { @Published var value = 0 }

struct Line: View {
  @EnvironmentObject var meter: Meter
  var body: some View { Text("\(meter.value)") }
}

struct Shadow: View {
  /// Not the `Line` outside.
  struct Line: View {
    @EnvironmentObject var gauge: Gauge
    var body: some View { Text("\(gauge.value)") }
  }

  var body: some View {
    Line().environmentObject(Gauge())
  }
}

struct Plain: View {
  var body: some View { makeRow() }

  private func makeRow() -> some View {
    struct Row: View {
      let title: String
      var body: some View {
        Text(title)
        Line()
      }
    }
    return Row(title: "row")
  }
}

@main
struct MeterApp: App {
  var body: some Scene {
    WindowGroup {
      Shadow()
      Plain().environmentObject(Gauge())
    }
  }
}
