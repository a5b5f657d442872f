// E.3: a reader with a size of its own, a whole body that may stand in a background, and one in what scrolls are bounded.
import SwiftUI

struct Framed: View {
  @State private var width: CGFloat = 0

  var body: some View {
    VStack {
      Text("Title")
      GeometryReader { proxy in
        Color.clear.onAppear { width = proxy.size.width }
      }
      .frame(height: 0)
    }
  }
}

struct Getter: View {
  @Binding var width: CGFloat

  var body: some View {
    GeometryReader { proxy in
      Color.clear.onAppear { width = proxy.size.width }
    }
  }
}

struct Scrolled: View {
  @State private var top: CGFloat = 0

  var body: some View {
    ScrollView {
      VStack {
        GeometryReader { proxy in
          Color.clear.onChange(of: proxy.frame(in: .global).minY) { top = proxy.frame(in: .global).minY }
        }
        Text("Title").background(Getter(width: $top))
      }
    }
  }
}

struct Faded: View {
  @State private var width: CGFloat = 0

  var body: some View {
    HStack {
      Text("Title")
      GeometryReader { proxy in // want unbounded-geometry-reader(GeometryReader)
        Color.clear.onAppear { width = proxy.size.width }
      }
      .opacity(0)
    }
  }
}

@main
struct FramedApp: App {
  var body: some Scene {
    WindowGroup {
      Framed()
      Scrolled()
      Faded()
    }
  }
}
