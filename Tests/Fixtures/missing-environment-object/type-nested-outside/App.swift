// A2: an object of a class that is nested in a type from outside the project is told by the whole of its name.
import SwiftUI
import VendorKit

struct Gauge: View {
  @EnvironmentObject var meter: Vendor.Meter
  var body: some View { Text("\(meter.value)") }
}

struct Panel: View {
  @EnvironmentObject var meter: Vendor.Meter
  var body: some View {
    VStack {
      Gauge()
      Text("\(meter.value)")
    }
  }
}

struct Other: View {
  @EnvironmentObject var meter: Rival.Meter
  var body: some View { Text("\(meter.value)") }
}

@main struct TheApp: App {
  @StateObject private var meter = Vendor.Meter()

  var body: some Scene {
    WindowGroup {
      Panel().environmentObject(meter)
      Other().environmentObject(meter)  // want missing-environment-object(Rival.Meter)
      Gauge()  // want missing-environment-object(Vendor.Meter)
    }
  }
}
