// E.2, E.3: controls have a height of their own, rows for the elements of a collection some, and a text that is put together is one.
import SwiftUI

@main
struct Main: App {
  var body: some Scene {
    WindowGroup { RowWithToggle() }
    WindowGroup { SliderOfMeasured() }
    WindowGroup { ControlOuterFrame() }
    WindowGroup { GridColumnWidth() }
    WindowGroup { ReaderOfScroll() }
    WindowGroup { NavigationLinkDestination() }
    WindowGroup { DestinationMeasures() }
    WindowGroup { ProgressInRow() }
    WindowGroup { TextPlus() }
    WindowGroup { SafeAreaPadding() }
    WindowGroup { GroupboxLabel() }
    WindowGroup { LabelInToggle() }
    WindowGroup { RowsOfData() }
    WindowGroup { RowsOfDataMax() }
    WindowGroup { TextPlus() }
    WindowGroup { LatchedGrowth() }
  }
}

struct RowWithToggle: View {
  @State private var h: CGFloat = 0
  @State private var on = false
  var body: some View {
    VStack { Toggle("On", isOn: $on) }.padding(.top, h)
      .onGeometryChange(for: CGFloat.self) { $0.size.height } action: { h = $0 } // want layout-feedback-loop(h)
  }
}

struct SliderOfMeasured: View {
  @State private var h: CGFloat = 0
  var body: some View {
    VStack { Slider(value: $h, in: 0...100) }
      .onGeometryChange(for: CGFloat.self) { $0.size.height } action: { h = $0 }
  }
}

struct ControlOuterFrame: View {
  @State private var h: CGFloat = 40
  @State private var on = ""
  var body: some View {
    TextField("On", text: $on)
      .onGeometryChange(for: CGFloat.self) { $0.size.height } action: { h = $0 }
      .frame(height: h + 20)
  }
}

struct GridColumnWidth: View {
  @State private var w: CGFloat = 0
  var body: some View {
    Grid { GridRow { Text("a").onGeometryChange(for: CGFloat.self) { $0.size.width } action: { w = $0 }; Color.red.frame(width: w, height: 2) } }
  }
}

struct ReaderOfScroll: View {
  @State private var h: CGFloat = 0
  var body: some View {
    ScrollViewReader { proxy in
      VStack { Text("a") }.padding(.top, h)
        .onGeometryChange(for: CGFloat.self) { $0.size.height } action: { h = $0 } // want layout-feedback-loop(h)
    }
  }
}

struct NavigationLinkDestination: View {
  @State private var h: CGFloat = 0
  var body: some View {
    NavigationStack {
      NavigationLink { Color.red.frame(height: h) } label: { Text("a") }
        .onGeometryChange(for: CGFloat.self) { $0.size.height } action: { h = $0 }
    }
  }
}

struct DestinationMeasuresPage: View {
  @State private var h: CGFloat = 0
  var body: some View {
    Text("a").padding(.top, h).onGeometryChange(for: CGFloat.self) { $0.size.height } action: { h = $0 } // want layout-feedback-loop(h)
  }
}
struct DestinationMeasures: View {
  var body: some View { NavigationStack { NavigationLink("x") { DestinationMeasuresPage() } } }
}

struct ProgressInRow: View {
  @State private var h: CGFloat = 0
  var body: some View {
    HStack { ProgressView(); Text("x") }.frame(minHeight: h + 4)
      .onGeometryChange(for: CGFloat.self) { $0.size.height } action: { h = $0 } // want layout-feedback-loop(h)
  }
}

struct TextPlus: View {
  @State private var h: CGFloat = 0
  var body: some View {
    VStack { (Text("a") + Text("b")).onGeometryChange(for: CGFloat.self) { $0.size.height } action: { h = $0 }
      Color.red.frame(height: h) }
  }
}

struct SafeAreaPadding: View {
  @State private var h: CGFloat = 0
  var body: some View {
    ScrollView { Text("x") }
      .safeAreaPadding(.bottom, h)
      .overlay(alignment: .bottom) { Text("bar").onGeometryChange(for: CGFloat.self) { $0.size.height } action: { h = $0 } }
  }
}

struct GroupboxLabel: View {
  @State private var h: CGFloat = 0
  var body: some View {
    GroupBox("x") { Text("in").onGeometryChange(for: CGFloat.self) { $0.size.height } action: { h = $0 } }
      .padding(.top, h)
  }
}

struct LabelInToggle: View {
  @State private var h: CGFloat = 0
  @State private var on = false
  var body: some View {
    Toggle(isOn: $on) { Text("x").padding(.top, h).onGeometryChange(for: CGFloat.self) { $0.size.height } action: { h = $0 } } // want layout-feedback-loop(h)
  }
}

struct RowsOfData: View {
  @State private var posts: [String] = []
  @State private var h: CGFloat = 0
  var body: some View {
    VStack { Text("Top"); ForEach(posts, id: \.self) { Text($0) } }
      .padding(.bottom, h)
      .onGeometryChange(for: CGFloat.self) { $0.size.height } action: { h = $0 } // want layout-feedback-loop(h)
      .task { posts = ["a"] }
  }
}

struct RowsOfDataMax: View {
  @State private var posts: [String] = []
  @State private var h: CGFloat = 0
  var body: some View {
    VStack { Text("Top"); ForEach(posts, id: \.self) { Text($0) } }
      .onGeometryChange(for: CGFloat.self) { $0.size.height } action: { h = $0 }
      .padding(.bottom, h)
      .task { posts = ["a"] }
  }
}

struct TextPlus: View {
  @State private var h: CGFloat = 0
  var body: some View {
    (Text("a").bold() + Text("b")).padding(.top, h)
      .onGeometryChange(for: CGFloat.self) { $0.size.height } action: { h = $0 } // want layout-feedback-loop(h)
  }
}

struct LatchedGrowth: View {
  @State private var h: CGFloat = 0
  var body: some View {
    Text("a").fixedSize().frame(height: h == 0 ? nil : h).padding(.vertical, 4)
      .onGeometryChange(for: CGFloat.self) { $0.size.height } action: { h = max(h, $0) } // want layout-feedback-loop(h)
  }
}
