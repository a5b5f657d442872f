// Design §4: a constant decides a branch by whatever name the code that asks it knows it, and in whatever file that stands.
import SwiftUI

final class Keyboard: ObservableObject {
  func resign() {}
}

final class Scores: ObservableObject { @Published var best = 0 }

final class Medals: ObservableObject { @Published var count = 0 }

final class Shelf: ObservableObject { @Published var books = 0 }

final class Steps: ObservableObject { @Published var count = 0 }

/// Never read, as nothing gives the constant that leads to it.
final class Spare: ObservableObject { @Published var count = 0 }

@main
struct Main: App {
  var body: some Scene {
    WindowGroup {
      Row() // want missing-environment-object(Keyboard)
      Board() // want missing-environment-object(Scores)
      Badge(rank: "gold") // want missing-environment-object(Medals)
      Books(edge: .leading) // want missing-environment-object(Shelf)
      Walk(count: 2) // want missing-environment-object(Steps)
    }
  }
}
