// E.3, D14: what code takes out of collections that state holds, or that a preference brings: the largest, the first, the one under a
// key, or all of them one after the other.
import SwiftUI

struct Widest: View {
  @State private var widths: [Int: CGFloat] = [:]
  private var widest: CGFloat { widths.values.max() ?? 0 }
  var body: some View {
    VStack {
      ForEach(0..<3, id: \.self) { i in
        Text("\(i)").frame(minWidth: widest).padding(.horizontal, 8)
          .onGeometryChange(for: CGFloat.self) { $0.size.width } action: { widths[i] = $0 } // want layout-feedback-loop(widths)
      }
    }
  }
}

struct WidestInside: View {
  @State private var widths: [Int: CGFloat] = [:]
  private var widest: CGFloat { widths.values.max() ?? 0 }
  var body: some View {
    VStack {
      ForEach(0..<3, id: \.self) { i in
        Text("\(i)")
          .onGeometryChange(for: CGFloat.self) { $0.size.width } action: { widths[i] = $0 }
          .frame(minWidth: widest).padding(.horizontal, 8)
      }
    }
  }
}

struct Updated: View {
  @State private var widths: [String: CGFloat] = [:]
  var body: some View {
    Text("A").padding(.leading, widths["a"] ?? 0)
      .onGeometryChange(for: CGFloat.self) { $0.size.width } action: { widths.updateValue($0, forKey: "a") } // want layout-feedback-loop(widths)
  }
}

struct UpdatedOther: View {
  @State private var widths: [String: CGFloat] = [:]
  var body: some View {
    Text("A").padding(.leading, widths["b"] ?? 0)
      .onGeometryChange(for: CGFloat.self) { $0.size.width } action: { widths.updateValue($0, forKey: "a") }
  }
}

struct FirstOne: View {
  @State private var widths: [CGFloat] = [0]
  var body: some View {
    Text("A").padding(.leading, widths.first ?? 0)
      .onGeometryChange(for: CGFloat.self) { $0.size.width } action: { widths[0] = $0 } // want layout-feedback-loop(widths)
  }
}

struct NamedKey: PreferenceKey {
  static let defaultValue: [String: CGFloat] = [:]
  static func reduce(value: inout [String: CGFloat], nextValue: () -> [String: CGFloat]) {
    value.merge(nextValue()) { max($0, $1) }
  }
}

struct Named: View {
  @State private var width: CGFloat = 0
  var body: some View {
    VStack {
      Text("A").padding(.trailing, width)
        .background(GeometryReader { // want layout-feedback-loop(width)
          Color.clear.preference(key: NamedKey.self, value: ["label": $0.size.width])
        })
    }
    .onPreferenceChange(NamedKey.self) { widths in
      if let own = widths["label"] { width = own }
    }
  }
}

struct NamedOutside: View {
  @State private var width: CGFloat = 0
  var body: some View {
    VStack {
      Text("A")
        .background(GeometryReader {
          Color.clear.preference(key: NamedKey.self, value: ["label": $0.size.width])
        })
        .padding(.trailing, width)
    }
    .onPreferenceChange(NamedKey.self) { widths in width = widths["label"] ?? 0 }
  }
}

struct TabKey: PreferenceKey {
  static let defaultValue: [Int: CGRect] = [:]
  static func reduce(value: inout [Int: CGRect], nextValue: () -> [Int: CGRect]) {
    value.merge(nextValue(), uniquingKeysWith: { $1 })
  }
}

struct Selected: View {
  @State private var selection = 0
  @State private var width: CGFloat = 10
  var body: some View {
    HStack {
      ForEach(0..<3, id: \.self) { i in
        Text("\(i)").padding(.horizontal, width)
          .background(GeometryReader { proxy in  // Which row is meant is not told.
            Color.clear.preference(key: TabKey.self, value: [i: proxy.frame(in: .local)])
          })
      }
    }
    .onPreferenceChange(TabKey.self) { frames in width = frames[selection]?.width ?? 0 }
  }
}

struct SelectedBeside: View {
  @State private var selection = 0
  @State private var width: CGFloat = 10
  var body: some View {
    VStack {
      HStack {
        ForEach(0..<3, id: \.self) { i in
          Text("\(i)")
            .background(GeometryReader { proxy in
              Color.clear.preference(key: TabKey.self, value: [i: proxy.frame(in: .local)])
            })
        }
      }
      Color.red.frame(width: width, height: 2)
    }
    .onPreferenceChange(TabKey.self) { frames in width = frames[selection]?.width ?? 0 }
  }
}

struct HeightsKey: PreferenceKey {
  static let defaultValue: [CGFloat] = []
  static func reduce(value: inout [CGFloat], nextValue: () -> [CGFloat]) { value += nextValue() }
}


struct Folded: View {
  @State private var height: CGFloat = 0
  var body: some View {
    Text("A").padding(.top, height)
      .background(GeometryReader { Color.clear.preference(key: HeightsKey.self, value: [$0.size.height]) }) // want layout-feedback-loop(height)
      .onPreferenceChange(HeightsKey.self) { heights in height = heights.reduce(0, max) }
  }
}

