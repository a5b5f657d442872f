// Objects in tuples: destructured, labelled, returned, and zipped with views.
import SwiftUI

final class Sun: ObservableObject { @Published var light = 1 }
final class Moon: ObservableObject { @Published var phase = 1 }
final class Tide: ObservableObject { @Published var height = 1 }

struct SunView: View {
  @EnvironmentObject var sun: Sun
  var body: some View { Text("\(sun.light)") }
}

struct MoonView: View {
  @EnvironmentObject var moon: Moon
  var body: some View { Text("\(moon.phase)") }
}

struct TideView: View {
  @EnvironmentObject var tide: Tide
  var body: some View { Text("\(tide.height)") }
}

func makeSky() -> (sun: Sun, tide: Tide) { (Sun(), Tide()) }

struct Sky: View {
  var body: some View {
    let (sun, tide) = makeSky()
    let sky = makeSky()
    let swapped = (sky.tide, sky.sun)
    SunView().environmentObject(sun)
    TideView().environmentObject(tide)
    SunView().environmentObject(swapped.1)
    TideView().environmentObject(sky.tide)
    MoonView().environmentObject(swapped.0)
    ForEach(Array(zip([1, 2], [Sun(), Sun()])), id: \.0) { pair in
      SunView().environmentObject(pair.1)
    }
  }
}

@main
struct SkyApp: App {
  var body: some Scene {
    WindowGroup { Sky() }
  }
}
