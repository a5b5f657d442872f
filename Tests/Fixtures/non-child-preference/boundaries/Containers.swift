// D.4: containers, a view of the project and an erased view let values through; a listener beside them hears nothing.
import SwiftUI

struct Flow: Layout {
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize { .zero }
  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {}
}

struct Card<Content: View>: View {
  @ViewBuilder var content: () -> Content

  var body: some View { content().padding() }
}

struct HeardGroupKey: PreferenceKey {
  static let defaultValue: [Int] = []
  static func reduce(value: inout [Int], nextValue: () -> [Int]) { value += nextValue() }
}

struct LostGroupKey: PreferenceKey {
  static let defaultValue: [Int] = []
  static func reduce(value: inout [Int], nextValue: () -> [Int]) { value += nextValue() }
}

struct HeardStackKey: PreferenceKey {
  static let defaultValue: [Int] = []
  static func reduce(value: inout [Int], nextValue: () -> [Int]) { value += nextValue() }
}

struct LostStackKey: PreferenceKey {
  static let defaultValue: [Int] = []
  static func reduce(value: inout [Int], nextValue: () -> [Int]) { value += nextValue() }
}

struct HeardGridKey: PreferenceKey {
  static let defaultValue: [Int] = []
  static func reduce(value: inout [Int], nextValue: () -> [Int]) { value += nextValue() }
}

struct LostGridKey: PreferenceKey {
  static let defaultValue: [Int] = []
  static func reduce(value: inout [Int], nextValue: () -> [Int]) { value += nextValue() }
}

struct HeardFormKey: PreferenceKey {
  static let defaultValue: [Int] = []
  static func reduce(value: inout [Int], nextValue: () -> [Int]) { value += nextValue() }
}

struct LostFormKey: PreferenceKey {
  static let defaultValue: [Int] = []
  static func reduce(value: inout [Int], nextValue: () -> [Int]) { value += nextValue() }
}

struct HeardLayoutKey: PreferenceKey {
  static let defaultValue: [Int] = []
  static func reduce(value: inout [Int], nextValue: () -> [Int]) { value += nextValue() }
}

struct LostLayoutKey: PreferenceKey {
  static let defaultValue: [Int] = []
  static func reduce(value: inout [Int], nextValue: () -> [Int]) { value += nextValue() }
}

struct HeardCardKey: PreferenceKey {
  static let defaultValue: [Int] = []
  static func reduce(value: inout [Int], nextValue: () -> [Int]) { value += nextValue() }
}

struct LostCardKey: PreferenceKey {
  static let defaultValue: [Int] = []
  static func reduce(value: inout [Int], nextValue: () -> [Int]) { value += nextValue() }
}

struct HeardAnyKey: PreferenceKey {
  static let defaultValue: [Int] = []
  static func reduce(value: inout [Int], nextValue: () -> [Int]) { value += nextValue() }
}

struct LostAnyKey: PreferenceKey {
  static let defaultValue: [Int] = []
  static func reduce(value: inout [Int], nextValue: () -> [Int]) { value += nextValue() }
}

struct HeardEquatableKey: PreferenceKey {
  static let defaultValue: [Int] = []
  static func reduce(value: inout [Int], nextValue: () -> [Int]) { value += nextValue() }
}

struct LostEquatableKey: PreferenceKey {
  static let defaultValue: [Int] = []
  static func reduce(value: inout [Int], nextValue: () -> [Int]) { value += nextValue() }
}

struct FixedHeard: View, Equatable {
  var body: some View { Color.red.preference(key: HeardEquatableKey.self, value: [1]) }
}

struct FixedLost: View, Equatable {
  var body: some View { Color.red.preference(key: LostEquatableKey.self, value: [1]) } // want non-child-preference(LostEquatableKey)
}

struct ContainersHeardScreen: View {
  @State private var values: [Int] = []
  @State private var isOn = false

