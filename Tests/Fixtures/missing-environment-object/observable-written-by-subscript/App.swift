// A1, A6: a write under the key path of an object's type writes that object, and nothing else.
import SwiftUI

struct Obs: View {
  @Environment(Model.self) var m
  var body: some View { Text("\(m)") }
}

struct Obs2: View {
  @Environment(Other.self) var m
  var body: some View { Text("\(m)") }
}

@Observable final class Model {}

@Observable final class Other {}

@main struct A: App {
  @State var m = Model()
  var body: some Scene {
    WindowGroup {
      Obs2() // want missing-environment-object(Other)
      .environment(\.[Model.self], m)
      Obs().environment(\.[Model.self], m)
      Obs().environment(\EnvironmentValues.[Model.self], m)
      Obs().transformEnvironment(\.[Model.self]) { $0 = m }
    }
  }
}
