// Design §4: an initialiser that is given as a value makes of a constant what a call of it would; elements of a list have the type
// that one of them names.
import SwiftUI

final class Theme: ObservableObject { @Published var title = "" }

final class Large: ObservableObject { @Published var title = "" }

enum Size: CaseIterable { case small, medium, large }

@main
struct Main: App {
  var body: some Scene {
    WindowGroup {
      ForEach([Size.small, .medium], id: \.self, content: Avatar.init)
      Host(row: Avatar.init(size:))
      ForEach([Edge.leading, .trailing], id: \.self) { Handle(edge: $0) }
      ForEach([Size.small, Size.large], id: \.self, content: Portrait.init) // want missing-environment-object(Large)
    }
  }
}

struct Host: View {
  let row: (Size) -> Avatar
  var body: some View { row(.small) }
}

struct Avatar: View {
  let size: Size
  var body: some View { if size == .large { Themed() } }
}

struct Handle: View {
  let edge: Edge

  var body: some View {
    switch edge {
    case .leading, .trailing: Capsule()
    case .top, .bottom: Themed()
    }
  }
}

struct Portrait: View {
  private let size: Size

  init(of size: Size) { self.size = size }

  var body: some View { if size == .large { LargeView() } }
}

struct Themed: View {
  @EnvironmentObject var theme: Theme
  var body: some View { Text(theme.title) }
}

struct LargeView: View {
  @EnvironmentObject var large: Large
  var body: some View { Text(large.title) }
}
