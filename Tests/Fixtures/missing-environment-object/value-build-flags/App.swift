// Design §4: a flag that `#if` decides says where what it decides exists.
import SwiftUI

final class Cart: ObservableObject { @Published var text = "" }
final class Lost: ObservableObject { @Published var text = "" }

struct Leaf: View {
  @EnvironmentObject var object: Cart
  var body: some View { Text(object.text) }
}

struct Stray: View {
  @EnvironmentObject var object: Lost
  var body: some View { Text(object.text) }
}

#if PRO
  let isPro = true
#else
  let isPro = false
#endif

enum Build {
  static var isPro: Bool {
    #if PRO
      true
    #else
      false
    #endif
  }
}

struct Content: View {
  var body: some View {
    if Build.isPro { Leaf() } else { Text("") }
    if isPro { Leaf() } else { Text("") }
    if !isPro { Stray() }
  }
}

@main
struct FixtureApp: App {
  var body: some Scene {
    WindowGroup {
      VStack { // want missing-environment-object(Lost)
        #if PRO
          Content().environmentObject(Cart()).environmentObject(Lost())
        #else
          Content()
        #endif
      }
    }
  }
}
