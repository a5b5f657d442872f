// C19: the content of an ImageRenderer is a fresh root.
import SwiftUI

final class Chart: ObservableObject {
  @Published var values: [Double] = []
}

struct ChartView: View {
  @EnvironmentObject var chart: Chart

  var body: some View {
    HStack {
      Text("\(chart.values.count)")
      Button("Export") { export() }
      Button("Print") { printOut() }
    }
  }

  @MainActor private func export() {
    let renderer = ImageRenderer(content: ChartView()) // want missing-environment-object(Chart)
    _ = renderer.cgImage
  }

  @MainActor private func printOut() {
    let renderer = ImageRenderer(content: ChartView().environmentObject(chart))
    _ = renderer.cgImage
  }
}

@main
struct ChartApp: App {
  @StateObject private var chart = Chart()

  var body: some Scene {
    WindowGroup {
      ChartView().environmentObject(chart)
    }
  }
}
