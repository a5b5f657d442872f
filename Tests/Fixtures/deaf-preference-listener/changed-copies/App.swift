// Views whose properties are changed in a copy, by way of a setter, a key path, a pointer or an operator: what the views show is not
// what their properties begin with.

import SwiftUI

struct WidthKey: PreferenceKey {
  static let defaultValue: [Int] = []

  static func reduce(value: inout [Int], nextValue: () -> [Int]) { value += nextValue() }
}

func measured() -> AnyView { AnyView(Text("wide").preference(key: WidthKey.self, value: [1])) }

infix operator <<<

func replace(_ view: inout AnyView) { view = measured() }

struct Switched: View {
  var isOn = false

  func turned() -> Switched {
    var copy = self
    copy.isOn.toggle()
    return copy
  }

  var body: some View {
    VStack { if isOn { measured() } }.onPreferenceChange(WidthKey.self) { print($0) }
  }
}

struct Handed: View {
  var head = AnyView(Text("narrow"))

  func filled() -> Handed {
    var copy = self
    replace(&copy.head)
    return copy
  }

  var body: some View {
    VStack { head }.onPreferenceChange(WidthKey.self) { print($0) }
  }
}

struct Computed: View {
  var head: AnyView = AnyView(Text("narrow"))
  var top: AnyView {
    get { head }
    set { head = newValue }
  }

  func filled() -> Computed {
    var copy = self
    copy.top = measured()
    return copy
  }

  var body: some View {
    VStack { head }.onPreferenceChange(WidthKey.self) { print($0) }
  }
}

struct Keyed: View {
  var head: AnyView = AnyView(Text("narrow"))

  func with<Value>(_ path: WritableKeyPath<Keyed, Value>, _ value: Value) -> Keyed {
    var copy = self
    copy[keyPath: path] = value
    return copy
  }

  var body: some View {
    VStack { head }.onPreferenceChange(WidthKey.self) { print($0) }
  }
}

struct Pointed: View {
  var head: AnyView = AnyView(Text("narrow"))

  func filled() -> Pointed {
    var copy = self
    withUnsafeMutablePointer(to: &copy) { $0.pointee.head = measured() }
    return copy
  }

  var body: some View {
    VStack { head }.onPreferenceChange(WidthKey.self) { print($0) }
  }
}

struct Operated: View {
  var head: AnyView = AnyView(Text("narrow"))

  static func <<< (page: inout Operated, view: AnyView) { page.head = view }

  func filled() -> Operated {
    var copy = self
    copy <<< measured()
    return copy
  }

  var body: some View {
    VStack { head }.onPreferenceChange(WidthKey.self) { print($0) }
  }
}

struct Listed: View {
  var head: AnyView = AnyView(Text("narrow"))

  func filled() -> Listed {
    var all = [self]
    for index in all.indices { all[index].head = measured() }
    return all[0]
  }

  var body: some View {
    VStack { head }.onPreferenceChange(WidthKey.self) { print($0) }
  }
}

struct Reduced: View {
  var head: AnyView = AnyView(Text("narrow"))

  func filled() -> Reduced { [measured()].reduce(into: self) { $0.head = $1 } }

  var body: some View {
    VStack { head }.onPreferenceChange(WidthKey.self) { print($0) }
  }
}

struct Become: View {
  var head: AnyView = AnyView(Text("narrow"))

  mutating func become(_ other: Become) { self = other }

  func filled() -> Become {
    var copy = self
    copy.become(Become(head: measured()))
    return copy
  }

  var body: some View {
    VStack { head }.onPreferenceChange(WidthKey.self) { print($0) }
  }
}

struct Untouched: View {
  var caption = AnyView(Text("narrow"))

  var body: some View {
    VStack { caption }
      .onPreferenceChange(WidthKey.self) { print($0) }  // want deaf-preference-listener(WidthKey)
  }
}

struct Root: View {
  var body: some View {
    Switched().turned()
    Handed().filled()
    Computed().filled()
    Keyed().with(\.head, measured())
    Pointed().filled()
    Operated().filled()
    Listed().filled()
    Reduced().filled()
    Become().filled()
    Untouched()
  }
}

@main
struct Demo: App {
  var body: some Scene { WindowGroup { Root() } }
}
