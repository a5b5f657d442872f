// D10, D12: a condition in a builder is dynamic content, also where its branches show views of one type. What a function of
// one type, a value or `? :` chooses is one view.
import SwiftUI

struct BodyKey: PreferenceKey {
  static let defaultValue = 0
  static func reduce(value: inout Int, nextValue: () -> Int) { value = nextValue() }  // want lossy-preference-reduce(BodyKey)
}

struct SwitchKey: PreferenceKey {
  static let defaultValue = 0
  static func reduce(value: inout Int, nextValue: () -> Int) { value = nextValue() }  // want lossy-preference-reduce(SwitchKey)
}

struct OwnKey: PreferenceKey {
  static let defaultValue = 0
  static func reduce(value: inout Int, nextValue: () -> Int) { value = nextValue() }  // want lossy-preference-reduce(OwnKey)
}

struct ColorKey: PreferenceKey {
  static let defaultValue = 0
  static func reduce(value: inout Int, nextValue: () -> Int) { value = nextValue() }  // want lossy-preference-reduce(ColorKey)
}

struct ChosenColorKey: PreferenceKey {
  static let defaultValue = 0
  static func reduce(value: inout Int, nextValue: () -> Int) { value = nextValue() }
}

struct ChosenKey: PreferenceKey {
  static let defaultValue = 0
  static func reduce(value: inout Int, nextValue: () -> Int) { value = nextValue() }
}

struct ReturnedKey: PreferenceKey {
  static let defaultValue = 0
  static func reduce(value: inout Int, nextValue: () -> Int) { value = nextValue() }
}

struct Label: View {
  let number: Int

  var body: some View { Text("\(number)") }
}

struct Screen: View {
  @State private var isOn = false
  @State private var page = 0

  var body: some View {
    VStack {
      Text("a").preference(key: BodyKey.self, value: 1)
      HStack { if isOn { Text("on").bold() } else { Text("off") } }
    }
    .onPreferenceChange(BodyKey.self) { print($0) }
    VStack {
      Text("a").preference(key: SwitchKey.self, value: 1)
      HStack { footer }
    }
    .onPreferenceChange(SwitchKey.self) { print($0) }
    Text("a")
      .preference(key: OwnKey.self, value: 1)
      .overlay { if isOn { Label(number: 1) } else { Label(number: 2) } }
      .onPreferenceChange(OwnKey.self) { print($0) }
    VStack {
      Text("a").preference(key: ChosenKey.self, value: 1)
      HStack { isOn ? Label(number: 1) : Label(number: 2) }
    }
    .onPreferenceChange(ChosenKey.self) { print($0) }
    colors
    VStack {
      Text("a").preference(key: ReturnedKey.self, value: 1)
      HStack { returned }
    }
    .onPreferenceChange(ReturnedKey.self) { print($0) }
  }

  @ViewBuilder private var colors: some View {
    VStack {
      Text("a").preference(key: ColorKey.self, value: 1)
      HStack { if isOn { Color.red } else { Color.blue } }
    }
    .onPreferenceChange(ColorKey.self) { print($0) }
    VStack {
      Text("a").preference(key: ChosenColorKey.self, value: 1)
      HStack { isOn ? Color.red : Color.blue }
    }
    .onPreferenceChange(ChosenColorKey.self) { print($0) }
  }

  @ViewBuilder private var footer: some View {
    switch page {
    case 0: Text("first")
    case 1: Text("second")
    default: Text("other")
    }
  }

  private var returned: some View {
    if isOn { return Text("on") }
    return Text("off")
  }
}

@main
struct ReaderApp: App {
  var body: some Scene {
    WindowGroup { Screen() }
  }
}
