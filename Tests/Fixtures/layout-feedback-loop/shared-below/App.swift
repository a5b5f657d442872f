// An object that everybody shares, in a view that another one shows: it is judged for each view around.
// Semantics: E.3

import SwiftUI

final class Theme: ObservableObject {
  static let shared = Theme()
  @Published var rim: CGFloat = 0
}

struct Bar: View {
  @ObservedObject private var theme = Theme.shared
  var body: some View {
    Text("A").padding(.top, theme.rim)
      .onGeometryChange(for: CGFloat.self) { $0.size.height } action: { theme.rim = $0 } // want layout-feedback-loop(theme)
  }
}

struct Screen: View {
  var body: some View { VStack { Bar() } }
}

// Written as it appears, and as it changes.
final class Insets: ObservableObject {
  static let shared = Insets()
  @Published var lift: CGFloat = 0
}

struct Lifted: View {
  @ObservedObject private var insets = Insets.shared
  var body: some View {
    Text("A").padding(.bottom, insets.lift)
      .background(
        GeometryReader { proxy in // want layout-feedback-loop(insets)
          Color.clear
            .onAppear { Insets.shared.lift = proxy.size.height }
            .onChange(of: proxy.size.height) { _, height in Insets.shared.lift = height }
        })
  }
}

// Something else as it appears.
final class Margins: ObservableObject {
  static let shared = Margins()
  @Published var lift: CGFloat = 0
}

struct Reset: View {
  @ObservedObject private var margins = Margins.shared
  var body: some View {
    Text("A").padding(.bottom, margins.lift)
      .background(
        GeometryReader { proxy in
          Color.clear
            .onAppear { Margins.shared.lift = 12 }
            .onChange(of: proxy.size.height) { _, height in Margins.shared.lift = height }
        })
  }
}

// The view around decides whether it stands.
final class Passing: ObservableObject {
  static let shared = Passing()
  @Published var height: CGFloat = 0
}

struct PassingBar: View {
  @ObservedObject private var passing = Passing.shared
  var body: some View {
    Text("A").padding(.top, passing.height)
      .onGeometryChange(for: CGFloat.self) { $0.size.height } action: { passing.height = $0 }
  }
}

struct Around: View {
  @ObservedObject private var passing = Passing.shared
  var body: some View {
    if passing.height < 10 { PassingBar() }
  }
}

@main struct DemoApp: App {
  var body: some Scene {
    WindowGroup {
      Screen()
      Around()
    }
  }
}
