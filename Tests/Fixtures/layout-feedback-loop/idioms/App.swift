// E.4, idioms: collapsible and sticky headers, scroll offsets, what is read once or put off by alignment guides, anchors,
// equal widths, headers of lists; each next to the form that does not settle.
import SwiftUI

struct HKey: PreferenceKey {
  static let defaultValue: CGFloat = 0
  static func reduce(value: inout CGFloat, nextValue: () -> CGFloat) { value = max(value, nextValue()) }
}

struct Collapsible: View {
  @State private var full: CGFloat = 0
  @State private var isOpen = false

  var body: some View {
    VStack { Text("A"); Text("B") }
      .fixedSize(horizontal: false, vertical: true)
      .onGeometryChange(for: CGFloat.self) { $0.size.height } action: { full = $0 }
      .frame(height: isOpen ? full : 0, alignment: .top)
      .clipped()
      .onTapGesture { withAnimation { isOpen.toggle() } }
  }
}

struct Sticky: View {
  @State private var offset: CGFloat = 0

  var body: some View {
    ScrollView {
      VStack {
        GeometryReader { p in
          Color.clear.preference(key: HKey.self, value: p.frame(in: .named("scroll")).minY)
        }
        .frame(height: 0)
        Image("header").offset(y: max(0, -offset)).zIndex(1)
        Text("Body")
      }
    }
    .coordinateSpace(name: "scroll")
    .onPreferenceChange(HKey.self) { offset = $0 }
  }
}

struct StickyBad: View {
  @State private var offset: CGFloat = 0

  var body: some View {
    ScrollView {
      VStack {
        Image("header")
          .background(GeometryReader { p in // want layout-feedback-loop(offset)
            Color.clear.onChange(of: p.frame(in: .named("scroll")).minY) { offset = p.frame(in: .named("scroll")).minY }
          })
          .offset(y: -offset)
        Text("Body")
      }
    }
    .coordinateSpace(name: "scroll")
  }
}

struct HeaderNamed: View {
  @State private var offset: CGFloat = 0

  var body: some View {
    VStack(spacing: 0) {
      Color.blue.frame(height: 100 - offset)
      ScrollView {
        Text("Content")
          .background(GeometryReader { p in
            Color.clear.onChange(of: p.frame(in: .named("list")).minY) { offset = -p.frame(in: .named("list")).minY }
          })
      }
      .coordinateSpace(name: "list")
    }
  }
}

// A place in `.global` is a note, and silent (0.2).
struct HeaderGlobal: View {
  @State private var offset: CGFloat = 0

  var body: some View {
    VStack(spacing: 0) {
      Color.blue.frame(height: 100 + offset)
      ScrollView {
        Text("Content")
          .background(GeometryReader { p in
            Color.clear.onChange(of: p.frame(in: .global).minY) { offset = p.frame(in: .global).minY }
          })
      }
    }
  }
}

struct Collapsing: View {
  @State private var minY: CGFloat = 0

  var body: some View {
    VStack(spacing: 0) {
      Color.blue.frame(height: max(44, 200 + minY))
      ScrollView {
        Text("Content").onGeometryChange(for: CGFloat.self) { $0.frame(in: .scrollView).minY } action: { minY = $0 }
      }
    }
  }
}

struct TopDown: View {

  var body: some View {
    GeometryReader { p in Text("A").frame(width: p.size.width, height: p.size.height * 2) }
  }
}

struct OneShotAppear: View {
  @State private var h: CGFloat = 0

  var body: some View {
    Text("A").padding(.top, h)
      .background { GeometryReader { p in Color.clear.onAppear { h = p.size.height } } }
  }
}

struct ChangeTwo: View {
  @State private var h: CGFloat = 0

  var body: some View {
    Text("A").padding(.top, h)
      .background { GeometryReader { p in // want layout-feedback-loop(h)
        Color.clear.onChange(of: p.size) { _, new in h = new.height }
      } }
  }
}

struct Guides: View {
  @State private var h: CGFloat = 0

  var body: some View {
    Text("A").padding(.top, h)
      .alignmentGuide(.top) { d in // want layout-feedback-loop(h)
        DispatchQueue.main.async { h = d.height }
        return d[.top]
      }
  }
}

struct GuidesSafe: View {
  @State private var h: CGFloat = 0

  var body: some View {
    Text("A")
      .alignmentGuide(.top) { d in
        DispatchQueue.main.async { h = d.height }
        return d[.top]
      }
      .padding(.top, h)
  }
}

