// E.3 through what collections and optionals make of what they hold, and what preferences gather of rows (D14).
import SwiftUI

struct Mapped: View {
  @State private var mapped: CGFloat?
  var body: some View {
    Text("A").padding(.bottom, mapped.map { $0 + 4 } ?? 0)
      .onGeometryChange(for: CGFloat.self) { $0.size.height } action: { mapped = $0 } // want layout-feedback-loop(mapped)
  }
}

struct MappedOutside: View {
  @State private var height: CGFloat?
  var body: some View {
    Text("A")
      .onGeometryChange(for: CGFloat.self) { $0.size.height } action: { height = $0 }
      .padding(.bottom, height.map { $0 + 4 } ?? 0)
  }
}

struct MappedAway: View {
  @State private var height: CGFloat?
  var body: some View {
    Text("A").padding(.bottom, height.map { _ in 4 } ?? 0)
      .onGeometryChange(for: CGFloat.self) { $0.size.height } action: { height = $0 }
  }
}

struct RowInfo: Equatable { let id: Int; let height: CGFloat }

struct RowKey: PreferenceKey {
  static let defaultValue: [RowInfo] = []
  static func reduce(value: inout [RowInfo], nextValue: () -> [RowInfo]) { value += nextValue() }
}

struct Rows: View {
  @State private var rowHeight: CGFloat = 0
  var body: some View {
    VStack {
      ForEach(0..<3, id: \.self) { row in
        Text("\(row)").padding(.top, rowHeight)
          .background(GeometryReader { proxy in // want layout-feedback-loop(rowHeight)
            Color.clear.preference(key: RowKey.self, value: [RowInfo(id: row, height: proxy.size.height)])
          })
      }
    }
    .onPreferenceChange(RowKey.self) { infos in rowHeight = infos.map(\.height).max() ?? 0 }
  }
}

struct RowsOutside: View {
  @State private var height: CGFloat = 0
  var body: some View {
    VStack {
      ForEach(0..<3, id: \.self) { row in
        Text("\(row)")
          .background(GeometryReader { proxy in
            Color.clear.preference(key: RowKey.self, value: [RowInfo(id: row, height: proxy.size.height)])
          })
          .padding(.top, height)
      }
    }
    .onPreferenceChange(RowKey.self) { infos in height = infos.map(\.height).max() ?? 0 }
  }
}

// How many there are is not told.
struct RowsCounted: View {
  @State private var height: CGFloat = 0
  var body: some View {
    VStack {
      ForEach(0..<3, id: \.self) { row in
        Text("\(row)").padding(.top, height)
          .background(GeometryReader { proxy in
            Color.clear.preference(key: RowKey.self, value: [RowInfo(id: row, height: proxy.size.height)])
          })
      }
    }
    .onPreferenceChange(RowKey.self) { infos in height = infos.map(\.height).reduce(0, +) / CGFloat(10 * infos.count) }
  }
}

struct WidthsKey: PreferenceKey {
  static let defaultValue: [Int: CGFloat] = [:]
  static func reduce(value: inout [Int: CGFloat], nextValue: () -> [Int: CGFloat]) {
    value.merge(nextValue()) { max($0, $1) }
  }
}

struct ByKey: View {
  @State private var widths: [Int: CGFloat] = [0: 10, 1: 10, 2: 10]
  var body: some View {
    HStack {
      ForEach(0..<3, id: \.self) { row in
        Text("\(row)").frame(width: widths[row]!)
          .background(GeometryReader { proxy in // want frozen-measurement(widths)
            Color.clear.preference(key: WidthsKey.self, value: [row: proxy.size.width])
          })
      }
    }
    .onPreferenceChange(WidthsKey.self) { widths = $0 }
  }
}

struct ByOtherKey: View {
  @State private var widths: [Int: CGFloat] = [0: 10, 1: 10, 2: 10]
  var body: some View {
    HStack {
      ForEach(0..<3, id: \.self) { row in
        Text("\(row)").frame(width: widths[row + 1] ?? 10)
          .background(GeometryReader { proxy in
            Color.clear.preference(key: WidthsKey.self, value: [row: proxy.size.width])
          })
      }
    }
    .onPreferenceChange(WidthsKey.self) { widths = $0 }
  }
}

struct Rounded: View {
  @State private var rounded: CGFloat = 0
  @State private var halved: CGFloat = 0
  @State private var far: CGFloat = 0
  var body: some View {
    VStack {
      Text("A").padding(.top, rounded)
        .onGeometryChange(for: CGFloat.self) { $0.size.height.rounded() } action: { new in // want layout-feedback-loop(rounded)
          if abs(new - rounded) > 0.5 { rounded = new }
        }
      Text("B").padding(.top, halved / 2)
        .onGeometryChange(for: CGFloat.self) { $0.size.height.rounded() } action: { new in
          if abs(new - halved) > 0.5 { halved = new }
        }
      Color.red.frame(height: far + 3)
        .onGeometryChange(for: CGFloat.self) { $0.size.height.rounded() } action: { new in
          if abs(new - far) > 10 { far = new }
        }
    }
  }
}

@main struct AppG: App {
  var body: some Scene {
    WindowGroup {
      VStack { Mapped(); MappedOutside(); MappedAway(); Rows(); RowsOutside(); RowsCounted() }
      VStack { ByKey(); ByOtherKey(); Rounded() }
    }
  }
}
