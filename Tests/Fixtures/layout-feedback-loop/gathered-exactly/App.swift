// D9, E.3: what a collection gathers is told where `reduce` does no more than to put one behind the other.
import SwiftUI

// Put behind each other.
struct JoinedKey: PreferenceKey {
  static let defaultValue: [CGFloat] = []
  static func reduce(value: inout [CGFloat], nextValue: () -> [CGFloat]) {
    value += nextValue()
  }
}

struct Joined: View {
  @State private var state: CGFloat = 0
  var body: some View {
    HStack {
      Color.red.frame(height: 20).preference(key: JoinedKey.self, value: [5])
      Color.red.frame(height: 20).padding(.top, state)
        .background(GeometryReader { proxy in // want layout-feedback-loop(state)
          Color.clear.preference(key: JoinedKey.self, value: [proxy.size.height])
        })
    }
    .onPreferenceChange(JoinedKey.self) { state = $0.max() ?? 0 }
  }
}

struct AppendedKey: PreferenceKey {
  static let defaultValue: [CGFloat] = []
  static func reduce(value: inout [CGFloat], nextValue: () -> [CGFloat]) {
    value.append(contentsOf: nextValue())
  }
}

struct Appended: View {
  @State private var state: CGFloat = 0
  var body: some View {
    HStack {
      Color.red.frame(height: 20).preference(key: AppendedKey.self, value: [5])
      Color.red.frame(height: 20).padding(.top, state)
        .background(GeometryReader { proxy in // want layout-feedback-loop(state)
          Color.clear.preference(key: AppendedKey.self, value: [proxy.size.height])
        })
    }
    .onPreferenceChange(AppendedKey.self) { state = $0.max() ?? 0 }
  }
}

struct SummedKey: PreferenceKey {
  static let defaultValue: [CGFloat] = []
  static func reduce(value: inout [CGFloat], nextValue: () -> [CGFloat]) {
    value = value + nextValue()
  }
}

struct Summed: View {
  @State private var state: CGFloat = 0
  var body: some View {
    HStack {
      Color.red.frame(height: 20).preference(key: SummedKey.self, value: [5])
      Color.red.frame(height: 20).padding(.top, state)
        .background(GeometryReader { proxy in // want layout-feedback-loop(state)
          Color.clear.preference(key: SummedKey.self, value: [proxy.size.height])
        })
    }
    .onPreferenceChange(SummedKey.self) { state = $0.max() ?? 0 }
  }
}

// Some, or others in their place.
struct FilteredKey: PreferenceKey {
  static let defaultValue: [CGFloat] = []
  static func reduce(value: inout [CGFloat], nextValue: () -> [CGFloat]) {
    value.append(contentsOf: nextValue().filter { $0 < 10 })
  }
}

struct Filtered: View {
  @State private var state: CGFloat = 0
  var body: some View {
    HStack {
      Color.red.frame(height: 20).preference(key: FilteredKey.self, value: [5])
      Color.red.frame(height: 20).padding(.top, state)
        .background(GeometryReader { proxy in
          Color.clear.preference(key: FilteredKey.self, value: [proxy.size.height])
        })
    }
    .onPreferenceChange(FilteredKey.self) { state = $0.max() ?? 0 }
  }
}

struct MappedKey: PreferenceKey {
  static let defaultValue: [CGFloat] = []
  static func reduce(value: inout [CGFloat], nextValue: () -> [CGFloat]) {
    value += nextValue().map { min($0, 30) }
  }
}

struct Mapped: View {
  @State private var state: CGFloat = 0
  var body: some View {
    HStack {
      Color.red.frame(height: 20).preference(key: MappedKey.self, value: [5])
      Color.red.frame(height: 20).padding(.top, state)
        .background(GeometryReader { proxy in
          Color.clear.preference(key: MappedKey.self, value: [proxy.size.height])
        })
    }
    .onPreferenceChange(MappedKey.self) { state = $0.max() ?? 0 }
  }
}

struct CappedKey: PreferenceKey {
  static let defaultValue: [CGFloat] = []
  static func reduce(value: inout [CGFloat], nextValue: () -> [CGFloat]) {
    value += nextValue()
    value.sort()
    value = Array(value.prefix(1))
  }
}

struct Capped: View {
  @State private var state: CGFloat = 0
  var body: some View {
    HStack {
      Color.red.frame(height: 20).preference(key: CappedKey.self, value: [5])
      Color.red.frame(height: 20).padding(.top, state)
        .background(GeometryReader { proxy in
          Color.clear.preference(key: CappedKey.self, value: [proxy.size.height])
        })
    }
    .onPreferenceChange(CappedKey.self) { state = $0.max() ?? 0 }
  }
}

struct OnceKey: PreferenceKey {
  static let defaultValue: [CGFloat] = []
  static func reduce(value: inout [CGFloat], nextValue: () -> [CGFloat]) {
    if value.count < 1 { value.append(contentsOf: nextValue()) }
  }
}

struct Once: View {
  @State private var state: CGFloat = 0
  var body: some View {
    HStack {
      Color.red.frame(height: 20).preference(key: OnceKey.self, value: [5])
      Color.red.frame(height: 20).padding(.top, state)
        .background(GeometryReader { proxy in
          Color.clear.preference(key: OnceKey.self, value: [proxy.size.height])
        })
    }
    .onPreferenceChange(OnceKey.self) { state = $0.max() ?? 0 }
  }
}

// The listener leaves some out.
struct CopiedKey: PreferenceKey {
  static let defaultValue: [CGFloat] = []
  static func reduce(value: inout [CGFloat], nextValue: () -> [CGFloat]) {
    value += nextValue()
  }
}

struct Copied: View {
  @State private var state: CGFloat = 0
  var body: some View {
    HStack {
      Color.red.frame(height: 20).preference(key: CopiedKey.self, value: [5])
      Color.red.frame(height: 20).padding(.top, state)
        .background(GeometryReader { proxy in
          Color.clear.preference(key: CopiedKey.self, value: [proxy.size.height])
        })
    }
    .onPreferenceChange(CopiedKey.self) { var copy = $0; copy.removeLast(); state = copy.max() ?? 0 }
  }
}

@main struct AppR: App {
  var body: some Scene {
    WindowGroup {
      VStack {
        VStack { Joined(); Appended(); Summed(); Filtered(); Mapped(); Capped() }
        VStack { Once(); Copied() }
      }
    }
  }
}
