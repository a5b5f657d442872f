// Variadic parameters of views and of closures, and arrays that are spread into them by hand.
import SwiftUI

final class Lamps: ObservableObject { @Published var lit = 0 }
final class Doors: ObservableObject { @Published var open = 0 }

struct LampView: View {
  @EnvironmentObject var lamps: Lamps
  var body: some View { Text("\(lamps.lit)") }
}

struct DoorView: View {
  @EnvironmentObject var doors: Doors
  var body: some View { Text("\(doors.open)") }
}

struct Wall: View {
  private let parts: [AnyView]

  init(_ parts: AnyView...) { self.parts = parts }
  init(parts: [AnyView]) { self.parts = parts }

  var body: some View {
    ForEach(parts.indices, id: \.self) { parts[$0] }
  }
}

func stacked(_ makers: () -> AnyView...) -> some View {
  Wall(parts: makers.map { $0() })
}

struct House: View {
  var body: some View {
    Wall(AnyView(DoorView()), AnyView(Text("wall")))
      .environmentObject(Doors())
    stacked({ AnyView(DoorView()) }, { AnyView(LampView()) })
      .environmentObject(Doors())
  }
}

@main
struct HouseApp: App {
  var body: some Scene {
    WindowGroup { House() }
  }
}
