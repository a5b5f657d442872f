// E.4, "measured after .frame(height: s)": the same measurement as the view appears, and each time that it changes, frees
// nothing, whatever else decides whether it is written. What is written otherwise does.
import SwiftUI

struct Drawer: View {
  @State private var height: CGFloat = 0
  @State private var limit: CGFloat?

  var body: some View {
    Text("drawer")
      .frame(height: height)
      .background {
        GeometryReader { proxy in // want frozen-measurement(height)
          Color.clear
            .onAppear { height = proxy.size.height }
            .onChange(of: proxy.size.height) { _, new in
              if limit == nil { height = new }
            }
        }
      }
    Button("limit") { limit = 40 }
  }
}

struct Opened: View {
  @State private var height: CGFloat = 0

  var body: some View {
    Text("opened")
      .frame(height: height)
      .background {
        GeometryReader { proxy in
          Color.clear
            .onAppear { height = 80 }
            .onChange(of: proxy.size.height) { _, new in height = new }
        }
      }
  }
}

@main
struct FixtureApp: App {
  var body: some Scene {
    WindowGroup {
      Drawer()
      Opened()
    }
  }
}
