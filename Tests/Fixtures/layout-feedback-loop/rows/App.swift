// Rows of E.3 and E.4, both ways: detents, places, fonts, thresholds, spacing, widths, parallax, maps, rings of two properties.
import SwiftUI

struct F1: View { // detents around a scroll view: frozen
  @State private var height: CGFloat = 300
  @State private var isShown = false
  var body: some View {
    Button("A") { isShown = true }
      .sheet(isPresented: $isShown) {
        ScrollView { Text("A") }
          .onGeometryChange(for: CGFloat.self) { $0.size.height } action: { height = $0 } // want frozen-measurement(height)
          .presentationDetents([.height(height)])
      }
  }
}

struct F1Safe: View {
  @State private var height: CGFloat = 300
  @State private var isShown = false
  var body: some View {
    Button("A") { isShown = true }
      .sheet(isPresented: $isShown) {
        VStack { Text("A"); Text("B") }.fixedSize(horizontal: false, vertical: true)
          .onGeometryChange(for: CGFloat.self) { $0.size.height } action: { height = $0 }
          .presentationDetents([.height(height)])
      }
  }
}

struct F2: View { // position, padding of an ancestor
  @State private var top: CGFloat = 0
  var body: some View {
    VStack { Text("A"); Text("B").onGeometryChange(for: CGFloat.self) { $0.frame(in: .named("s")).minY } action: { top = $0 } } // want layout-feedback-loop(top)
      .padding(.top, top)
      .frame(maxHeight: .infinity, alignment: .top)
      .coordinateSpace(.named("s"))
  }
}

struct F2Safe: View {
  @State private var top: CGFloat = 0
  var body: some View {
    VStack { Text("A"); Text("B").onGeometryChange(for: CGFloat.self) { $0.frame(in: .named("s")).minY } action: { top = $0 } }
      .coordinateSpace(.named("s"))
      .padding(.top, top)
  }
}

struct F3: View { // a font that follows the height
  @State private var height: CGFloat = 20
  var body: some View {
    Text("A").font(.system(size: height))
      .onGeometryChange(for: CGFloat.self) { $0.size.height } action: { height = $0 } // want layout-feedback-loop(height)
  }
}

struct F3Safe: View {
  @State private var height: CGFloat = 20
  var body: some View {
    Text("A").font(.system(size: height))
    Color.red.frame(height: 20).onGeometryChange(for: CGFloat.self) { $0.size.height } action: { height = $0 }
  }
}

struct F4: View { // threshold
  @State private var isNarrow = false
  var body: some View {
    Group {
      if isNarrow { Text("A").frame(width: 300) } else { Text("A").frame(width: 100) }
    }
    .onGeometryChange(for: Bool.self) { $0.size.width < 200 } action: { isNarrow = $0 } // want layout-feedback-loop(isNarrow)
  }
}

struct F4Safe: View {
  @State private var isNarrow = false
  var body: some View {
    VStack { if isNarrow { VStack { Text("A") } } else { HStack { Text("A") } } }
      .frame(maxWidth: .infinity)
      .onGeometryChange(for: Bool.self) { $0.size.width < 200 } action: { isNarrow = $0 }
  }
}

struct F5: View { // spacing
  @State private var gap: CGFloat = 0
  var body: some View {
    VStack(spacing: gap) { Text("A"); Text("B"); Text("C") }
      .onGeometryChange(for: CGFloat.self) { $0.size.height } action: { gap = $0 } // want layout-feedback-loop(gap)
  }
}

struct F5Safe: View {
  @State private var gap: CGFloat = 0
  var body: some View {
    VStack(spacing: gap) { Text("A").onGeometryChange(for: CGFloat.self) { $0.size.height } action: { gap = $0 }; Text("B") }
  }
}

struct F6Safe: View { // equal widths, ratchet
  @State private var width: CGFloat = 0
  var body: some View {
    Text("A").frame(minWidth: width).onGeometryChange(for: CGFloat.self) { $0.size.width } action: { width = $0 }
  }
}

struct F7Safe: View { // parallax
  @State private var y: CGFloat = 0
  var body: some View {
    ScrollView {
      VStack {
        Image("header").resizable().frame(height: 200).offset(y: -y / 2).scaleEffect(1 + y / 100)
        Text("A").onGeometryChange(for: CGFloat.self) { $0.frame(in: .scrollView).minY } action: { y = $0 }
      }
    }
  }
}

struct F8Safe: View { // another column
  @State private var h: CGFloat = 0
  var body: some View {
    HStack { Text("A").onGeometryChange(for: CGFloat.self) { $0.size.height } action: { h = $0 }; Color.red.frame(width: h, height: h * 2) }
  }
}

struct F9Safe: View { // stays the same after rounding, outside
  @State private var h: CGFloat = 0
  var body: some View {
    Text("A").onGeometryChange(for: CGFloat.self) { $0.size.height.rounded() } action: { h = $0 }.padding(h)
  }
}

struct F10: View { // minimum
  @State private var h: CGFloat = 40
  var body: some View {
    VStack { Text("A") }.frame(height: min(h, 300)).clipped()
      .onGeometryChange(for: CGFloat.self) { $0.size.height } action: { h = $0 } // want frozen-measurement(h)
  }
}

struct F10Safe: View {
  @State private var h: CGFloat = 40
  var body: some View {
    Text("A").onGeometryChange(for: CGFloat.self) { $0.size.height } action: { h = $0 }.frame(height: min(h, 300)).clipped()
  }
}

struct F11: View { // double
  @State private var h: CGFloat = 40
  var body: some View {
    Text("A").frame(height: h * 2).onGeometryChange(for: CGFloat.self) { $0.size.height } action: { h = $0 } // want layout-feedback-loop(h)
  }
}

struct F12Safe: View { // a Layout and ViewThatFits
  var body: some View {
    ViewThatFits { HStack { Text("A") }; VStack { Text("A") } }
    Text("A").containerRelativeFrame(.horizontal)
  }
}

struct F13: View { // offset of the measured view itself, in an outer space
  @State private var y: CGFloat = 0
  var body: some View {
    VStack {
      Text("A").offset(y: y + 5)
        .onGeometryChange(for: CGFloat.self) { $0.frame(in: .named("o")).minY } action: { y = $0 }
      Text("A").onGeometryChange(for: CGFloat.self) { $0.frame(in: .named("o")).minY } action: { y = $0 }
    }
    .coordinateSpace(.named("o"))
  }
}

struct F14Safe: View { // read only by actions
  @State private var h: CGFloat = 0
  var body: some View {
    ScrollViewReader { proxy in
      ScrollView { Text("A").onGeometryChange(for: CGFloat.self) { $0.size.height } action: { h = $0 } }
      Button("A") { if h > 10 { proxy.scrollTo(1) } }
    }
  }
}

struct F15: View { // two states, a ring
  @State private var a: CGFloat = 0
  @State private var b: CGFloat = 0
  var body: some View {
    VStack {
      Text("A").padding(.top, b + 1).onGeometryChange(for: CGFloat.self) { $0.size.height } action: { a = $0 } // want layout-feedback-loop(a)
      Text("B").padding(.top, a).onGeometryChange(for: CGFloat.self) { $0.size.height } action: { b = $0 }
    }
  }
}

@main struct AppF: App {
  var body: some Scene { WindowGroup { VStack { F1(); F1Safe(); F2(); F2Safe(); F3(); F3Safe(); F4(); F4Safe(); F5() }; VStack { F5Safe(); F6Safe(); F7Safe(); F8Safe(); F9Safe(); F10(); F10Safe(); F11(); F12Safe(); F13(); F14Safe() }; F15() } }
}
