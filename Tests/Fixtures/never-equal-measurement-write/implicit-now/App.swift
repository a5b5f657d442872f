// E6, E.4: `.now` is another date each time, whatever the type is written with. A case of that name is not: `Moment`.
import SwiftUI

enum Moment: Hashable { case before, soon }

struct Stamped: View {
  @State private var stamp = Date()

  var body: some View {
    Text("x")
      .onGeometryChange(for: CGFloat.self) { $0.size.height } action: { _ in
        stamp = .now // want never-equal-measurement-write(stamp)
      }
      .id(stamp)
  }
}

struct Marked: View {
  @State private var moment = Moment.before

  var body: some View {
    Text("x")
      .onGeometryChange(for: CGFloat.self) { $0.size.height } action: { _ in moment = .soon }
      .id(moment)
  }
}

@main
struct DemoApp: App {
  var body: some Scene {
    WindowGroup {
      Stamped()
      Marked()
    }
  }
}
