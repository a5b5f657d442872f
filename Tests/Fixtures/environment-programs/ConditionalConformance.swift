// Generic types that are views under a condition, and constrained extensions with different bodies.
import SwiftUI

final class Reds: ObservableObject { @Published var n = 1 }
final class Blues: ObservableObject { @Published var n = 2 }

struct RedView: View {
  @EnvironmentObject var reds: Reds
  var body: some View { Text("\(reds.n)") }
}

struct BlueView: View {
  @EnvironmentObject var blues: Blues
  var body: some View { Text("\(blues.n)") }
}

struct Pair<First, Second> {
  let first: First
  let second: Second
}

extension Pair: View where First: View, Second: View {
  var body: some View {
    HStack {
      first
      second
    }
  }
}

struct Box<Content: View>: View {
  let content: Content
  var body: some View { content }
}

extension Box where Content == BlueView {
  var safe: some View { environmentObject(Blues()) }
}

extension Box where Content == RedView {
  var safe: some View { padding() }
}

struct Colours: View {
  private let names = Pair(first: "red", second: 3)

  var body: some View {
    Pair(first: Text(names.first), second: BlueView())
      .environmentObject(Blues())
    Box(content: BlueView()).safe
    Box(content: RedView()).safe
  }
}

@main
struct ColourApp: App {
  var body: some Scene {
    WindowGroup { Colours() }
  }
}
