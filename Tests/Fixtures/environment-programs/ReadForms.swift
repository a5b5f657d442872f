// Reads through closures, key paths' roots, capture lists, computed helpers and methods; and properties never read.
import SwiftUI

final class Compass: ObservableObject { @Published var degrees = 0 }
final class Magnet: ObservableObject { @Published var force = 0 }
final class Iron: ObservableObject { @Published var mass = 0 }
final class Rust: ObservableObject { @Published var age = 0 }

struct Needle: View {
  @EnvironmentObject private var compass: Compass
  @EnvironmentObject private var magnet: Magnet
  @EnvironmentObject private var iron: Iron
  @EnvironmentObject private var rust: Rust

  var body: some View {
    let iron = 5
    VStack {
      Text(title).onAppear { [compass] in compass.degrees += 1 }
      Button("pull", action: pull)
      Text("\(iron)")
    }
  }

  private var title: String { "needle" }

  private func pull() {
    let force = \Magnet.force
    _ = magnet[keyPath: force]
  }

  private func unusedHelper() -> Int { rust.age }
}

@main
struct NeedleApp: App {
  var body: some Scene {
    WindowGroup { Needle() }
  }
}
