// E.3, breakers: what is rounded to whole points takes no more in than rounding gives back; a hairline below does not grow. More than
// that does, whatever is rounded.
import SwiftUI

struct Hairline: View {
  @State private var height: CGFloat = 40

  var body: some View {
    VStack(spacing: 0) {
      Color.red.frame(height: height)
      Color.gray.frame(height: 1 / 3)
    }
    .onGeometryChange(for: CGFloat.self) { $0.size.height.rounded() } action: { height = $0 }
  }
}

struct Divided: View {
  @State private var height: CGFloat = 40

  var body: some View {
    VStack(spacing: 0) {
      Color.red.frame(height: height)
      Divider()
    }
    .onGeometryChange(for: CGFloat.self) { $0.size.height } action: { height = round($0) }
  }
}

struct RoundedDown: View {
  @State private var height: CGFloat = 40

  var body: some View {
    Color.red.frame(height: height + 0.8)
      .onGeometryChange(for: CGFloat.self) { $0.size.height } action: { height = $0.rounded(.down) }
  }
}

struct RoundedUp: View {
  @State private var height: CGFloat = 40

  var body: some View {
    Color.red.frame(height: height + 0.8)
      .onGeometryChange(for: CGFloat.self) { $0.size.height } action: { height = $0.rounded(.up) } // want layout-feedback-loop(height)
  }
}

struct Padded: View {
  @State private var height: CGFloat = 0

  var body: some View {
    Color.red.frame(height: ceil(height) + 20)
      .onGeometryChange(for: CGFloat.self) { $0.size.height } action: { height = $0.rounded() } // want layout-feedback-loop(height)
  }
}

struct Columns: View {
  @State private var width: CGFloat = 320
  private var column: CGFloat { floor((width - 20) / 3) }

  var body: some View {
    HStack(spacing: 10) {
      Color.red.frame(width: column)
      Color.green.frame(width: column)
      Color.blue.frame(width: column)
    }
    .onGeometryChange(for: CGFloat.self) { $0.size.width } action: { width = $0 }
  }
}

struct WholeNumber: View {
  @State private var h = 0

  var body: some View {
    Text("A").padding(.top, CGFloat(h))
      .onGeometryChange(for: CGFloat.self) { $0.size.height } action: { h = Int($0) } // want layout-feedback-loop(h)
  }
}

struct WholeNumberRoundedUp: View {
  @State private var h = 0

  var body: some View {
    Text("A").padding(.top, CGFloat(h))
      .onGeometryChange(for: Int.self) { Int($0.size.height.rounded(.up)) } action: { h = $0 } // want layout-feedback-loop(h)
  }
}

struct WholeNumberOutside: View {
  @State private var h = 0

  var body: some View {
    Text("A")
      .onGeometryChange(for: CGFloat.self) { $0.size.height } action: { h = Int($0) }
      .padding(.top, CGFloat(h))
  }
}

struct WholePart: View {
  @State private var h = 0

  var body: some View {
    Color.red.frame(height: CGFloat(h) + 0.5)
      .onGeometryChange(for: CGFloat.self) { $0.size.height } action: { h = Int($0) }
  }
}

@main
struct FixtureApp: App {
  var body: some Scene {
    WindowGroup {
      Hairline()
      Divided()
      RoundedDown()
      RoundedUp()
      Padded()
      Columns()
    }
  }
}