  @ViewBuilder var body: some View {
    VStack {
      Group { Color.red.preference(key: HeardGroupKey.self, value: [1]) }
    }
    .onPreferenceChange(HeardGroupKey.self) { values = $0 }
    VStack {
      VStack { HStack { ZStack { Color.red.preference(key: HeardStackKey.self, value: [1]) } } }
    }
    .onPreferenceChange(HeardStackKey.self) { values = $0 }
    VStack {
      Grid { GridRow { Color.red.preference(key: HeardGridKey.self, value: [1]) } }
    }
    .onPreferenceChange(HeardGridKey.self) { values = $0 }
    VStack {
      Form { Section("title") { Color.red.preference(key: HeardFormKey.self, value: [1]) } }
    }
    .onPreferenceChange(HeardFormKey.self) { values = $0 }
    VStack {
      Flow { Color.red.preference(key: HeardLayoutKey.self, value: [1]) }
    }
    .onPreferenceChange(HeardLayoutKey.self) { values = $0 }
    VStack {
      Card { Color.red.preference(key: HeardCardKey.self, value: [1]) }
    }
    .onPreferenceChange(HeardCardKey.self) { values = $0 }
    VStack {
      AnyView(Color.red.preference(key: HeardAnyKey.self, value: [1]))
    }
    .onPreferenceChange(HeardAnyKey.self) { values = $0 }
    VStack {
      EquatableView(content: FixedHeard())
    }
    .onPreferenceChange(HeardEquatableKey.self) { values = $0 }
  }
}

struct ContainersLostScreen: View {
  @State private var values: [Int] = []
  @State private var isOn = false

  @ViewBuilder var body: some View {
    VStack {
      Group { Color.red.preference(key: LostGroupKey.self, value: [1]) } // want non-child-preference(LostGroupKey)
      Text("beside").onPreferenceChange(LostGroupKey.self) { values = $0 } // want deaf-preference-listener(LostGroupKey)
    }
    VStack {
      VStack { HStack { ZStack { Color.red.preference(key: LostStackKey.self, value: [1]) } } } // want non-child-preference(LostStackKey)
      Text("beside").onPreferenceChange(LostStackKey.self) { values = $0 } // want deaf-preference-listener(LostStackKey)
    }
    VStack {
      Grid { GridRow { Color.red.preference(key: LostGridKey.self, value: [1]) } } // want non-child-preference(LostGridKey)
      Text("beside").onPreferenceChange(LostGridKey.self) { values = $0 } // want deaf-preference-listener(LostGridKey)
    }
    VStack {
      Form { Section("title") { Color.red.preference(key: LostFormKey.self, value: [1]) } } // want non-child-preference(LostFormKey)
      Text("beside").onPreferenceChange(LostFormKey.self) { values = $0 } // want deaf-preference-listener(LostFormKey)
    }
    VStack {
      Flow { Color.red.preference(key: LostLayoutKey.self, value: [1]) } // want non-child-preference(LostLayoutKey)
      Text("beside").onPreferenceChange(LostLayoutKey.self) { values = $0 } // want deaf-preference-listener(LostLayoutKey)
    }
    VStack {
      Card { Color.red.preference(key: LostCardKey.self, value: [1]) } // want non-child-preference(LostCardKey)
      Text("beside").onPreferenceChange(LostCardKey.self) { values = $0 } // want deaf-preference-listener(LostCardKey)
    }
    VStack {
      AnyView(Color.red.preference(key: LostAnyKey.self, value: [1])) // want non-child-preference(LostAnyKey)
      Text("beside").onPreferenceChange(LostAnyKey.self) { values = $0 } // want deaf-preference-listener(LostAnyKey)
    }
    VStack {
      EquatableView(content: FixedLost())
      Text("beside").onPreferenceChange(LostEquatableKey.self) { values = $0 } // want deaf-preference-listener(LostEquatableKey)
    }
  }
}