struct Summed: View {
  @State private var height: CGFloat = 0
  var body: some View {
    Text("A").padding(.top, height)
      .background(GeometryReader { Color.clear.preference(key: HeightsKey.self, value: [$0.size.height]) }) // want layout-feedback-loop(height)
      .onPreferenceChange(HeightsKey.self) { heights in height = heights.reduce(0, +) }
  }
}

struct SummedShares: View {
  @State private var height: CGFloat = 0
  var body: some View {
    VStack {
      ForEach(0..<1, id: \.self) { _ in
        Text("A").padding(.top, height / 2)
          .background(GeometryReader { Color.clear.preference(key: HeightsKey.self, value: [$0.size.height]) })
      }
    }
    .onPreferenceChange(HeightsKey.self) { heights in height = heights.reduce(0, +) }
  }
}

struct FirstHeard: View {
  @State private var height: CGFloat = 0
  var body: some View {
    Text("A").padding(.top, height)
      .background(GeometryReader { Color.clear.preference(key: HeightsKey.self, value: [$0.size.height]) }) // want layout-feedback-loop(height)
      .onPreferenceChange(HeightsKey.self) { heights in
        guard let first = heights.first else { return }
        height = first
      }
  }
}

struct FirstOfTwo: View {
  @State private var height: CGFloat = 0
  var body: some View {
    VStack {
      Text("A")
        .background(GeometryReader { Color.clear.preference(key: HeightsKey.self, value: [$0.size.height]) })
      Text("B").padding(.top, height)
        .background(GeometryReader { Color.clear.preference(key: HeightsKey.self, value: [$0.size.height]) })
    }
    .onPreferenceChange(HeightsKey.self) { heights in height = heights.first ?? 0 }
  }
}

struct Looped: View {
  @State private var height: CGFloat = 0
  var body: some View {
    Text("A").padding(.top, height)
      .background(GeometryReader { Color.clear.preference(key: HeightsKey.self, value: [$0.size.height]) }) // want layout-feedback-loop(height)
      .onPreferenceChange(HeightsKey.self) { heights in
        var tallest: CGFloat = 0
        for one in heights { tallest = max(tallest, one) }
        height = tallest
      }
  }
}

struct LoopedWithLimit: View {
  @State private var height: CGFloat = 0
  var body: some View {
    Text("A").padding(.top, height)
      .background(GeometryReader { Color.clear.preference(key: HeightsKey.self, value: [$0.size.height]) })
      .onPreferenceChange(HeightsKey.self) { heights in
        for one in heights {
          if one > 100 { break }
          height = one
        }
      }
  }
}

struct Visited: View {
  @State private var height: CGFloat = 0
  var body: some View {
    Text("A").padding(.top, height)
      .background(GeometryReader { Color.clear.preference(key: HeightsKey.self, value: [$0.size.height]) }) // want layout-feedback-loop(height)
      .onPreferenceChange(HeightsKey.self) { heights in heights.forEach { height = $0 } }
  }
}

struct SummedInLoop: View {
  @State private var height: CGFloat = 0
  var body: some View {
    VStack {
      ForEach(0..<1, id: \.self) { _ in
        Text("A").padding(.top, height / 2)
          .background(GeometryReader { Color.clear.preference(key: HeightsKey.self, value: [$0.size.height]) })
      }
    }
    .onPreferenceChange(HeightsKey.self) { heights in
      var total: CGFloat = 0
      for one in heights { total += one }
      height = total
    }
  }
}

struct LastOfRows: View {
  @State private var height: CGFloat = 0
  var body: some View {
    VStack {
      ForEach(0..<3, id: \.self) { _ in
        Text("A").padding(.top, height)
          .background(GeometryReader { Color.clear.preference(key: HeightsKey.self, value: [$0.size.height]) }) // want layout-feedback-loop(height)
      }
    }
    .onPreferenceChange(HeightsKey.self) { heights in
      for one in heights { height = one }
    }
  }
}

struct SummedTabs: View {
  @State private var width: CGFloat = 10
  var body: some View {
    HStack {
      ForEach(0..<1, id: \.self) { i in
        Text("\(i)").padding(.leading, width / 2)
          .background(GeometryReader { proxy in
            Color.clear.preference(key: TabKey.self, value: [i: proxy.frame(in: .local)])
          })
      }
    }
    .onPreferenceChange(TabKey.self) { frames in width = frames.values.map(\.width).reduce(0, +) }
  }
}

@main
struct Main: App {
  var body: some Scene {
    WindowGroup {
      Widest()
      WidestInside()
      Updated()
      UpdatedOther()
      FirstOne()
      Named()
      NamedOutside()
      Selected()
      SelectedBeside()
      Folded()
      Summed()
      SummedShares()
      FirstHeard()
      FirstOfTwo()
      Looped()
      LoopedWithLimit()
      Visited()
      SummedInLoop()
      LastOfRows()
      SummedTabs()
    }
  }
}
