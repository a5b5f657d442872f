// D9, D12, E.4 equal widths: what a listener hears of several views is what `reduce` makes of their values, each as its layout makes it.
import SwiftUI

struct WidthKey: PreferenceKey {
  static let defaultValue: CGFloat = 0
  static func reduce(value: inout CGFloat, nextValue: () -> CGFloat) { value = max(value, nextValue()) }
}

struct LastKey: PreferenceKey {
  static let defaultValue: CGFloat = 0
  static func reduce(value: inout CGFloat, nextValue: () -> CGFloat) { value = nextValue() }
}

struct SumKey: PreferenceKey {
  static let defaultValue: CGFloat = 0
  static func reduce(value: inout CGFloat, nextValue: () -> CGFloat) { value += nextValue() }
}

struct EqualButtons: View {
  @State private var width: CGFloat = 0

  var body: some View {
    VStack {
      Text("OK").frame(width: width + 16)
        .background(GeometryReader { Color.clear.preference(key: WidthKey.self, value: $0.size.width) }) // want layout-feedback-loop(width)
      Text("Cancel").frame(width: width + 16)
        .background(GeometryReader { Color.clear.preference(key: WidthKey.self, value: $0.size.width) })
    }
    .onPreferenceChange(WidthKey.self) { width = $0 }
  }
}

struct EqualButtonsOutside: View {
  @State private var width: CGFloat = 0

  var body: some View {
    VStack {
      Text("OK")
        .background(GeometryReader { Color.clear.preference(key: WidthKey.self, value: $0.size.width) })
        .frame(width: width + 16)
      Text("Cancel")
        .background(GeometryReader { Color.clear.preference(key: WidthKey.self, value: $0.size.width) })
        .frame(width: width + 16)
    }
    .onPreferenceChange(WidthKey.self) { width = $0 }
  }
}

struct EqualMinimum: View {
  @State private var width: CGFloat = 0

  var body: some View {
    VStack {
      button("OK")
      button("Cancel")
    }
    .onPreferenceChange(WidthKey.self) { width = $0 }
  }

  func button(_ title: String) -> some View {
    Text(title).frame(minWidth: width)
      .background(GeometryReader { Color.clear.preference(key: WidthKey.self, value: $0.size.width) })
  }
}

struct OneGrows: View {
  @State private var height: CGFloat = 0

  var body: some View {
    HStack {
      Color.red.frame(height: 90)
        .background(GeometryReader { Color.clear.preference(key: WidthKey.self, value: $0.size.height) })
      Text("Body").padding(.top, height)
        .background(GeometryReader { Color.clear.preference(key: WidthKey.self, value: $0.size.height) }) // want layout-feedback-loop(height)
    }
    .onPreferenceChange(WidthKey.self) { height = $0 }
  }
}

struct LastGrows: View {
  @State private var height: CGFloat = 0

  var body: some View {
    VStack {
      Text("Title")
        .background(GeometryReader { Color.clear.preference(key: LastKey.self, value: $0.size.height) })
      Text("Body").padding(.top, height)
        .background(GeometryReader { Color.clear.preference(key: LastKey.self, value: $0.size.height) }) // want layout-feedback-loop(height)
    }
    .onPreferenceChange(LastKey.self) { height = $0 }
  }
}

struct FirstGrowsUnheard: View {
  @State private var height: CGFloat = 0

  var body: some View {
    VStack {
      Text("Title").padding(.top, height)
        .background(GeometryReader { Color.clear.preference(key: LastKey.self, value: $0.size.height) })
      Text("Body")
        .background(GeometryReader { Color.clear.preference(key: LastKey.self, value: $0.size.height) })
    }
    .onPreferenceChange(LastKey.self) { height = $0 }
  }
}

struct SumGrows: View {
  @State private var height: CGFloat = 0

  var body: some View {
    HStack {
      Text("Title").padding(.top, height)
        .background(GeometryReader { Color.clear.preference(key: SumKey.self, value: $0.size.height) }) // want layout-feedback-loop(height)
      Text("Body")
        .background(GeometryReader { Color.clear.preference(key: SumKey.self, value: $0.size.height) })
    }
    .onPreferenceChange(SumKey.self) { height = $0 }
  }
}

struct SumOfHalves: View {
  @State private var height: CGFloat = 0

  var body: some View {
    HStack {
      Text("Title").padding(.top, height * 0.4)
        .background(GeometryReader { Color.clear.preference(key: SumKey.self, value: $0.size.height) })
      Text("Body").padding(.top, height * 0.4)
        .background(GeometryReader { Color.clear.preference(key: SumKey.self, value: $0.size.height) })
    }
    .onPreferenceChange(SumKey.self) { height = $0 }
  }
}
