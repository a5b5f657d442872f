// Design §4: the container of a module that only this app uses holds what this app puts into it.
import SwiftUI

final class Focus: ObservableObject {
  @Published var index = 0
}

public struct Stage<Content: View>: View {
  @StateObject private var focus = Focus()
  private let content: Content

  public init(@ViewBuilder content: () -> Content) { self.content = content() }

  public var body: some View {
    content.environmentObject(focus) // want unread-environment-object(Focus)
  }
}

public struct Actor: View {
  @EnvironmentObject private var focus: Focus
  public init() {}
  public var body: some View { Text("\(focus.index)") }
}
