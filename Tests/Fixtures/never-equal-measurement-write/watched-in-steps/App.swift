// ROW: E.4 – rows that grow make a callback run again only where what it watches is another value with each of them, and where
// nothing takes them away again.
import SwiftUI

struct Tall: View {
  @State private var badges: [Int] = []

  var body: some View {
    VStack {
      ForEach(badges, id: \.self) { Text("\($0)").frame(height: 24) }
    }
    .onGeometryChange(for: Bool.self) { $0.size.height > 400 } action: { _ in
      badges.append(badges.count)
    }
  }
}

struct Trimmed: View {
  @State private var lines: [Int] = []

  var body: some View {
    VStack {
      ForEach(lines, id: \.self) { Text("\($0)").frame(height: 24) }
    }
    .onGeometryChange(for: CGFloat.self) { $0.size.height } action: { _ in
      lines.append(lines.count)
    }
    .onChange(of: lines) { if lines.count > 5 { lines.removeFirst() } }
  }
}

struct Growing: View {
  @State private var items: [Int] = []

  var body: some View {
    VStack {
      ForEach(items, id: \.self) { Text("\($0)").frame(height: 24) }
    }
    .onGeometryChange(for: CGFloat.self) { $0.size.height } action: { _ in
      items.append(items.count)  // want never-equal-measurement-write(items)
    }
  }
}

@main struct DemoApp: App {
  var body: some Scene {
    WindowGroup {
      Tall()
      Trimmed()
      Growing()
    }
  }
}
