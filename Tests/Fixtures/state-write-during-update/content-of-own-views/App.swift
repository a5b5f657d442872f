// ROW: E8 — what a view of the project is given to build with, and what is pushed, is built in an update

import SwiftUI

struct Card<Content: View>: View {
  @ViewBuilder let content: () -> Content

  var body: some View { VStack { content() } }
}

struct Panel<Content: View>: View {
  let content: Content

  init(@ViewBuilder content: () -> Content) { self.content = content() }

  var body: some View { content }
}

typealias Action = () -> Void

struct Row<Label: View>: View {
  let action: Action
  @ViewBuilder let label: () -> Label

  var body: some View { Button(action: action, label: label) }
}

struct Tap: View {
  let onTapGesture: () -> Void

  var body: some View { Button("Tap") { onTapGesture() } }
}

struct Screen: View {
  @State private var card: CGFloat = 0
  @State private var panel: CGFloat = 0
  @State private var pushed: CGFloat = 0
  @State private var beside: CGFloat = 0
  @State private var isOn = false

  private func measureCard(_ proxy: GeometryProxy) -> some View {
    card = proxy.size.height  // want state-write-during-update(card)
    return Color.clear
  }

  private func measurePanel(_ proxy: GeometryProxy) -> some View {
    panel = proxy.size.height  // want state-write-during-update(panel)
    return Color.clear
  }

  private func measurePushed(_ proxy: GeometryProxy) -> some View {
    pushed = proxy.size.height  // want state-write-during-update(pushed)
    return Color.clear
  }

  private func measureBeside(_ proxy: GeometryProxy) -> some View {
    beside = proxy.size.height  // want state-write-during-update(beside)
    return Color.clear
  }

  private func turn() -> Bool {
    isOn.toggle()
    return isOn
  }

  var body: some View {
    NavigationStack {
      VStack {
        Card { Text("Card").background(GeometryReader { proxy in measureCard(proxy) }) }
        Panel { Text("Panel").background(GeometryReader { proxy in measurePanel(proxy) }) }
        Text("Beside").background(GeometryReader { proxy in measureBeside(proxy) })
        Image(systemName: "star").onTapGesture { print("star") }
        // What stands behind a view is no content where it may be code that runs later.
        Row {
          withAnimation { isOn.toggle() }
        } label: {
          Text("Row")
        }
        Row { _ = turn() } label: { Text("Row") }
        Tap { isOn = true }
      }
      .navigationDestination(for: Int.self) { _ in
        Text("Pushed").background(GeometryReader { proxy in measurePushed(proxy) })
      }
    }
  }
}

@main
struct Main: App {
  var body: some Scene {
    WindowGroup { Screen() }
  }
}
