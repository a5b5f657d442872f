// D9, E.3: a generic key with another argument is another key, which its listeners do not hear.
import SwiftUI

enum ColumnTag {}

enum OtherTag {}

struct WidestKey<Tag>: PreferenceKey {
  static var defaultValue: CGFloat { 0 }
  static func reduce(value: inout CGFloat, nextValue: () -> CGFloat) { value = max(value, nextValue()) }
}

struct TwoKeys: View {
  @State private var width: CGFloat = 0

  var body: some View {
    VStack {
      Text("One").padding(.trailing, width)
        .background(GeometryReader { Color.clear.preference(key: WidestKey<OtherTag>.self, value: $0.size.width) })
      Text("Two").fixedSize()
        .background(GeometryReader { Color.clear.preference(key: WidestKey<ColumnTag>.self, value: $0.size.width) })
    }
    .onPreferenceChange(WidestKey<ColumnTag>.self) { width = $0 }
    .onPreferenceChange(WidestKey<OtherTag>.self) { print($0) }
  }
}

struct OneKey: View {
  @State private var width: CGFloat = 0

  var body: some View {
    VStack {
      Text("One").padding(.trailing, width)
        .background(GeometryReader { Color.clear.preference(key: WidestKey<ColumnTag>.self, value: $0.size.width) }) // want layout-feedback-loop(width)
      Text("Two").fixedSize()
        .background(GeometryReader { Color.clear.preference(key: WidestKey<ColumnTag>.self, value: $0.size.width) })
    }
    .onPreferenceChange(WidestKey<ColumnTag>.self) { width = $0 }
  }
}

extension View {
  func reportWidth<Tag>(_ tag: Tag.Type) -> some View {
    background(GeometryReader { Color.clear.preference(key: WidestKey<Tag>.self, value: $0.size.width) }) // want layout-feedback-loop(width)
  }

  func hear<Key: PreferenceKey>(_ key: Key.Type, _ action: @escaping (Key.Value) -> Void) -> some View
  where Key.Value: Equatable {
    onPreferenceChange(Key.self, perform: action)
  }
}

struct HelpersOfTwoKeys: View {
  @State private var width: CGFloat = 0

  var body: some View {
    VStack {
      Text("One").padding(.trailing, width).reportWidth(OtherTag.self)
      Text("Two").fixedSize().reportWidth(ColumnTag.self)
    }
    .hear(WidestKey<ColumnTag>.self) { width = $0 }
    .hear(WidestKey<OtherTag>.self) { print($0) }
  }
}

struct HelpersOfOneKey: View {
  @State private var width: CGFloat = 0

  var body: some View {
    VStack {
      Text("One").padding(.trailing, width).reportWidth(ColumnTag.self)
      Text("Two").fixedSize().reportWidth(ColumnTag.self)
    }
    .hear(WidestKey<ColumnTag>.self) { width = $0 }
  }
}

struct Reporting<Tag>: ViewModifier {
  func body(content: Content) -> some View {
    content
      .background(GeometryReader { Color.clear.preference(key: WidestKey<Tag>.self, value: $0.size.width) }) // want layout-feedback-loop(width)
  }
}

struct ModifiersOfTwoKeys: View {
  @State private var width: CGFloat = 0

  var body: some View {
    VStack {
      Text("One").padding(.trailing, width).modifier(Reporting<OtherTag>())
      Text("Two").fixedSize().modifier(Reporting<ColumnTag>())
    }
    .onPreferenceChange(WidestKey<ColumnTag>.self) { width = $0 }
    .onPreferenceChange(WidestKey<OtherTag>.self) { print($0) }
  }
}

struct ModifiersOfOneKey: View {
  @State private var width: CGFloat = 0

  var body: some View {
    VStack {
      Text("One").padding(.trailing, width).modifier(Reporting<ColumnTag>())
      Text("Two").fixedSize().modifier(Reporting<ColumnTag>())
    }
    .onPreferenceChange(WidestKey<ColumnTag>.self) { width = $0 }
  }
}

// One parameter is one type in all code of a view.
struct OwnParameter<Tag>: View {
  @State private var width: CGFloat = 0

  var body: some View {
    Text("One").padding(.trailing, width)
      .background(GeometryReader { Color.clear.preference(key: WidestKey<Tag>.self, value: $0.size.width) }) // want layout-feedback-loop(width)
      .onPreferenceChange(WidestKey<Tag>.self) { width = $0 }
  }
}

// What a parameter stands for is not told where the view is read: it may be another tag.
struct SomeParameter<Tag>: View {
  @State private var width: CGFloat = 0

  var body: some View {
    Text("One").padding(.trailing, width)
      .background(GeometryReader { Color.clear.preference(key: WidestKey<Tag>.self, value: $0.size.width) })
      .onPreferenceChange(WidestKey<ColumnTag>.self) { width = $0 }
  }
}

@main
struct DemoApp: App {
  var body: some Scene {
    WindowGroup {
      TwoKeys()
      OneKey()
      HelpersOfTwoKeys()
      HelpersOfOneKey()
      ModifiersOfTwoKeys()
      ModifiersOfOneKey()
      OwnParameter<ColumnTag>()
      SomeParameter<OtherTag>()
        .onPreferenceChange(WidestKey<OtherTag>.self) { print($0) }
    }
  }
}
