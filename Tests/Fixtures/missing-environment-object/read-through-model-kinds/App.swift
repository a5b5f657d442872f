// A1: objects whose classes conform in other ways: through a superclass, a protocol, NSObject or an extension.
import SwiftUI

class Base: ObservableObject { @Published var n = 0 }
final class Derived: Base {}

protocol Service: ObservableObject {}
final class ByProtocol: Service { @Published var n = 0 }

@MainActor
final class Location: NSObject, ObservableObject { @Published var n = 0 }

final class Later { var n = 0 }
extension Later: ObservableObject {}

struct Reads: View {
  @EnvironmentObject var derived: Derived
  @EnvironmentObject var byProtocol: ByProtocol
  @EnvironmentObject var location: Location
  @EnvironmentObject var later: Later
  var body: some View {
    Text("\(derived.n) \(byProtocol.n) \(location.n) \(later.n)")
  }
}

@main
struct KindsApp: App {
  var body: some Scene {
    WindowGroup {
      Reads()
        .environmentObject(Derived())
        .environmentObject(ByProtocol())
        .environmentObject(Location())
        .environmentObject(Later())
      Reads().environmentObject(Derived()).environmentObject(Location()) // want missing-environment-object(ByProtocol) missing-environment-object(Later)
    }
  }
}
