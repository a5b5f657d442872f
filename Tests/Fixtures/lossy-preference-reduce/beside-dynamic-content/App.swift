// D5, D9, D10: dynamic content that stands in a container itself contributes nothing where it sets nothing: the container passes over it,
// and contributes the default only where none of its views sets a value. What is applied to several views is applied to each of them. A
// container or a layer of its own with dynamic content does contribute, and so do rows that are such containers.
import SwiftUI

struct IfKey: PreferenceKey {
  static let defaultValue = 0
  static func reduce(value: inout Int, nextValue: () -> Int) { value = nextValue() }
}

struct AfterKey: PreferenceKey {
  static let defaultValue = 0
  static func reduce(value: inout Int, nextValue: () -> Int) {}
}

struct SwitchKey: PreferenceKey {
  static let defaultValue = 0
  static func reduce(value: inout Int, nextValue: () -> Int) { value = nextValue() }
}

struct RowsKey: PreferenceKey {
  static let defaultValue = 0
  static func reduce(value: inout Int, nextValue: () -> Int) { value = nextValue() }
}

struct ErasedKey: PreferenceKey {
  static let defaultValue = 0
  static func reduce(value: inout Int, nextValue: () -> Int) { value = nextValue() }
}

struct OptionalKey: PreferenceKey {
  static let defaultValue = 0
  static func reduce(value: inout Int, nextValue: () -> Int) { value = nextValue() }
}

struct GroupKey: PreferenceKey {
  static let defaultValue = 0
  static func reduce(value: inout Int, nextValue: () -> Int) { value = nextValue() }
}

struct BodyKey: PreferenceKey {
  static let defaultValue = 0
  static func reduce(value: inout Int, nextValue: () -> Int) { value = nextValue() }
}

struct MaskKey: PreferenceKey {
  static let defaultValue = 0
  static func reduce(value: inout Int, nextValue: () -> Int) { value = nextValue() }
}

struct SeveralKey: PreferenceKey {
  static let defaultValue = 0
  static func reduce(value: inout Int, nextValue: () -> Int) { value = nextValue() }
}

struct EachKey: PreferenceKey {
  static let defaultValue = 0
  static func reduce(value: inout Int, nextValue: () -> Int) { value = nextValue() }
}

struct BelowKey: PreferenceKey {
  static let defaultValue = 0
  static func reduce(value: inout Int, nextValue: () -> Int) { value = nextValue() }  // want lossy-preference-reduce(BelowKey)
}

struct LayerKey: PreferenceKey {
  static let defaultValue = 0
  static func reduce(value: inout Int, nextValue: () -> Int) { value = nextValue() }  // want lossy-preference-reduce(LayerKey)
}

struct RowKey: PreferenceKey {
  static let defaultValue = 0
  static func reduce(value: inout Int, nextValue: () -> Int) { value = nextValue() }  // want lossy-preference-reduce(RowKey)
}

struct TogetherKey: PreferenceKey {
  static let defaultValue = 0
  static func reduce(value: inout Int, nextValue: () -> Int) { value = nextValue() }  // want lossy-preference-reduce(TogetherKey)
}

struct Maybe: View {
  let isOn: Bool

  var body: some View {
    if isOn { Text("maybe") }
  }
}

struct Screen: View {
  @State private var isOn = false
  @State private var title: Text?
  let items: [Int]

  var body: some View {
    VStack {
      direct
      several
      containers
    }
  }

  @ViewBuilder private var direct: some View {
    VStack {
      Text("a").preference(key: IfKey.self, value: 1)
      if isOn { Text("b") }
    }
    .onPreferenceChange(IfKey.self) { print($0) }
    VStack {
      if isOn { Text("b") }
      Text("a").preference(key: AfterKey.self, value: 1)
    }
    .onPreferenceChange(AfterKey.self) { print($0) }
    ZStack {
      Text("a").preference(key: SwitchKey.self, value: 1)
      switch items.count {
      case 0: Text("none")
      default: Circle()
      }
    }
    .onPreferenceChange(SwitchKey.self) { print($0) }
    HStack {
      Text("a").preference(key: RowsKey.self, value: 1)
      ForEach(items, id: \.self) { Text("\($0)") }
    }
    .onPreferenceChange(RowsKey.self) { print($0) }
    VStack {
      Text("a").preference(key: ErasedKey.self, value: 1)
      AnyView(Text("b"))
    }
    .onPreferenceChange(ErasedKey.self) { print($0) }
    VStack {
      Text("a").preference(key: OptionalKey.self, value: 1)
      title
    }
    .onPreferenceChange(OptionalKey.self) { print($0) }
    VStack {
      Text("a").preference(key: GroupKey.self, value: 1)
      Group { if isOn { Text("b") } }.padding()
    }
    .onPreferenceChange(GroupKey.self) { print($0) }
    VStack {
      Text("a").preference(key: BodyKey.self, value: 1)
      Maybe(isOn: isOn)
    }
    .onPreferenceChange(BodyKey.self) { print($0) }
    Text("a")
      .preference(key: MaskKey.self, value: 1)
      .mask { if isOn { Circle() } }
      .onPreferenceChange(MaskKey.self) { print($0) }
  }

  @ViewBuilder private var several: some View {
    VStack {
      Group {
        Text("a").preference(key: SeveralKey.self, value: 1)
        Text("b").preference(key: SeveralKey.self, value: 2)
      }
      .onPreferenceChange(SeveralKey.self) { print($0) }
    }
    VStack {
      ForEach(items, id: \.self) { Text("\($0)").preference(key: EachKey.self, value: $0) }
        .onPreferenceChange(EachKey.self) { print($0) }
    }
  }

  @ViewBuilder private var containers: some View {
    VStack {
      Text("a").preference(key: BelowKey.self, value: 1)
      HStack { Maybe(isOn: isOn) }
    }
    .onPreferenceChange(BelowKey.self) { print($0) }
    Text("a")
      .preference(key: LayerKey.self, value: 1)
      .overlay { Group { Maybe(isOn: isOn) } }
      .onPreferenceChange(LayerKey.self) { print($0) }
    VStack {
      ForEach(items, id: \.self) { item in
        HStack {
          Text("\(item)").preference(key: RowKey.self, value: item)
        }
      }
    }
    .onPreferenceChange(RowKey.self) { print($0) }
    VStack {
      Group {
        Text("a").preference(key: TogetherKey.self, value: 1)
        Text("b").preference(key: TogetherKey.self, value: 2)
      }
    }
    .onPreferenceChange(TogetherKey.self) { print($0) }
  }
}

@main
struct KeysApp: App {
  var body: some Scene {
    WindowGroup { Screen(items: [1, 2, 3].shuffled()) }
  }
}
