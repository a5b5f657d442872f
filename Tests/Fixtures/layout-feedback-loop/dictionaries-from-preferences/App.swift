// D9, E.3: a dictionary that a preference gathers and state keeps has an element for each view that emits one.
import SwiftUI

struct WidthsKey: PreferenceKey {
  static let defaultValue: [String: CGFloat] = [:]
  static func reduce(value: inout [String: CGFloat], nextValue: () -> [String: CGFloat]) {
    value.merge(nextValue()) { $1 }
  }
}

struct HeightsKey: PreferenceKey {
  static let defaultValue: [Int: CGFloat] = [:]
  static func reduce(value: inout [Int: CGFloat], nextValue: () -> [Int: CGFloat]) {
    value.merge(nextValue()) { $1 }
  }
}

struct Largest: View {
  @State private var widths: [String: CGFloat] = [:]

  private var labelWidth: CGFloat { widths.values.max() ?? 0 }

  var body: some View {
    VStack(alignment: .leading) {
      ForEach(["Name", "Town", "Country"], id: \.self) { title in
        Text(title).padding(.trailing, labelWidth + 8)
          .background(GeometryReader { Color.clear.preference(key: WidthsKey.self, value: [title: $0.size.width]) }) // want layout-feedback-loop(widths)
      }
    }
    .onPreferenceChange(WidthsKey.self) { widths = $0 }
  }
}

struct LargestOutside: View {
  @State private var widths: [String: CGFloat] = [:]

  private var labelWidth: CGFloat { widths.values.max() ?? 0 }

  var body: some View {
    VStack(alignment: .leading) {
      ForEach(["Name", "Town", "Country"], id: \.self) { title in
        Text(title).fixedSize()
          .background(GeometryReader { Color.clear.preference(key: WidthsKey.self, value: [title: $0.size.width]) })
          .frame(width: labelWidth + 8)
      }
    }
    .onPreferenceChange(WidthsKey.self) { widths = $0 }
  }
}

struct OfOneKey: View {
  @State private var heights: [Int: CGFloat] = [:]

  var body: some View {
    HStack(alignment: .top) {
      Text("A").padding(.bottom, heights[1] ?? 0)
        .background(GeometryReader { Color.clear.preference(key: HeightsKey.self, value: [0: $0.size.height]) })
      Text("B").padding(.bottom, heights[1] ?? 0)
        .background(GeometryReader { Color.clear.preference(key: HeightsKey.self, value: [1: $0.size.height]) }) // want layout-feedback-loop(heights)
    }
    .onPreferenceChange(HeightsKey.self) { heights = $0 }
  }
}

struct OfOtherKeys: View {
  @State private var heights: [Int: CGFloat] = [:]

  var body: some View {
    HStack(alignment: .top) {
      Text("A").padding(.bottom, heights[1] ?? 0)
        .background(GeometryReader { Color.clear.preference(key: HeightsKey.self, value: [0: $0.size.height]) })
      Text("B").fixedSize()
        .background(GeometryReader { Color.clear.preference(key: HeightsKey.self, value: [1: $0.size.height]) })
    }
    .onPreferenceChange(HeightsKey.self) { heights = $0 }
  }
}

// Two views of one key: which one is kept the code of the key decides.
struct OfOneKeyTwice: View {
  @State private var heights: [Int: CGFloat] = [:]

  var body: some View {
    HStack(alignment: .top) {
      Text("A").padding(.bottom, heights[1] ?? 0)
        .background(GeometryReader { Color.clear.preference(key: HeightsKey.self, value: [1: $0.size.height]) })
      Text("B").fixedSize()
        .background(GeometryReader { Color.clear.preference(key: HeightsKey.self, value: [1: $0.size.height]) })
    }
    .onPreferenceChange(HeightsKey.self) { heights = $0 }
  }
}

@main
struct DemoApp: App {
  var body: some Scene {
    WindowGroup {
      Largest()
      LargestOutside()
      OfOneKey()
      OfOtherKeys()
      OfOneKeyTwice()
    }
  }
}
