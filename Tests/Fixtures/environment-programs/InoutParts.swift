// Views collected through inout parameters, mutating methods, and loops over them.
import SwiftUI

final class Bells: ObservableObject { @Published var rung = 0 }
final class Horns: ObservableObject { @Published var blown = 0 }

struct BellView: View {
  @EnvironmentObject var bells: Bells
  var body: some View { Text("\(bells.rung)") }
}

struct HornView: View {
  @EnvironmentObject var horns: Horns
  var body: some View { Text("\(horns.blown)") }
}

func addBell(to views: inout [AnyView]) {
  views.append(AnyView(BellView()))
}

struct Parts {
  private(set) var views: [AnyView] = []

  mutating func add<Part: View>(_ part: Part, horns: Horns) {
    views.append(AnyView(part.environmentObject(horns)))
  }
}

struct Band: View {
  var body: some View {
    var views = [AnyView(Text("band"))]
    addBell(to: &views)
    var parts = Parts()
    parts.add(HornView(), horns: Horns())
    let all = views + parts.views
    return ForEach(all.indices, id: \.self) { all[$0] }
  }
}

@main
struct BandApp: App {
  var body: some Scene {
    WindowGroup { Band() }
  }
}
