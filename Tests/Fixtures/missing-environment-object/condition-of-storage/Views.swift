// What is stored under one key has one value wherever a path asks for it; what is stored under another key may differ.
import SwiftUI

final class Theme: ObservableObject { @Published var count = 0 }

struct Leaf: View {
  @EnvironmentObject var theme: Theme
  var body: some View { Text("\(theme.count)") }
}

struct Screen: View {
  @AppStorage("pro") var isPro = false
  var body: some View {
    if isPro { Leaf() } else { Text("") }
  }
}

struct Trial: View {
  @AppStorage("trial") var isTrial = false
  var body: some View {
    if isTrial { Leaf() } else { Text("") }
  }
}

struct Home: View {
  @AppStorage("pro") var hasPro = false
  var body: some View {
    if hasPro { Screen().environmentObject(Theme()) } else { Screen() }
  }
}

struct Other: View {
  @AppStorage("pro") var hasPro = false
  var body: some View {
    if hasPro { Trial().environmentObject(Theme()) } else { Trial() }
  }
}

@main
struct ShopApp: App {
  var body: some Scene {
    WindowGroup("Home") { Home() }
    WindowGroup("Other") { Other() }  // want missing-environment-object(Theme)
  }
}
