// Design §4: a screen that finds its object where one list of screens stands, and is shown without it elsewhere, is missing the
// object there; of the other list it is not known whether it holds the screen.
import SwiftUI

final class Ink: ObservableObject {
  @Published var level = 0
}

protocol Screen {
  associatedtype Content: View
  func content() -> Content
}

struct InkScreen: Screen {
  func content() -> some View { InkLevel() }
}

struct BlankScreen: Screen {
  func content() -> some View { Text("blank") }
}

struct InkLevel: View {
  @EnvironmentObject private var ink: Ink
  var body: some View { Text("\(ink.level)") }
}

struct Shown: View {
  let screen: any Screen
  var body: some View { AnyView(screen.content()) }
}

@main
struct InkApp: App {
  let full: [any Screen]
  let plain: [any Screen]

  init(full: [any Screen], plain: [any Screen]) {
    self.full = full
    self.plain = plain
  }

  var body: some Scene {
    WindowGroup {
      ForEach(full.indices, id: \.self) { Shown(screen: full[$0]) }.environmentObject(Ink())
    }
    Window("plain", id: "plain") {
      ForEach(plain.indices, id: \.self) { Shown(screen: plain[$0]) }
    }
    Window("level", id: "level") {
      InkLevel() // want missing-environment-object(Ink)
    }
  }
}
