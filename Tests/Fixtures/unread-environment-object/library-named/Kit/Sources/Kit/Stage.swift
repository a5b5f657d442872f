// Design §4: what a public container injects is read by views that users of the library put into it. What the app itself
// injects is known.
import SwiftUI

final class Focus: ObservableObject {
  @Published var index = 0
}

public struct Stage<Content: View>: View {
  @StateObject private var focus = Focus()
  private let content: Content

  public init(@ViewBuilder content: () -> Content) { self.content = content() }

  public var body: some View {
    content.environmentObject(focus)
  }
}

public struct Actor: View {
  @EnvironmentObject private var focus: Focus
  public init() {}
  public var body: some View { Text("\(focus.index)") }
}
