// A6: different types coexist in any order; an injection further in does not undo one further out.
import SwiftUI

class Base: ObservableObject { @Published var n = 0 }
final class Derived: Base {}
final class Other: ObservableObject { @Published var n = 0 }

struct Reads: View {
  @EnvironmentObject var base: Base
  @EnvironmentObject var derived: Derived
  @EnvironmentObject var other: Other
  var body: some View { Text("\(base.n) \(derived.n) \(other.n)") }
}

@main
struct OrderApp: App {
  var body: some Scene {
    WindowGroup {
      VStack {
        VStack { Reads().environmentObject(Derived()) }.environmentObject(Derived())
      }
      .environmentObject(Derived() as Base)
      .environmentObject(Other())
      VStack { // want missing-environment-object(Base)
        VStack { Reads().environmentObject(Other()) }.environmentObject(Derived())
      }
      .environmentObject(Derived())
    }
  }
}
