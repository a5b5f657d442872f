// C17: a live activity has a root on the lock screen and others in the dynamic island.
import ActivityKit
import SwiftUI
import WidgetKit

final class Delivery: ObservableObject {
  @Published var minutes = 10
}

struct DeliveryAttributes: ActivityAttributes {
  struct ContentState: Codable, Hashable {
    var stop = 0
  }
}

struct Minutes: View {
  @EnvironmentObject var delivery: Delivery
  var body: some View { Text("\(delivery.minutes)") }
}

struct GoodActivity: Widget {
  private let delivery = Delivery()

  var body: some WidgetConfiguration {
    ActivityConfiguration(for: DeliveryAttributes.self) { context in
      Minutes().environmentObject(delivery)
    } dynamicIsland: { context in
      DynamicIsland {
        DynamicIslandExpandedRegion(.leading) {
          Minutes().environmentObject(delivery)
        }
      } compactLeading: {
        Minutes().environmentObject(delivery)
      } compactTrailing: {
        Text("\(context.state.stop)")
      } minimal: {
        Text("m")
      }
    }
  }
}

struct BareLockScreen: Widget {
  var body: some WidgetConfiguration {
    ActivityConfiguration(for: DeliveryAttributes.self) { context in
      Minutes() // want missing-environment-object(Delivery)
    } dynamicIsland: { _ in
      DynamicIsland {
        DynamicIslandExpandedRegion(.center) { Text("e") }
      } compactLeading: {
        Text("l")
      } compactTrailing: {
        Text("t")
      } minimal: {
        Text("m")
      }
    }
  }
}

struct BareIsland: Widget {
  var body: some WidgetConfiguration {
    ActivityConfiguration(for: DeliveryAttributes.self) { context in
      Text("\(context.state.stop)")
    } dynamicIsland: { _ in
      DynamicIsland { DynamicIslandExpandedRegion(.center) {} } compactLeading: { Minutes() } compactTrailing: { // want missing-environment-object(Delivery)
        Text("t")
      } minimal: {
        Text("m")
      }
    }
  }
}

@main
struct DeliveryBundle: WidgetBundle {
  var body: some Widget {
    GoodActivity()
    BareLockScreen()
    BareIsland()
  }
}
