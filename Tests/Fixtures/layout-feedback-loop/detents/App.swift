// E.4, sheet detents from the height of the content: safe where the content has a height of its own, frozen or growing
// where it takes what the sheet proposes; with several detents the user decides.
import SwiftUI

struct DetentFixed: View {
  @State private var isShown = false
  @State private var height: CGFloat = 0

  var body: some View {
    Text("Open").sheet(isPresented: $isShown) {
      VStack { Text("A"); Spacer() }
        .fixedSize(horizontal: false, vertical: true)
        .onGeometryChange(for: CGFloat.self) { $0.size.height } action: { height = $0 }
        .presentationDetents([.height(height)])
    }
  }
}

struct DetentHugging: View {
  @State private var isShown = false
  @State private var height: CGFloat = 0

  var body: some View {
    Text("Open").sheet(isPresented: $isShown) {
      VStack { Text("A"); Text("B") }
        .onGeometryChange(for: CGFloat.self) { $0.size.height } action: { height = $0 }
        .presentationDetents([.height(height)])
    }
  }
}

struct DetentGreedy: View {
  @State private var isShown = false
  @State private var height: CGFloat = 100

  var body: some View {
    Text("Open").sheet(isPresented: $isShown) {
      ScrollView { Text("A") }
        .onGeometryChange(for: CGFloat.self) { $0.size.height } action: { height = $0 } // want frozen-measurement(height)
        .presentationDetents([.height(height)])
    }
  }
}

struct DetentGreedyMore: View {
  @State private var isShown = false
  @State private var height: CGFloat = 100

  var body: some View {
    Text("Open").sheet(isPresented: $isShown) {
      ScrollView { Text("A") }
        .onGeometryChange(for: CGFloat.self) { $0.size.height } action: { height = $0 } // want layout-feedback-loop(height)
        .presentationDetents([.height(height + 40)])
    }
  }
}

struct DetentSeveral: View {
  @State private var isShown = false
  @State private var height: CGFloat = 100

  var body: some View {
    Text("Open").sheet(isPresented: $isShown) {
      ScrollView { Text("A") }
        .onGeometryChange(for: CGFloat.self) { $0.size.height } action: { height = $0 }
        .presentationDetents([.height(height), .large])
    }
  }
}

@main
struct FixtureApp: App {
  var body: some Scene {
    WindowGroup {
      VStack {
        DetentFixed()
        DetentHugging()
        DetentGreedy()
        DetentGreedyMore()
        DetentSeveral()
      }
    }
  }
}