struct Bounds: PreferenceKey {
  static let defaultValue: Anchor<CGRect>? = nil
  static func reduce(value: inout Anchor<CGRect>?, nextValue: () -> Anchor<CGRect>?) { value = value ?? nextValue() }
}

struct Anchored: View {

  var body: some View {
    Text("A").anchorPreference(key: Bounds.self, value: .bounds) { $0 }
      .overlayPreferenceValue(Bounds.self) { anchor in
        GeometryReader { proxy in
          if let anchor { Color.red.frame(width: proxy[anchor].width, height: proxy[anchor].height) }
        }
      }
  }
}

struct AnchoredState: View {
  @State private var h: CGFloat = 0

  var body: some View {
    Text("A").padding(.top, h)
      .anchorPreference(key: Bounds.self, value: .bounds) { $0 } // want layout-feedback-loop(h)
      .backgroundPreferenceValue(Bounds.self) { anchor in
        GeometryReader { proxy in
          Color.clear.onChange(of: proxy[anchor!].height) { h = proxy[anchor!].height }
        }
      }
  }
}

struct EqualPlus2: View {
  @State private var w: CGFloat = 0

  var body: some View {
    VStack {
      Text("A").frame(width: w + 8)
        .background(GeometryReader { p in // want layout-feedback-loop(w)
          Color.clear.preference(key: HKey.self, value: p.size.width)
        })
    }
    .onPreferenceChange(HKey.self) { w = $0 }
  }
}

struct EqualForEach: View {
  @State private var w: CGFloat = 0
  let names: [String]

  var body: some View {
    VStack {
      ForEach(names, id: \.self) { name in
        Text(name).frame(width: w + 8)
          .background(GeometryReader { p in // want layout-feedback-loop(w)
            Color.clear.preference(key: HKey.self, value: p.size.width)
          })
      }
    }
    .onPreferenceChange(HKey.self) { w = $0 }
  }
}

struct EqualForEachSafe: View {
  @State private var w: CGFloat = 0
  let names: [String]

  var body: some View {
    VStack {
      ForEach(names, id: \.self) { name in
        Text(name)
          .background(GeometryReader { p in
            Color.clear.preference(key: HKey.self, value: p.size.width)
          })
          .frame(width: w)
      }
    }
    .onPreferenceChange(HKey.self) { w = $0 }
  }
}

struct HeaderRow: View {
  @State private var h: CGFloat = 40

  var body: some View {
    List {
      Section {
        Text("Row")
      } header: {
        Text("Header").frame(height: h)
          .background(GeometryReader { p in // want frozen-measurement(h)
            Color.clear.preference(key: HKey.self, value: p.size.height)
          })
      }
    }
    .onPreferenceChange(HKey.self) { h = $0 }
  }
}

struct HeaderRowGrows: View {
  @State private var h: CGFloat = 40

  var body: some View {
    List {
      Section {
        Text("Row")
      } header: {
        VStack { Text("Header") }
          .frame(height: h + 1)
          .background(GeometryReader { p in // want layout-feedback-loop(h)
            Color.clear.preference(key: HKey.self, value: p.size.height)
          })
          .onPreferenceChange(HKey.self) { h = $0 }
      }
    }
    .onPreferenceChange(HKey.self) { print($0) }
  }
}

struct HeaderRowFixed: View {
  @State private var h: CGFloat = 40

  var body: some View {
    List {
      Section {
        Text("Row").frame(height: h)
      } header: {
        Text("Header").fixedSize()
          .background(GeometryReader { p in
            Color.clear.preference(key: HKey.self, value: p.size.height)
          })
      }
    }
    .onPreferenceChange(HKey.self) { h = $0 }
  }
}

@main
struct FixtureApp: App {
  var body: some Scene {
    WindowGroup {
      VStack {
        Collapsible()
        Sticky()
        StickyBad()
        HeaderNamed()
        HeaderGlobal()
        Collapsing()
        TopDown()
        OneShotAppear()
      }
      VStack {
        ChangeTwo()
        Guides()
        GuidesSafe()
        Anchored()
        AnchoredState()
        EqualPlus2()
        EqualForEach(names: ["A"])
        EqualForEachSafe(names: ["A"])
      }
      VStack {
        HeaderRow()
        HeaderRowGrows()
        HeaderRowFixed()
      }
    }
  }
}
