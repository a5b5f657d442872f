// E.3, inside: an action that a view is given, and passes on as it is, is told what is measured. What it writes comes back down as
// another property, or as a view that is kept.
import SwiftUI

struct Reporting<Content: View>: View {
  let content: Content
  let onHeight: (CGFloat) -> Void

  var body: some View {
    content.onGeometryChange(for: CGFloat.self, of: { $0.size.height }, action: onHeight) // want layout-feedback-loop(height)
  }
}

struct ReportingScreen: View {
  @State private var height: CGFloat = 0

  var body: some View { Reporting(content: Text("A").padding(.top, height)) { height = $0 } }
}

struct ReportingOutside<Content: View>: View {
  let content: Content
  let onHeight: (CGFloat) -> Void

  var body: some View {
    content.onGeometryChange(for: CGFloat.self, of: { $0.size.height }, action: onHeight)
  }
}

struct OutsideScreen: View {
  @State private var height: CGFloat = 0

  var body: some View { ReportingOutside(content: Text("A")) { height = $0 }.padding(.top, height) }
}

struct Labelled: View {
  let width: CGFloat
  let report: (CGFloat) -> Void

  var body: some View {
    HStack {
      Text("A").frame(minWidth: width + 1, alignment: .trailing)
        .onGeometryChange(for: CGFloat.self, of: { $0.size.width }, action: report) // want layout-feedback-loop(widest)
      Text("B")
    }
  }
}

struct Labels: View {
  @State private var widest: CGFloat = 0

  var body: some View {
    VStack {
      Labelled(width: widest, report: grow)
      Labelled(width: widest, report: grow)
    }
  }

  private func grow(_ width: CGFloat) { widest = max(widest, width) }
}

struct Aligned: View {
  let width: CGFloat
  let report: (CGFloat) -> Void

  var body: some View {
    Text("A")
      .onGeometryChange(for: CGFloat.self, of: { $0.size.width }, action: report)
      .frame(minWidth: width + 1, alignment: .trailing)
  }
}

struct Alignment: View {
  @State private var most: CGFloat = 0

  var body: some View {
    VStack { Aligned(width: most, report: take); Aligned(width: most, report: take) }
  }

  private func take(_ width: CGFloat) { most = max(most, width) }
}

struct ReportedKey: PreferenceKey {
  static let defaultValue: CGFloat = 0

  static func reduce(value: inout CGFloat, nextValue: () -> CGFloat) { value = max(value, nextValue()) }
}

struct Heard: View {
  let top: CGFloat
  let told: (CGFloat) -> Void

  var body: some View {
    Text("A").padding(.top, top)
      .background(GeometryReader { Color.clear.preference(key: ReportedKey.self, value: $0.size.height) }) // want layout-feedback-loop(rise)
      .onPreferenceChange(ReportedKey.self, perform: told)
  }
}

struct HeardScreen: View {
  @State private var rise: CGFloat = 0

  var body: some View { Heard(top: rise) { rise = $0 } }
}

struct Watched: View {
  let top: CGFloat
  let told: (CGFloat) -> Void

  var body: some View {
    Text("A")
      .background(GeometryReader { proxy in Color.clear.onChange(of: proxy.size.height, perform: told) })
      .padding(.top, top)
  }
}

struct WatchedScreen: View {
  @State private var fall: CGFloat = 0

  var body: some View { Watched(top: fall) { fall = $0 } }
}

@main struct ActionsApp: App {
  var body: some Scene {
    WindowGroup {
      VStack { ReportingScreen(); OutsideScreen(); Labels(); Alignment(); HeardScreen(); WatchedScreen() }
    }
  }
}
