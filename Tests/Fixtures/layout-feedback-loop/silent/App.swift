// E.4: idioms that look like loops and are none, each with what makes it safe. One loop shows that the file is read.
import SwiftUI

struct Loop: View {
  @State private var height: CGFloat = 0

  var body: some View {
    Text("Loop")
      .padding(height)
      .onGeometryChange(for: CGFloat.self) { $0.size.height } action: { height = $0 } // want layout-feedback-loop(height)
  }
}

// Top-down only: no state.
struct TopDown: View {
  var body: some View {
    GeometryReader { proxy in
      Text("Half").frame(width: proxy.size.width / 2, height: proxy.size.height + 20)
    }
  }
}

// The inner content is measured, the outer frame shows a part of it.
struct Collapsible: View {
  @State private var full: CGFloat = 0
  @State private var isExpanded = false

  var body: some View {
    Text("Header")
      .fixedSize(horizontal: false, vertical: true)
      .onGeometryChange(for: CGFloat.self) { $0.size.height } action: { full = $0 }
      .frame(height: isExpanded ? full : 44, alignment: .top)
  }
}

// A sheet as high as its content.
struct Detents: View {
  @State private var isShown = false
  @State private var height: CGFloat = 300

  var body: some View {
    Button("Show") { isShown = true }
      .sheet(isPresented: $isShown) {
        VStack { Text("Content") }
          .fixedSize(horizontal: false, vertical: true)
          .onGeometryChange(for: CGFloat.self) { $0.size.height } action: { height = $0 }
          .presentationDetents([.height(height)])
      }
  }
}

// Read once, when it appears.
struct OnAppear: View {
  @State private var height: CGFloat = 0

  var body: some View {
    Text("Once")
      .padding(.top, height)
      .background(
        GeometryReader { proxy in
          Color.clear.onAppear { height = proxy.size.height }
        }
      )
  }
}

// A box that no body observes.
final class Box {
  var height: CGFloat = 0
}

struct ReferenceBox: View {
  @State private var box = Box()

  var body: some View {
    Text("Box")
      .onGeometryChange(for: CGFloat.self) { $0.size.height } action: { box.height = $0 }
  }
}

// Only a sibling is sized by it.
struct Sibling: View {
  @State private var width: CGFloat = 0

  var body: some View {
    VStack {
      Text("Title").onGeometryChange(for: CGFloat.self) { $0.size.width } action: { width = $0 }
      Rectangle().frame(width: width + 8, height: 1)
    }
  }
}

// What is drawn has no size.
struct Drawing: View {
  @State private var size = CGSize.zero

  var body: some View {
    Text("Drawn")
      .overlay { Circle().offset(x: size.width).scaleEffect(size.height) }
      .shadow(radius: size.height)
      .onGeometryChange(for: CGSize.self) { $0.size } action: { size = $0 }
  }
}

// Anchors are resolved in the same pass.
struct BoundsKey: PreferenceKey {
  static let defaultValue: Anchor<CGRect>? = nil

  static func reduce(value: inout Anchor<CGRect>?, nextValue: () -> Anchor<CGRect>?) {
    value = nextValue() ?? value
  }
}

struct Anchored: View {
  var body: some View {
    Text("Anchor")
      .anchorPreference(key: BoundsKey.self, value: .bounds) { $0 }
      .overlayPreferenceValue(BoundsKey.self) { anchor in
        GeometryReader { proxy in
          Rectangle().frame(height: anchor.map { proxy[$0].height + 2 })
        }
      }
  }
}

// A share of what is measured settles.
struct Share: View {
  @State private var height: CGFloat = 0

  var body: some View {
    Color.red
      .frame(height: height * 0.5 + 20)
      .onGeometryChange(for: CGFloat.self) { $0.size.height } action: { height = $0 }
  }
}

// Only actions use it.
struct Action: View {
  @State private var height: CGFloat = 0

  var body: some View {
    ScrollViewReader { reader in
      Button("Down") { if height > 10 { reader.scrollTo(1) } }
        .onGeometryChange(for: CGFloat.self) { $0.size.height } action: { height = $0 }
    }
  }
}

@main
struct SilentApp: App {
  var body: some Scene {
    WindowGroup {
      VStack {
        Loop()
        TopDown()
        Collapsible()
        Detents()
        OnAppear()
        ReferenceBox()
      }
      Sibling()
      Drawing()
      Anchored()
      Share()
      Action()
    }
  }
}
