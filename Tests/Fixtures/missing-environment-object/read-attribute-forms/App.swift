// Design §5: the wrapper on a line of its own, with its type as a generic argument, with other attributes, and
// several in one view.
import SwiftUI

final class One: ObservableObject { @Published var n = 1 }
final class Two: ObservableObject { @Published var n = 2 }
final class Three: ObservableObject { @Published var n = 3 }
final class Four: ObservableObject { @Published var n = 4 }
final class Six: ObservableObject { @Published var n = 6 }
@Observable final class Seven { var n = 7 }

struct Forms: View {
  @EnvironmentObject
  var one: One
  @EnvironmentObject<Two> private var two
  @SwiftUI.EnvironmentObject private var three: Three
  @MainActor @EnvironmentObject fileprivate var four: Four
  @EnvironmentObject /* the palette */ var `six`: Six
  @SwiftUI.Environment(
    Seven.self
  ) private var seven

  var body: some View {
    Text("\(one.n) \(two.n) \(self.three.n) \(four.n) \(`six`.n) \(seven.n)")
  }
}

@main
struct FormsApp: App {
  @StateObject private var one = One()

  var body: some Scene {
    WindowGroup("all") {
      Forms()
        .environmentObject(one)
        .environmentObject(Two())
        .environmentObject(Three())
        .environmentObject(Four())
        .environmentObject(Six())
        .environment(Seven())
    }
    WindowGroup("none") {
      Forms() // want missing-environment-object(One) missing-environment-object(Two) missing-environment-object(Three) missing-environment-object(Four) missing-environment-object(Six) missing-environment-object(Seven)
    }
  }
}
