// D.4: values come out of timelines.
import SwiftUI

struct HeardTimelineKey: PreferenceKey {
  static let defaultValue: [Int] = []
  static func reduce(value: inout [Int], nextValue: () -> [Int]) { value += nextValue() }
}

struct LostTimelineKey: PreferenceKey {
  static let defaultValue: [Int] = []
  static func reduce(value: inout [Int], nextValue: () -> [Int]) { value += nextValue() }
}

struct TimelinesHeardScreen: View {
  @State private var values: [Int] = []
  @State private var isOn = false

  @ViewBuilder var body: some View {
    VStack {
      TimelineView(.everyMinute) { _ in Color.red.preference(key: HeardTimelineKey.self, value: [1]) }
    }
    .onPreferenceChange(HeardTimelineKey.self) { values = $0 }
  }
}

struct TimelinesLostScreen: View {
  @State private var values: [Int] = []
  @State private var isOn = false

  @ViewBuilder var body: some View {
    VStack {
      TimelineView(.everyMinute) { _ in Color.red.preference(key: LostTimelineKey.self, value: [1]) } // want non-child-preference(LostTimelineKey)
      Text("beside").onPreferenceChange(LostTimelineKey.self) { values = $0 } // want deaf-preference-listener(LostTimelineKey)
    }
  }
}
