// A list whose elements are combined one by one is no list that the next one is put behind: zeros are neutral for sums,
// and for sizes of which the larger counts. What a loop puts behind the list is.
import SwiftUI

struct SumKey: PreferenceKey {
  static let defaultValue: [Int] = [0, 0, 0]
  static func reduce(value: inout [Int], nextValue: () -> [Int]) {
    let next = nextValue()
    for i in 0..<3 { value[i] += next[i] }
  }
}

struct LargestKey: PreferenceKey {
  static let defaultValue: [Int] = [0, 0, 0]
  static func reduce(value: inout [Int], nextValue: () -> [Int]) {
    let next = nextValue()
    for i in 0..<3 { value[i] = max(value[i], next[i]) }
  }
}

struct PutBehindKey: PreferenceKey {
  static let defaultValue: [Int] = [0]  // want non-neutral-preference-default(PutBehindKey)
  static func reduce(value: inout [Int], nextValue: () -> [Int]) {
    for item in nextValue() { value.append(item) }
  }
}

struct Root: View {
  var body: some View {
    VStack {
      Text("a").preference(key: SumKey.self, value: [1, 0, 0])
      Text("b").preference(key: LargestKey.self, value: [1, 0, 0])
      Text("c").preference(key: PutBehindKey.self, value: [1])
      Text("d")
    }
    .onPreferenceChange(SumKey.self) { print($0) }
    .onPreferenceChange(LargestKey.self) { print($0) }
    .onPreferenceChange(PutBehindKey.self) { print($0) }
  }
}

@main struct DemoApp: App {
  var body: some Scene { WindowGroup { Root() } }
}
