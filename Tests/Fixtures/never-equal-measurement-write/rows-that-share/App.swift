// ROW: E.4 – rows that share what a stack is offered are as large together, however many there are; what scrolls, or has a size of
// its own, grows.
import SwiftUI

struct Sharing: View {
  @State private var bars: [Int] = []

  var body: some View {
    VStack(spacing: 0) {
      ForEach(bars, id: \.self) { _ in Rectangle() }
    }
    .frame(height: 300)
    .onGeometryChange(for: CGFloat.self) { $0.size.height } action: { _ in
      bars.append(bars.count)
    }
  }
}

struct Filling: View {
  @State private var cells: [Int] = []

  var body: some View {
    VStack(spacing: 0) {
      ForEach(cells, id: \.self) { Text("\($0)").frame(maxHeight: .infinity) }
    }
    .onGeometryChange(for: CGFloat.self) { $0.size.height } action: { _ in
      cells.append(cells.count)
    }
  }
}

struct Growing: View {
  @State private var items: [Int] = []

  var body: some View {
    VStack(spacing: 0) {
      ForEach(items, id: \.self) { _ in Rectangle().frame(height: 10) }
    }
    .onGeometryChange(for: CGFloat.self) { $0.size.height } action: { _ in
      items.append(items.count)  // want never-equal-measurement-write(items)
    }
  }
}

@main struct DemoApp: App {
  var body: some Scene {
    WindowGroup {
      Sharing()
      Filling()
      Growing()
    }
  }
}
